import CommandLineKit
import GroupStore
import GroupSystem

/// A configuration or a directory, as a person names it.
struct ScriptSource {
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

    /// The modules of a configuration, and of those that it includes.
    private func modules(of main: String) throws -> (scripts: [ImportedScript], leftOut: [String]) {
        var scripts: [ImportedScript] = []
        var leftOut: [String] = []
        var (builtIn, buttons): (Set<String>, Set<String>) = ([], [])
        var files = [main]
        // It grows while files are read that include others.
        var place = 0
        while place < files.count {
            let file = files[place]
            place += 1
            do throws(Failure) {
                let config = try config(of: file)
                builtIn.formUnion(config.builtIn)
                buttons.formUnion(config.buttons)
                for module in config.modules { add(module, of: file, to: &scripts) }
                files += config.includes.map { path(named: $0, in: file) }.filter { !files.contains($0) }
            } catch {
                if file == main { throw error }
                leftOut.append(error.message)
            }
        }
        leftOut += [("without exec", buttons), ("built into waybar", builtIn)].compactMap { reason, names in
            names.isEmpty ? nil : "\(reason): \(names.sorted().joined(separator: ", "))"
        }
        return (scripts, leftOut)
    }

    private func config(of file: String) throws(Failure) -> WaybarConfig {
        let text = try File.read(file)
        do throws(Damage) {
            return WaybarConfig(try LenientJSON.value(text))
        } catch {
            throw .store("\(file):\(error.line):\(error.column): \(error.reason)")
        }
    }

    private func add(_ module: WaybarModule, of file: String, to scripts: inout [ImportedScript]) {
        var script = ImportedScript(module, of: file, script: script(namedBy: module.exec))
        // Two bars may have different modules of one name.
        while let other = scripts.first(where: { $0.name == script.name }), other != script {
            script.name = "other-" + script.name
        }
        if !scripts.contains(script) { scripts.append(script) }
    }

    /// The text of a script that a command consists of.
    private func script(namedBy command: String) -> String? {
        guard let word = command.split(separator: " ").first, case let path = expanded(String(word)),
            path.hasPrefix("/"), let bytes = try? SmallFile.bytes(path)
        else { return nil }
        return String(decoding: bytes.prefix(100_000), as: UTF8.self)
    }

    /// A path that a file names.
    private func path(named name: String, in file: String) -> String {
        let path = expanded(name)
        if path.hasPrefix("/") { return path }
        return file[..<(file.lastIndex(of: "/") ?? file.endIndex)] + "/" + path
    }

    private func expanded(_ path: String) -> String {
        let home = ProcessEnvironment.words("HOME") ?? ""
        for beginning in ["~", "$HOME", "${HOME}"] where path.hasPrefix(beginning + "/") {
            return home + path.dropFirst(beginning.count)
        }
        return path
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
