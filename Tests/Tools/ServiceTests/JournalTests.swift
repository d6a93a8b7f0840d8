import Foundation
import GroupStore
import TestSupport
import Testing

/// The priorities of lines, where the standard error output is the journal.
struct JournalTests {
    private let tool = Tool("groupwidgets")

    /// What a script with `$tool` prints to its standard error, which is a file that JOURNAL_STREAM names, or does not.
    private func errors(_ script: String, isJournal: Bool = true) throws -> String {
        let path = tool.temporary.directory.path + "/journal"
        let name = isJournal ? "$(stat -L -c %d:%i /proc/self/fd/2)" : "1:$(stat -L -c %i /proc/self/fd/2)"
        try FileManager.default.createDirectory(atPath: tool.temporary.root.path, withIntermediateDirectories: true)
        _ = try tool.shell("exec 2>'\(path)'; export JOURNAL_STREAM=\(name); \(script)")
        return try Files.read(path)
    }

    @Test func `Each line tells the journal how much it matters, and nobody else`() throws {
        let script = "$tool plaice"
        let plain = try errors(script, isJournal: false)
        let lines = plain.split(separator: "\n")
        try #require(lines.count == 2, "\(plain)")
        #expect(lines[0].hasPrefix("error: ") && lines[1].hasPrefix("hint: "))
        #expect(try errors(script) == "<3>\(lines[0])\n<6>\(lines[1])\n")
        #expect(try errors("$tool plaice 2>\"$TMPDIR/other\"; cat \"$TMPDIR/other\" >&2") == plain)
    }

    @Test func `A line of several is told once for each`() throws {
        let lines = try errors("$tool").split(separator: "\n")
        #expect(lines.count > 5)
        for line in lines { #expect(line.hasPrefix("<3>"), "\(line)") }
    }

    @Test func `A host tells what it does, and warns of what a person should know`() throws {
        let placed = tool.temporary.root.path + "/.widgets/placed/Library/Preferences"
        let script = """
            "$tool" list; mkdir -p '\(placed)'; echo '{"Other-1": "rubbish"}' > '\(placed)/placed.json'
            "$tool" run --plain >/dev/null &
            timeout 60 sh -c 'until grep -q Other-1 "$TMPDIR/journal"; do :; done'
            "$tool" stop 2>/dev/null
            wait
            """
        let lines = try errors(script).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("<6>no widget is placed") })
        #expect(lines.contains { $0.hasPrefix("<4>note: ") && $0.contains("Other-1") }, "\(lines)")
    }
}
