package import GroupSystem

/// Why an operation on widgets failed.
package enum WidgetError: Error, Hashable, Sendable {
    case cannotWrite(path: String, reason: String)
    /// Another process serves the root.
    case running(holder: Int32?)
    case noSuchProgram(String, similar: String?)
    case noSuchKind(String, similar: String?)
    case noSuchWidget(String, similar: String?)
    /// There is no such activity, or there are several.
    case noSuchActivity(String, candidates: [String])
    /// It is shown for an activity, and not placed.
    case partOfActivity(String)
    case noSuchStack(String, all: [String])
    /// A widget cannot be put into a stack, or taken out of it.
    case cannotStack(String, StackProblem)
    case noSuchFamily(String, kind: String, offered: [String])
    case noSuchParameter(String, kind: String, offered: [String], similar: String?)
    case badParameter(String, value: String, expected: String, similar: String? = nil)
    /// Several choices have the same title.
    case ambiguousChoice(String, parameter: String, values: [String])
    case missingParameter(String, kind: String)
    /// Several programs offer the kind.
    case ambiguousKind(String, programs: [String])
    case notAProgram(path: String, reason: String)
    /// A program of this name is already registered with another path.
    case nameTaken(String, path: String)
    case badRecord(String, reason: String)
    /// The setting for opening URLs is not a command.
    case badOpener(path: String)
    /// Other users could change the file, and so decide what a user runs.
    case exposed(path: String, Exposure, user: String)
}

extension WidgetError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
        case .running(let holder):
            "another host serves this root" + (holder.map { ": process \($0)" } ?? "")
        case .noSuchProgram(let name, _): "no program '\(name)' is registered"
        case .noSuchKind(let kind, _): "no registered program offers a widget '\(kind)'"
        case .noSuchWidget(let id, _): "no widget '\(id)' is placed"
        case .noSuchActivity(let name, let candidates):
            candidates.count > 1 && !name.isEmpty
                && candidates.allSatisfy { $0.lowercased().hasPrefix(name.lowercased()) }
                ? "several activities begin with '\(name)'" : "there is no activity '\(name)'"
        case .partOfActivity(let id): "'\(id)' shows an activity, and is not placed"
        case .noSuchStack(let id, _): "there is no stack '\(id)'"
        case .cannotStack(let id, let problem): problem.words(for: id)
        case .noSuchFamily(let family, let kind, _): "'\(kind)' does not come as '\(family)'"
        case .noSuchParameter(let name, let kind, _, _): "'\(kind)' has no parameter '\(name)'"
        case .badParameter(let name, let value, let expected, _): "'\(value)' is not a value for '\(name)': \(expected)"
        case .ambiguousChoice(let title, let name, _): "several choices for '\(name)' are called '\(title)'"
        case .missingParameter(let name, let kind): "'\(kind)' needs a value for '\(name)'"
        case .ambiguousKind(let kind, let programs):
            "several programs offer a widget '\(kind)': \(programs.joined(separator: ", "))"
        case .notAProgram(let path, let reason): "\(path) is not a widget program: \(reason)"
        case .nameTaken(let name, let path): "a program '\(name)' is registered already: \(path)"
        case .badRecord(let what, let reason): "the record of \(what) cannot be read: \(reason)"
        case .badOpener(let path): "the 'opener' in \(path) is not a command"
        case .exposed(let path, let exposure, let user):
            "\(path) \(exposure.words("\(user) would run what it holds"))"
        }
    }

    /// Advice on what to do about it; nil if the description is enough.
    package var hint: String? {
        switch self {
        case .running: "'groupwidgets show' draws what it shows, and 'groupwidgets stop' ends it; one host is enough"
        case .noSuchProgram(_, let similar), .badParameter(_, _, _, let similar):
            similar.map { "did you mean '\($0)'?" }
        case .noSuchKind(_, let similar):
            similar.map { "did you mean '\($0)'?" }
                ?? "'groupwidgets kinds' lists what can be placed, and 'groupwidgets add PROGRAM' registers more"
        case .noSuchWidget(_, let similar):
            similar.map { "did you mean '\($0)'?" } ?? "'groupwidgets list' lists the placed widgets"
        case .noSuchActivity(_, let candidates):
            candidates.isEmpty ? nil : "there is \(candidates.joined(separator: ", "))"
        case .partOfActivity(let id):
            Activity.id(ofWidget: id).map { "'groupwidgets activities end \($0)' ends it" }
        case .noSuchStack(_, let all):
            all.isEmpty ? "'groupwidgets stack add WIDGET WIDGET' makes one" : "there is \(all.joined(separator: ", "))"
        case .cannotStack(_, let problem): problem.hint
        case .noSuchFamily(_, _, let offered): "it comes as \(offered.joined(separator: ", "))"
        case .noSuchParameter(_, _, let offered, let similar):
            similar.map { "did you mean '\($0)'?" }
                ?? (offered.isEmpty ? "it has no parameters" : "it has \(offered.joined(separator: ", "))")
        case .ambiguousChoice(_, _, let values): "choose by the value: \(values.joined(separator: ", "))"
        case .ambiguousKind: "name the program"
        case .nameTaken(let name, _): "'groupwidgets add --forget \(name)' forgets that one"
        case .badRecord:
            "'groupwidgets remove' removes a widget, and 'groupwidgets add --forget' a program, also if damaged"
        case .badOpener: "'groupwidgets opener' sets another"
        case .exposed(let path, let exposure, let user): exposure.hint(path, for: user)
        case .cannotWrite, .missingParameter, .notAProgram: nil
        }
    }
}

extension WidgetError {
    package var wordsWithHint: String { description + (hint.map { "; \($0)" } ?? "") }
}
