import CommandLineKit
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetRecords

extension Command {
    static let add = Command(
        name: "add",
        operands: "PROGRAM|SCRIPT|DIRECTORY …",
        summary: "register widget programs and scripts, after asking them what they offer",
        details: """
            A widget program is one whose @main is a Widget or a WidgetBundle. A script begins with #!, and is run again \
            when a key or a file changes that it has read. Either stays where it is, and a change to it is noticed. Adding \
            it again asks it again. Of a directory, all scripts are registered.
            """,
        options: [.init(name: "forget", summary: "forget a program, by its name; its widgets stay as they are")],
        examples: [
            .init(line: "groupwidgets add .build/release/Basic", meaning: "the widgets of that program"),
            .init(line: "groupwidgets add ./vpn.sh", meaning: "a widget of what that script prints"),
        ],
        completes: [.file],
        of: { invocation in
            let widgets = try invocation.widgets
            let paths = try invocation.operands(atLeast: 1)
            if invocation.has("forget") { return try paths.forEach(widgets.removeProgram) }
            if paths.count == 1, isDirectory(paths[0]) { return try addAll(in: paths[0], to: widgets) }
            for path in paths {
                // As of the resources beside a program, where a shell has completed a *.
                if isDirectory(path) {
                    note("note: \(path.onOneLine) is a directory, and left out\n")
                } else {
                    try add(path, to: widgets)
                }
            }
        })

    private static func isDirectory(_ path: String) -> Bool {
        (try? FileStatus(of: path, followsLinks: true))?.isDirectory == true
    }

    private static func add(_ path: String, to widgets: WidgetsDirectory) throws {
        let program = try widgets.add(path)
        for kind in program.description.kinds { Output.standard.print("\(program.name): \(kind.words)".onOneLine) }
        for type in program.description.activities {
            Output.standard.print("\(program.name): Live Activities of \(type)".onOneLine)
        }
        try Output.standard.flush()
        for words in program.description.notes { note("note: \("\(program.name): \(words)".onOneLine)\n") }
    }

    /// Registers the scripts in a directory, which are not run for that. The others are registered even if one cannot be.
    private static func addAll(in directory: String, to widgets: WidgetsDirectory) throws {
        let names = DirectoryListing.names(in: directory).filter { !$0.hasPrefix(".") }.sorted()
        let paths = try names.map { "\(directory)/\($0)" }.filter { path in
            try FileSystem.allows(.executing, to: path) && !isDirectory(path) && widgets.programFile(at: path).isScript
        }
        if paths.isEmpty { throw Failure.notFound("\(directory) has no script that may be executed") }
        var failed = 0
        for path in paths {
            do {
                try add(path, to: widgets)
            } catch {
                failed += 1
                note("note: \("\(error)".onOneLine)\n")
            }
        }
        if failed > 0 { throw Failure.store("\(failed) of \(paths.count) in \(directory) could not be registered") }
    }

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
