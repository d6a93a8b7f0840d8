import CommandLineKit
import FoundationEssentials
import GroupStore
import GroupSystem
import XcodeImport

extension Command {
    static let importing = Command(
        name: "import",
        operands: "CONFIG|DIR",
        summary: "make scripts of waybar's custom modules, or of a directory of plugins",
        details: """
            CONFIG is a configuration of waybar, of which each custom module with an exec becomes a script. DIR holds \
            plugins of xbar, SwiftBar or Argos, to which links are made. What was left out is told, and which intervals \
            and signals are not needed any more, as far as the words of a command show. A script is a widget after \
            'groupwidgets add'.
            """,
        options: [
            .init(
                name: "to", argument: "DIR",
                summary: "where the scripts go (default: groupwidgets/scripts in $XDG_DATA_HOME)", completes: .directory
            ),
            .init(name: "force", summary: "replace files that differ"),
        ],
        examples: [
            .init(line: "groupwidgets import ~/.config/waybar/config.jsonc", meaning: "the custom modules of waybar")
        ],
        completes: [.file],
        without: ["root"],
        run: { invocation in
            let operand = try invocation.operands(1...1)[0]
            let place = Path.join(try CurrentProcess.workingDirectory, operand)
            let found = try ScriptSource(place).scripts()
            for reason in found.leftOut { note("left out: \(reason.onOneLine)\n") }
            guard !found.scripts.isEmpty else {
                throw Failure.notFound("\(operand) has nothing that could be a script")
            }
            let directory = ScriptDirectory(path: try invocation.scriptDirectory)
            try directory.write(found.scripts, replacing: invocation.has("force"))
            for script in found.scripts {
                Output.standard.print("\(directory.path)/\(script.name)  \(script.source)".onOneLine)
                for remark in script.remarks { Output.standard.print("  \(remark)".onOneLine) }
            }
            note("next: groupwidgets add \(directory.path)/\(found.scripts[0].name)\n")
        })
}

extension Invocation {
    fileprivate var scriptDirectory: String {
        get throws {
            if let path = argument("to") { return Path.join(try CurrentProcess.workingDirectory, path) }
            if let path = ProcessEnvironment.words("XDG_DATA_HOME"), path.hasPrefix("/") {
                return path + "/groupwidgets/scripts"
            }
            guard let home = ProcessEnvironment.words("HOME"), home.hasPrefix("/") else {
                throw misused("there is no home directory: name one with --to")
            }
            return home + "/.local/share/groupwidgets/scripts"
        }
    }
}

/// A configuration or a directory, as a person names it.
private struct ScriptSource {
    private let place: String

    init(_ place: String) { self.place = place }

    func scripts() throws -> (scripts: [ImportedScript], leftOut: [String]) {
        guard let status = try? FileStatus(of: place, followsLinks: true) else {
            throw Failure.notFound("\(place) is not there")
        }
        guard status.isDirectory else { return try modules(of: place) }
        // waybar's own directory, rather than one of plugins.
        let names = DirectoryListing.names(in: place)
        if let config = ["config.jsonc", "config"].first(where: names.contains) {
            return try modules(of: "\(place)/\(config)")
        }
        return plugins(names.sorted())
    }

    private func modules(of file: String) throws -> (scripts: [ImportedScript], leftOut: [String]) {
        let text = try File.read(file)
        let value: Value
        do throws(Damage) {
            value = try LenientJSON.value(text)
        } catch {
            throw Failure.store("\(file):\(error.line):\(error.column): \(error.reason)")
        }
        let config = WaybarConfig(value)
        var scripts: [ImportedScript] = []
        for module in config.modules {
            var script = ImportedScript(module, of: file, script: script(namedBy: module.exec))
            // Two bars may have different modules of one name.
            while let other = scripts.first(where: { $0.name == script.name }), other != script {
                script.name = "other-" + script.name
            }
            scripts.append(script)
        }
        return (scripts, config.leftOut)
    }

    /// The text of a script that a command consists of.
    private func script(namedBy command: String) -> String? {
        guard var path = command.split(separator: " ").first.map(String.init) else { return nil }
        let home = ProcessEnvironment.words("HOME") ?? ""
        for beginning in ["~", "$HOME", "${HOME}"] where path.hasPrefix(beginning + "/") {
            path = home + path.dropFirst(beginning.count)
        }
        guard path.hasPrefix("/"), let bytes = try? SmallFile.bytes(path) else { return nil }
        return String(decoding: bytes.prefix(100_000), as: UTF8.self)
    }

    private func plugins(_ names: [String]) -> (scripts: [ImportedScript], leftOut: [String]) {
        var scripts: [ImportedScript] = []
        var leftOut: [String] = []
        for name in names where name.first != "." {
            let path = "\(place)/\(name)"
            guard let status = try? FileStatus(of: path, followsLinks: true), status.isRegularFile else { continue }
            let isSettings = name.hasSuffix(".vars.json")
            guard isSettings || FileSystem.allows(.executing, to: path) else {
                leftOut.append("\(name): it cannot be run; 'chmod +x' makes it a plugin")
                continue
            }
            let text = String(decoding: ((try? SmallFile.bytes(path)) ?? []).prefix(100_000), as: UTF8.self)
            scripts.append(ImportedScript(plugin: name, at: path, text: text))
        }
        return (scripts, leftOut)
    }
}
