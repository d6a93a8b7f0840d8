import AppGroups
import AppGroupsObservation
import Glibc
import GroupStore
import GroupTesting
import GroupWatch
import Synchronization
import TestSupport
import Testing
import WidgetKit

/// What the documents show of Swift, run. Programs find their groups through the environment, so what stands in a program
/// there is run in a process of its own.
struct Snippets {
    @Test func `The widget shows the cup that the app has added`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["CoffeeWidget"])
        let widget = try host.place("Coffee", family: .systemSmall)
        try group.set("cups", to: 4, in: "group.com.example.app")
        let reload = try widget.nextReload()
        #expect(reload.text.contains("4 of 8 cups"))
        #expect(reload.causes == ["cups of group.com.example.app changed"])
    }

    @Test func `Two processes share a suite`() throws {
        let group = try TestGroup()
        let defaults = try group.defaults("group.com.example.app")
        try group.set("nickname", to: "Kim", in: "group.com.example.app")
        #expect(defaults.string(forKey: "nickname") == "Kim")
        defaults.set("Minsu", forKey: "nickname")
        try group.wait(for: "nickname", toBe: "Minsu", in: "group.com.example.app")
    }

    @Test func `An app follows a value that any process changes`() async {
        await #expect(processExitsWith: .success) {
            let temporary = TemporaryRoot()
            setenv("GROUPDEFAULTS_ROOT", temporary.root.path, 1)
            let names = Lines()
            let print: @Sendable (String) -> Void = { names.append($0) }
            let loop = Task {
                guard let shared = UserDefaults(suiteName: "group.com.example.app") else { return }
                shared.set("Minsu", forKey: "nickname")
                for await name in try shared.values({ $0.string(forKey: "nickname") }) {
                    print(name ?? "nobody")
                }
            }
            #expect(eventually { names.all.last == "Minsu" })
            // Shown while pending: without waiting for its write, it would overwrite what comes next.
            let (tool, suite) = (Tool(in: temporary), ["-s", "group.com.example.app"])
            #expect(try eventually { try tool.start(["get"] + suite + ["nickname"]).wait().output == "Minsu\n" })
            #expect(try tool.start(["set"] + suite + ["nickname", "Kim"]).wait().code == 0)
            #expect(eventually { names.all.last == "Kim" })
            loop.cancel()
            try await loop.value
        }
    }

    @Test func `Several keys change in one step, which a watcher hears of`() async {
        await #expect(processExitsWith: .success) {
            let temporary = TemporaryRoot()
            setenv("GROUPDEFAULTS_ROOT", temporary.root.path, 1)
            try temporary.suite("group.com.example.app").set(.string("Minsu"), for: "nickname")
            let changes = Lines()
            let print: @Sendable (SuiteName, ChangeSet) -> Void = { changes.append("\($0): \($1.map(\.key))") }

            let watcher = try Watcher(.all, in: try Root.current()) { event in
                if case .changed(let change) = event { print(change.suite, change.changes) }
            }

            let suite = Suite(try SuiteName("group.com.example.app"), in: try Root.current())
            try suite.write { draft in
                draft["previous"] = draft["nickname"]
                draft["nickname"] = .string("Kim")
            }

            #expect(try suite.value(for: "previous") == .string("Minsu"))
            #expect(eventually { changes.all == ["group.com.example.app: [nickname, previous]"] })
            watcher.stop()
        }
    }
}

/// What was printed, from whichever thread.
private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    func append(_ line: String) { lines.withLock { $0.append(line) } }

    var all: [String] { lines.withLock { $0 } }
}
