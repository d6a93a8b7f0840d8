import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Invocation {
    var widgets: WidgetsDirectory {
        get throws { try WidgetsDirectory(try root) }
    }

    /// The kind named by the first operand, or that of the placed widget it names.
    fileprivate var kindMeant: KindDescription? {
        guard let name = operands.first, let widgets = try? widgets else { return nil }
        let kind = (try? widgets.widget(name))?.instance.kind ?? name
        return (try? widgets.kinds())?.first { $0.kind.kind == kind }?.kind
    }

    /// The parameters given by `--set name=value`.
    func assignments() throws(Failure) -> [String: String] {
        var values: [String: String] = [:]
        for case .option(let option, let argument) in words where option.name == Option.set.name {
            let (name, value) = try assignment(argument)
            values[name] = value
        }
        return values
    }

    /// Throws if `--json` is given to a command that lists nothing.
    func refuseJSON(besides other: String) throws(Failure) {
        if has("json") { throw misused("--json lists, and does not go with \(other)") }
    }

    /// Splits `name=value`.
    func assignment(_ word: String) throws(Failure) -> (name: String, value: String) {
        guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
            throw misused("'\(word)' is not PARAMETER=VALUE")
        }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
}

extension Option {
    static let set = Option(
        name: "set", argument: "PARAMETER=VALUE", summary: "a value for a parameter of the widget; may be repeated")
    static let family = Option(
        name: "family", argument: "FAMILY",
        summary: "the size: small, medium, large, extraLarge, circular, rectangular, inline",
        completes: .found { invocation in
            let families = invocation.kindMeant?.families ?? Family.ofWidgets.filter { !$0.isControl }
            return families.map { .init($0.shortName, meaning: $0.rawValue) } + families.map { .init($0.rawValue) }
        })
    static let program = Option(
        name: "program", argument: "NAME", summary: "the program, where several offer a kind of that name")
}

extension Option.Completes {
    static let kind = found { try $0.widgets.kinds().map { .init($0.kind.kind, meaning: $0.kind.name) } }
    static let widget = found { try $0.widgets.placedWidgets().map { .init($0.id, meaning: $0.program) } }
    static let activity = found { try $0.widgets.activities().map { .init($0.id, meaning: $0.record.type) } }
    static let widgetOrKind = found { invocation in
        let widgets = try invocation.widgets
        return try widgets.activities().map { .init($0.id, meaning: $0.record.type) }
            + widgets.placedWidgets().map { .init($0.id, meaning: $0.program) }
            + widgets.kinds().map { .init($0.kind.kind, meaning: $0.kind.name) }
    }
}

extension Failure {
    /// Converts an error of WidgetHost to a failure of the program.
    init(widgets error: any Error) {
        guard let error = error as? WidgetError else {
            self.init(error)
            return
        }
        let code: ExitCode =
            switch error {
            case .noSuchProgram, .noSuchKind, .noSuchWidget, .noSuchActivity, .noSuchStack: .notFound
            case .noSuchFamily, .noSuchParameter, .badParameter, .ambiguousChoice, .missingParameter, .ambiguousKind,
                .nameTaken, .partOfActivity, .cannotStack:
                .usage
            case .cannotWrite, .running, .notAProgram, .badRecord, .badOpener, .exposed: .store
            }
        self.init(code: code, message: "\(error)", hint: error.hint)
    }
}

extension Command {
    /// A command about widgets, whose errors are converted.
    convenience init(
        name: String, operands: String = "", summary: String, details: String = "",
        options: @autoclosure @escaping @Sendable () -> [Option] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example] = [],
        completes: @autoclosure @escaping @Sendable () -> [Option.Completes] = [],
        hasOwnGrammar: Bool = false,
        of body: @escaping @Sendable (Invocation) throws -> Void
    ) {
        self.init(
            name: name, operands: operands, summary: summary, details: details, options: options(),
            examples: examples(), completes: completes(), hasOwnGrammar: hasOwnGrammar,
            run: { invocation in
                do {
                    try body(invocation)
                } catch {
                    throw Failure(widgets: error)
                }
            })
    }
}
