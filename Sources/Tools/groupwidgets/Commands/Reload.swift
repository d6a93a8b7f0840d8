import CommandLineKit
import FoundationEssentials
import WidgetArchive
import WidgetRecords

extension Command {
    static let reload = Command(
        name: "reload",
        operands: "KIND …",
        summary: "reload widgets, as WidgetCenter does",
        options: [.init(name: "all", summary: "all widgets")],
        completes: [.kind],
        of: { invocation in
            let widgets = try invocation.widgets
            if invocation.has("all") {
                _ = try invocation.operands(0...0)
                try widgets.requestReload(ofKind: nil)
            } else {
                let programs = try widgets.registeredPrograms()
                let known = programs.flatMap { $0.description.kinds.map(\.kind) + $0.description.activities }
                for kind in try invocation.operands(atLeast: 1) {
                    if !known.contains(kind) { _ = try widgets.kind(kind) }
                    try widgets.requestReload(ofKind: kind)
                }
            }
            if widgets.host == nil {
                note("no host is running; 'groupwidgets run' starts one, which will do it\n")
            }
        })

    static let tap = Command(
        name: "tap",
        operands: "ID [TARGET]",
        summary: "tap a widget",
        details: """
            TARGET is the number of a link or button, counted from 1. Without it, the widget as a whole is tapped, or the \
            control. With --list, the targets are shown, and nothing is tapped.
            """,
        options: [.init(name: "list", summary: "list the targets"), .json],
        examples: [.init(line: "groupwidgets tap MyWidget-1 2", meaning: "opens the second link")],
        completes: [.widget, .nothing],
        of: { invocation in
            let operands = try invocation.operands(1...2)
            let widgets = try invocation.widgets
            let placed = try widgets.widget(operands[0])
            guard let entry = try widgets.archive(of: placed.id)?.timeline.entry(at: Date()) else {
                throw Failure.notFound("\(placed.id) shows nothing yet", hint: "'groupwidgets run' loads it")
            }
            let targets = entry.scene.root.targets
            if invocation.has("list") {
                if invocation.has("json") {
                    let reports = targets.enumerated().map { TapTargetReport(number: $0 + 1, target: $1) }
                    return Output.standard.write(try json(listing: reports))
                }
                if targets.isEmpty { note("\(placed.id) has nothing to tap\n") }
                for (number, target) in targets.enumerated() {
                    let text = target.text.isEmpty ? "" : "  (\(target.text))"
                    Output.standard.print("\(number + 1)  \(target.action.words)\(text)".onOneLine)
                }
                return
            }
            try invocation.refuseJSON(besides: "a tap")
            let action = try chosen(
                operands.dropFirst().first, of: targets.map(\.action), entry.scene,
                isControl: placed.instance.family.isControl, in: invocation)
            guard widgets.host != nil else {
                throw Failure.store("no host is running to carry out the tap", hint: "'groupwidgets run' starts one")
            }
            try widgets.requestTap(placed.id, action)
        })

    private static func chosen(
        _ word: String?, of targets: [Action], _ scene: Scene, isControl: Bool, in invocation: Invocation
    ) throws -> Action {
        guard let word else {
            if let url = scene.url { return .open(url: url) }
            if isControl, let action = targets.first { return action }
            throw Failure.notFound(
                "the widget has no link of its own", hint: "'groupwidgets tap --list' shows targets")
        }
        guard let number = Int(word) else { throw invocation.misused("'\(word)' is not the number of a target") }
        guard targets.indices.contains(number - 1) else {
            throw Failure.notFound("there is no target \(number): the widget has \(targets.count)")
        }
        return targets[number - 1]
    }
}

/// A hit area of a widget, with the number by which `tap` names it.
private struct TapTargetReport: ArchiveWritable {
    let number: Int
    let target: Node.Target

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("number", number)
            json.member("action", target.action)
            json.member("text", target.text)
        }
    }
}

extension Node.Target {
    /// Its text.
    fileprivate var text: String { content.words.joined(separator: " ") }
}

extension ActivityRecord.Alert {
    var words: String { body.isEmpty ? title : "\(title): \(body)" }
}

extension Action {
    var words: String {
        switch self {
        case .open(let url): "opens \(url)"
        case .perform(let intent, let parameters):
            "performs \(intent)"
                + parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        }
    }
}
