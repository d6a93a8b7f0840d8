import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let log = Command(
        name: "log", summary: SyncVerb.log.summary,
        options: Option.sync("follow", "last", "json"),
        run: { invocation in
            _ = try invocation.operands(0...0)
            let follows = invocation.has("follow")
            if follows, invocation.has("json") { throw invocation.misused("--json does not go with --follow") }
            let count = try invocation.lineCount ?? .max
            let directory = try SyncDirectory(in: invocation.root)
            if follows { try directory.settings.makeContainer() }
            let follower = follows ? try LogFollower(in: directory.inner.path) : nil
            let tail = CappedFileTail(directory.log)
            let entries = tail.entries().suffix(count)
            if invocation.has("json") { return Output.standard.print(Value.array(entries.map(\.value)).json()) }
            for entry in entries { Output.standard.print(entry.line) }
            if let follower {
                try follower.follow { _ in for entry in tail.entries() { Output.standard.print(entry.line) } }
            }
            if entries.isEmpty { note("nothing has been logged\n") }
        })
}

extension Invocation {
    fileprivate var lineCount: Int? {
        get throws {
            guard let word = argument("last") else { return nil }
            guard let count = Int(word), count > 0 else { throw misused("'\(word)' is not a number of lines") }
            return count
        }
    }
}

extension CappedFileTail {
    fileprivate func entries() -> [LogEntry] {
        newLines().split(separator: UInt8(ascii: "\n")).compactMap { LogEntry($0) }
    }
}
