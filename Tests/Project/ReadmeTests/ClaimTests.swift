import Foundation
import Testing

/// The claims of the README and the guarantees. Each names a test that fails if it does not hold.
struct ClaimTests {
    private static let guarantees = [
        "Reads are never stale.": "A running Swift program reads what another process has just set",
        "Writes are never lost.": "Randomly killed readers and writers lose no acknowledged write",
        "Several keys change in one step": "Several keys change in one step",
        "A damaged file is an error": "A truncated or emptied file is damage, not an empty suite",
        "The file is yours.": "Edits are noticed however the editor saves",
        "Types survive.": "A type option sets the type of a value",
        "Changes arrive key by key": "A write without a change is silent",
        "The last state of each key always arrives":
            "When the kernel's queue overflows, the last state of every suite is found",
        "Without inotify, watching goes on.": "At a limit of inotify the watch says so and polls",
        "No write is lost": "Once the network is back, all machines agree, no write is lost, and none was sent twice",
        "Nobody declares what a widget depends on.": "A write to a key that it does not read reloads nothing",
        "A burst of writes is at most twenty reloads a second.":
            "Changes that come faster than a screen can show are reloaded twenty times a second, and the last is",
        "Timelines as on iOS": "Its timeline has five entries an hour apart, and asks for another behind the last",
        "A failing widget costs only itself.": "A failing program costs its own widget only",
        "What a widget prints": "What it logs stands in its log, and what is private does not",
        "Nothing is dropped silently.": "A modifier without effect is noted",
        "An activity outlives its app.": "An app's activity is shown, follows its updates, and goes with its end",
        "By hand": "It describes what it has to offer",
        "Pictures are drawn apart.": "It has given up writing, the network and programs before it reads anything",
        "No other user decides what runs as you, or where your values go.": "A program of another user's is not run",
        "It starts like a C program.": "A suite is read and written without /proc, as in a chroot",
    ]

    /// The claims of the README's list, by their first words. What it takes is measured by the benchmark.
    private static let list = [
        "Once `groupdefaults set` returns": "A running Swift program reads what another process has just set",
        "Two writers never lose": "Shells that set at once lose nothing",
        "A damaged file is an error": "A truncated or emptied file is damage, not an empty suite",
        "A watcher always gets": "When the kernel's queue overflows, the last state of every suite is found",
        "It takes 2 ms": nil,
    ]

    /// The sentences of all tests.
    private static let tests: Set<String> = {
        let tests = Page.package.appendingPathComponent("Tests")
        let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
        return Set(
            paths.filter { $0.hasSuffix("Tests.swift") }.flatMap { path -> [String] in
                let text = (try? String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)) ?? ""
                return text.matches(of: /func `([^`]+)`/).map { String($0.1) }
            })
    }()

    @Test func `Each guarantee has a test`() throws {
        let text = try String(
            contentsOf: Page.package.appendingPathComponent("Documentation/Guarantees.md"), encoding: .utf8)
        let claims = text.matches(of: /\*\*([^*]+)\*\*/).map { String($0.1).replacing("\n", with: " ") }
        #expect(Set(claims) == Set(Self.guarantees.keys))
        #expect(Set(Self.guarantees.values).subtracting(Self.tests) == [])
    }

    @Test func `Each claim of the README's list has a test`() throws {
        let text = try String(contentsOf: Page.package.appendingPathComponent("README.md"), encoding: .utf8)
        let section = try #require(
            text.components(separatedBy: "\n## Guarantees\n").last?.components(separatedBy: "\n## ")[0])
        let claims = section.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        for claim in claims {
            #expect(Self.list.keys.contains { claim.hasPrefix($0) }, "\(claim)")
        }
        #expect(claims.count == Self.list.count)
        #expect(Set(Self.list.values.compactMap(\.self)).subtracting(Self.tests) == [])
    }
}
