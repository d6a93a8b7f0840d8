import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Command {
    static let stack = Command(
        name: "stack",
        operands: "[VERB …]",
        summary: "keep several widgets of one size in one place, and turn to the one that matters",
        details: """
            A stack shows the widget on its top, whose timeline entry is the most relevant now. The score of an entry's \
            TimelineEntryRelevance counts in proportion to the other entries of its timeline, and 0 never turns a stack. \
            At a time that a provider's relevance() names, its widget counts as if it had its greatest score. \
            'next' and 'previous' turn the stack by hand, which holds until something becomes more relevant. 'add' \
            with widgets alone makes a stack and prints its id; 'remove' takes widgets out, or a whole stack apart, and \
            leaves the widgets placed. Without a verb, or with 'list', the stacks are listed; 'groupwidgets why STACK' \
            says why a widget is on top.
            """,
        options: [.json],
        examples: [
            .init(line: "groupwidgets stack add BasicWidget-1 MyWidget-1", meaning: "prints Stack-1"),
            .init(line: "groupwidgets stack add Stack-1 CharacterDetail-1", meaning: "one more, behind them"),
            .init(line: "groupwidgets stack next", meaning: "turns the only stack, and prints what is on top"),
            .init(line: "groupwidgets stack remove MyWidget-1", meaning: "takes it out"),
        ],
        completes: [
            .found { _ in StackVerb.allCases.map { .init($0.rawValue, meaning: $0.meaning) } }, .stackOrWidget,
        ],
        of: { invocation in
            let widgets = try invocation.widgets
            guard let word = invocation.operands.first else { return try list(widgets, invocation) }
            guard let verb = StackVerb(rawValue: word) else {
                let verbs = StackVerb.allCases.map(\.rawValue).joined(separator: ", ")
                throw invocation.misused("there is no verb '\(word)'; there are \(verbs)")
            }
            switch verb {
            case .list:
                _ = try invocation.operands(1...1)
                try list(widgets, invocation)
            case .add: try add(Array(try invocation.operands(atLeast: 2).dropFirst()), to: widgets)
            case .remove: for name in try invocation.operands(atLeast: 2).dropFirst() { try widgets.unstack(name) }
            case .next: Output.standard.print(try widgets.turn(try stack(of: widgets, invocation), by: 1))
            case .previous: Output.standard.print(try widgets.turn(try stack(of: widgets, invocation), by: -1))
            }
        })

    private static func add(_ names: [String], to widgets: WidgetsDirectory) throws {
        if try widgets.stacks().contains(where: { $0.id == names[0] }) {
            try widgets.add(Array(names.dropFirst()), toStack: names[0])
        } else {
            Output.standard.print(try widgets.makeStack(of: names))
        }
    }

    /// The named stack, or else the only one.
    private static func stack(of widgets: WidgetsDirectory, _ invocation: Invocation) throws -> String {
        if let name = try invocation.operands(1...2).dropFirst().first { return name }
        let all = try widgets.stacks()
        guard let only = all.first else { throw Failure.notFound("there is no stack", hint: StackVerb.hint) }
        guard all.count == 1 else {
            throw invocation.misused("there are several stacks: \(all.map(\.id).joined(separator: ", "))")
        }
        return only.id
    }

    private static func list(_ widgets: WidgetsDirectory, _ invocation: Invocation) throws {
        let reports = try widgets.stacks().map { StackReport(stack: $0, top: widgets.top(of: $0)) }
        if invocation.has("json") { return Output.standard.write(try json(listing: reports)) }
        let style = Style(of: 1)
        for report in reports {
            Output.standard.print("\(style.paint(report.stack.id, .cyan))  \(report.stack.family.rawValue)")
            for widget in report.stack.widgets {
                let words = widget == report.top?.widget ? report.top.map { "  \($0.reason.words)" } ?? "" : ""
                Output.standard.print((words.isEmpty ? "  \(widget)" : "▸ \(widget)\(words)").onOneLine)
            }
        }
        if reports.isEmpty { note("there is no stack; \(StackVerb.hint)\n") }
    }
}

private enum StackVerb: String, CaseIterable {
    case list, add, remove, next, previous

    static let hint = "'groupwidgets stack add WIDGET WIDGET' makes one"

    var meaning: String {
        switch self {
        case .list: "the stacks, and what is on top of them"
        case .add: "makes a stack of widgets, or adds widgets to one"
        case .remove: "takes widgets out, or a stack apart"
        case .next: "turns a stack to the next widget"
        case .previous: "turns a stack back"
        }
    }
}

/// A stack, and the widget on top of it.
private struct StackReport: ArchiveWritable {
    let stack: WidgetStack
    let top: StackTop?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", stack.id)
            json.member("family", stack.family)
            json.member("widgets", stack.widgets)
            json.member("top", top?.widget)
            json.member("reason", top?.reason.words)
            json.member("until", top?.until)
        }
    }
}

extension StackTop {
    /// Why it is on top, and when that may change.
    var words: String {
        "\(widget) is on top: \(reason.words)" + (until.map { "; it may turn at \($0.localStamp)" } ?? "")
    }
}

extension StackTop.Reason {
    var words: String {
        switch self {
        case .first: return "it is the first, and nothing is relevant"
        case .turned(let date): return "a person turned to it at \(date.localStamp)"
        case .relevant(let relevance):
            let ends = relevance.ends.map { " until \($0.localStamp)" } ?? ""
            return "it is relevant since \(relevance.began.localStamp)\(ends), \(relevance.source)"
        }
    }
}

extension StackRelevance {
    fileprivate var source: String {
        switch cause {
        case .occasion: return "by its provider's relevance()"
        case .entry:
            let share = share < 1 ? ", \((share * 100).formatted(places: 0)) % of its greatest" : ""
            return "with a score of \(score.formatted(places: 1))\(share)"
        }
    }
}

extension Option.Completes {
    fileprivate static let stackOrWidget = found { invocation in
        let widgets = try invocation.widgets
        return try widgets.recordedStacks().map { .init($0.id, meaning: $0.family.rawValue) }
            + widgets.placedWidgets().map { .init($0.id, meaning: $0.program) }
    }
}
