import CommandLineKit
import GroupSystem

/// Where imported scripts are put.
struct ScriptDirectory {
    let path: String

    /// Writes scripts. Nothing is written if a file that differs would be replaced, unless that is wanted.
    func write(_ scripts: [ImportedScript], replacing: Bool) throws(Failure) {
        let others = scripts.map(\.name).filter { name in
            isTaken(name) && !scripts.contains { $0.name == name && isSame($0) }
        }
        if let first = others.first, !replacing {
            throw .usage(
                "\(path)/\(first) is there already, and differs",
                hint: "--force replaces it; --to names another directory")
        }
        do throws(Errno) {
            try FileSystem.makeDirectories(path)
            for script in scripts where !isSame(script) { try write(script) }
        } catch {
            throw .store("\(path) cannot be written: \(error)")
        }
    }

    private func isTaken(_ name: String) -> Bool { (try? FileStatus(of: "\(path)/\(name)")) != nil }

    private func isSame(_ script: ImportedScript) -> Bool {
        let own = "\(path)/\(script.name)"
        return switch script.content {
        case .text(let text): FileSystem.target(ofLink: own) == nil && (try? SmallFile.bytes(own)) == Array(text.utf8)
        case .link(let target): FileSystem.target(ofLink: own) == target
        }
    }

    private func write(_ script: ImportedScript) throws(Errno) {
        let own = "\(path)/\(script.name)"
        switch script.content {
        case .text(let text):
            var file = try AtomicFile(at: "\(path)/.\(script.name).new", mode: 0o755)
            try file.file.writeAll(Array(text.utf8))
            try file.replace(own)
        case .link(let target):
            try? FileSystem.remove(own)
            let directory = try FileDescriptor(opening: path, .readOnly)
            try directory.makeLink(script.name, to: target)
        }
    }
}
