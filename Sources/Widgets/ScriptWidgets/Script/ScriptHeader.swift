package import WidgetArchive

/// A script's description of itself, in comments near its beginning: `<xbar.title>VPN</xbar.title>`.
///
/// The prefixes `xbar`, `bitbar`, `swiftbar` and `groupwidgets` share most words. A later line replaces an earlier one.
package struct ScriptHeader: Hashable, Sendable {
    package private(set) var title: String?
    package private(set) var summary: String?
    /// Nil if it names none.
    package private(set) var families: [Family]?
    package private(set) var variables: [ParameterDescription] = []
    /// Variables with fixed values.
    package private(set) var environment: [String: String] = [:]
    /// Times to run at.
    private(set) var schedule: [CronSchedule] = []
    /// Whether it runs on and prints a new menu after each `~~~`.
    package private(set) var isStreaming = false
    /// Whether it may print something else in the dark appearance: it names a variable that tells.
    let asksForAppearance: Bool
    /// Headers that are wrong or have no effect, in words.
    package private(set) var notes: [String] = []

    /// How much of a script is searched.
    package static let length = 64 << 10
    private static let noteLimit = 20

    /// Reads the beginning of a script; what comes after `length` is passed over.
    package init(_ script: some Collection<UInt8>) {
        let text = String(decoding: script.prefix(ScriptHeader.length), as: UTF8.self)
        asksForAppearance = ScriptEnvironment.namesOfAppearance.contains { text.contains($0) }
        for tag in HeaderTags(text) { take(tag) }
    }

    private mutating func take(_ tag: HeaderTags.Tag) {
        let words = tag.content.trimmed.shown
        switch tag.name {
        case "title": title = words
        case "desc": summary = words
        case "version", "author", "author.github", "abouturl", "about", "image", "icon", "dependencies": break
        case "var": takeVariable(words)
        case "families" where tag.prefix == "groupwidgets": takeFamilies(words)
        default: takeOfSwiftBar(tag, words)
        }
    }

    private mutating func takeOfSwiftBar(_ tag: HeaderTags.Tag, _ words: String) {
        let isTrue = words.lowercased() == "true"
        switch tag.name {
        case "environment": takeEnvironment(words)
        case "schedule": for rule in words.split(separator: "|") { takeSchedule(rule.trimmed) }
        case "type": isStreaming = words.lowercased() == "streamable"
        case "runinbash" where isTrue, "persistentwebview" where !isTrue: break
        case "hideabout", "hideruninterminal", "hidelastupdated", "hidedisableplugin", "hideswiftbar":
            // A widget has no such menu items.
            break
        default: add("'\(tag.prefix).\(tag.name.prefix(40))' has no effect here")
        }
    }

    private mutating func add(_ note: String) {
        if notes.count < ScriptHeader.noteLimit, !notes.contains(note) { notes.append(note) }
    }
}

// Lists.
extension ScriptHeader {
    private mutating func takeFamilies(_ words: String) {
        var found: [Family] = []
        for word in ScriptHeader.words(in: words) {
            if let family = Family.ofWidgets.first(where: { $0.isCalled(word) }) {
                if !found.contains(family) { found.append(family) }
            } else {
                let known = Family.ofWidgets.map(\.shortName).joined(separator: ", ")
                add("'\(word.prefix(40))' is not a family; there are \(known)")
            }
        }
        if !found.isEmpty { families = found }
    }

    /// `[NAME=value, OTHER=value]`
    private mutating func takeEnvironment(_ words: String) {
        let inside = words.hasPrefix("[") && words.hasSuffix("]") ? words.dropFirst().dropLast() : words[...]
        for pair in inside.split(separator: ",") {
            let parts = pair.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "=" || $0 == ":" }
            let name = parts[0].trimmed
            guard parts.count == 2, HeaderVariable.isName(name) else {
                add("'\(pair.trimmed.prefix(40))' is not NAME=value")
                continue
            }
            environment[name] = parts[1].trimmed
        }
    }

    private mutating func takeSchedule(_ rule: String) {
        guard let schedule = CronSchedule(rule) else {
            return add("'\(rule.prefix(60))' is no schedule: minute, hour, day, month and day of the week")
        }
        self.schedule.append(schedule)
    }

    private mutating func takeVariable(_ words: String) {
        do throws(HeaderVariable.Problem) {
            let variable = try HeaderVariable.description(words)
            variables.removeAll { $0.name == variable.name }
            variables.append(variable)
        } catch {
            add("'\(words.prefix(60))': \(error.words)")
        }
    }

    private static func words(in list: String) -> [String] {
        list.split { $0 == "," || $0 == " " || $0 == ";" }.map(String.init)
    }
}

// A kind of widget.
extension ScriptHeader {
    /// Families for a script that names none: a menu and its first line suit each of these.
    package static let usualFamilies: [Family] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
        .accessoryInline,
    ]

    package func kind(of script: ScriptName) -> KindDescription {
        KindDescription(
            script.kind, name: title ?? script.kind, summary: summary ?? "",
            families: families ?? ScriptHeader.usualFamilies, parameters: variables)
    }

    /// The environment of a run for a placed widget with these parameters.
    package func environment(_ parameters: [String: Parameter]) -> [String: String] {
        variables.reduce(into: environment) { environment, variable in
            guard let value = parameters[variable.name] ?? variable.standard?.value else { return }
            environment[variable.name] = value.inEnvironment
        }
    }

    /// With the values that xbar keeps beside a script, in `name.vars.json`, as defaults.
    package func with(saved file: [UInt8]) -> ScriptHeader {
        var header = self
        do throws(ArchiveError) {
            let saved = Dictionary(try JSONValue(of: file).members(), uniquingKeysWith: { $1 })
            for place in variables.indices {
                guard let words = saved[variables[place].name]?.words else { continue }
                guard let value = HeaderVariable.value(words, for: variables[place]) else {
                    header.add("'\(words.shown.prefix(40))' does not suit '\(variables[place].name)'")
                    continue
                }
                header.variables[place].standard = Choice(value, title: words.shown)
            }
        } catch {
            header.add("saved variables cannot be read: \(error)")
        }
        return header
    }
}

extension Parameter {
    fileprivate var inEnvironment: String {
        guard case .real(let number) = self, number == number.rounded(), abs(number) < 1e15 else { return description }
        return "\(Int(number))"
    }
}
