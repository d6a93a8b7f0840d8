import CommandLineKit
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetRecords

extension Command {
    static let add = Command(
        name: "add",
        operands: "PROGRAM …",
        summary: "register widget programs, after asking them what they offer",
        details: """
            A widget program is one whose @main is a Widget or a WidgetBundle. It stays where it is, and rebuilding it \
            is noticed. Adding it again asks it again.
            """,
        options: [.init(name: "forget", summary: "forget a program, by its name; its widgets stay as they are")],
        examples: [.init(line: "groupwidgets add .build/release/Basic", meaning: "the widgets of that program")],
        completes: [.file],
        of: { invocation in
            let widgets = try invocation.widgets
            let paths = try invocation.operands(atLeast: 1)
            for path in paths {
                if invocation.has("forget") {
                    try widgets.removeProgram(path)
                    continue
                }
                // As of the resources beside a program, where a shell has completed a *.
                if paths.count > 1, let status = try? FileStatus(of: path, followsLinks: true), status.isDirectory {
                    note("note: \(path.onOneLine) is a directory, and left out\n")
                    continue
                }
                let program = try widgets.add(path)
                for kind in program.description.kinds {
                    Output.standard.print("\(program.name): \(kind.words)".onOneLine)
                }
                for type in program.description.activities {
                    Output.standard.print("\(program.name): Live Activities of \(type)".onOneLine)
                }
                try Output.standard.flush()
                for words in program.description.notes { note("note: \("\(program.name): \(words)".onOneLine)\n") }
            }
        })

    static let kinds = Command(
        name: "kinds",
        summary: "list the kinds of widgets that can be placed",
        options: [.json],
        of: { invocation in
            let widgets = try invocation.widgets
            let kinds = try widgets.kinds()
            if invocation.has("json") { return Output.standard.write(try json(kinds.map(\.kind))) }
            let style = Style(of: 1)
            for (program, kind) in kinds {
                Output.standard.print(
                    "\(style.paint(kind.kind.onOneLine, .cyan))  \(kind.title.onOneLine) (\(program.name))")
                Output.standard.print("  \(kind.families.map(\.rawValue).joined(separator: ", "))")
                for parameter in kind.parameters { Output.standard.print("  --set \(parameter.words.onOneLine)") }
            }
            for damage in try widgets.damage() { note("note: \("\(damage)".onOneLine)\n") }
            if kinds.isEmpty { note("no program is registered; 'groupwidgets add PROGRAM' registers one\n") }
        })
}

extension KindDescription {
    fileprivate var title: String { summary.isEmpty ? name : "\(name): \(summary)" }
    fileprivate var words: String { "\(kind) (\(families.map(\.rawValue).joined(separator: ", ")))" }
}

extension ParameterDescription {
    fileprivate var words: String {
        let standard = standard.map { ", \($0.value) if not given" } ?? ""
        let limits = range.isEmpty ? "" : ",\(range)"
        return "\(name)=\(form)  \(title)\(limits)\(standard)"
    }

    private var form: String {
        let kind = type == .list ? elements ?? .text : type
        let choices = cases.map { "\($0.value)" }.joined(separator: "|")
        let isOther = hasChoices && kind != .entity
        let one = cases.isEmpty ? (isOther ? "CHOICE" : kind.rawValue.uppercased()) : choices
        return type == .list ? "\(one),…" : one
    }
}
