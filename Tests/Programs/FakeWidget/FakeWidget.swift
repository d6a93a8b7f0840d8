import FoundationEssentials
import Glibc
import GroupStore
import WidgetArchive

/// What the fake widget program answers.
final class FakeWidget {
    private let wire: Wire
    private let suite: Suite
    private(set) var isRubbish = false
    private(set) var isNewer = false
    /// The timeline to send in place of the one in the answer, as text.
    private(set) var timelineText: String?
    /// What it does when it has answered.
    private(set) var afterwards: Afterwards?
    private var saysFarewell = false
    private var hoard: [UInt8] = []

    enum Afterwards: String {
        /// Sends lines without end.
        case flood = "Flood"
        /// Takes more memory than it may.
        case hoard = "Hoard"
        /// Prints without end.
        case spill = "Spill"
        case end = "Last"
        /// Writes to the group when it is told to, and nobody has asked it anything.
        case write = "Late"
        case writeAtOnce = "Prompt"
        /// Each counts up, in a key that the other reads.
        case tick = "Tick"
        case tock = "Tock"
    }

    init(on wire: Wire) throws {
        self.wire = wire
        suite = Suite(try SuiteName("group.test"), in: try Root.current())
    }

    private static let kinds = [
        "Name", "Counter", "Ping", "Pong", "Crash", "Hang", "Rubbish", "Newer", "Chatty", "Greedy", "Now", "Choice",
        "Refuse", "Empty", "Mood", "Process", "Farewell", "Parent", "Shared", "HangUp", "Flood", "Hoard", "Last",
        "Files", "Toggle", "Pick", "Draft", "Litter", "Held", "Late", "Prompt", "Tick", "Tock",
        "Relevant", "Wide", "Spill", "Daemon", "Many", "ManyAndLast",
        "Hologram",
    ]

    func answer(_ request: Request) throws -> Answer {
        switch request.ask {
        case .describe:
            let kinds = FakeWidget.kinds.map(describe)
            return Answer(to: request.number, .description(ProgramDescription(kinds, activities: ["Ride"])))
        case .placeholder:
            let entry = SceneTimeline.Entry(date: Date(), scene: Scene(.label(Node.Label("…", .nothing))))
            return Answer(to: request.number, .timeline(SceneTimeline([entry], policy: .never)))
        case .timeline(let instance), .snapshot(let instance, _):
            return try timeline(instance, to: request.number)
        case .choices(_, _, let value):
            // A kind that tells nothing about what it does not know.
            if value == .text("trouble") { return Answer(to: request.number, .failure("there is no network")) }
            return Answer(to: request.number, .choices(FakeWidget.choices(matching: value)))
        case .perform("Hang", _): while true { pause() }
        case .perform(let intent, _):
            let count = try count("performed")
            try suite.set(.integer(count + 1), for: "performed")
            let write = OwnWrite(suite: "group.test", key: "performed", value: "\(count + 1)")
            return Answer(
                to: request.number, .performed(opening: intent == "Open" ? "https://example.org/" : nil),
                writes: [write])
        case .previews: return Answer(to: request.number, .previews([]))
        case .preview: return Answer(to: request.number, .preview([]))
        }
    }

    /// What a program does that ends by itself, and cannot do if it is killed.
    func end() throws {
        if saysFarewell { try suite.set(.boolean(true), for: "farewell") }
    }

    /// What is suggested, or else what is found, of which there is more.
    private static func choices(matching value: Parameter?) -> [Choice] {
        let suggested = [
            Choice(.text("1"), title: "Apple"), Choice(.text("2"), title: "Pear"), Choice(.text("3"), title: "Pear"),
            Choice(.text("4"), title: "1"),
        ]
        guard let value else { return suggested }
        return (suggested + [Choice(.text("77"), title: "Quince")]).filter { $0.value == value }
    }

    private func describe(_ kind: String) -> KindDescription {
        let parameters: [ParameterDescription] =
            switch kind {
            case "Choice":
                [
                    ParameterDescription(
                        "color", title: "Color", type: .choice, standard: Choice(.text("red"), title: "Red"),
                        cases: [Choice(.text("red"), title: "Red"), Choice(.text("blue"), title: "Blue")]),
                    ParameterDescription(
                        "size", title: "Size", type: .integer, isOptional: true, minimum: .integer(1),
                        maximum: .integer(9)),
                    ParameterDescription("scale", title: "Scale", type: .real, isOptional: true, minimum: .real(0.5)),
                    ParameterDescription(
                        "colors", title: "Colors", type: .list, isOptional: true,
                        cases: [Choice(.text("red"), title: "Red"), Choice(.text("blue"), title: "Blue, of the sky")]),
                    ParameterDescription(
                        "counts", title: "Counts", type: .list, elements: .integer, isOptional: true),
                    ParameterDescription(
                        "most", title: "Most", type: .integer, isOptional: true, maximum: .integer(.max - 1)),
                ]
            case "Pick":
                [
                    ParameterDescription("fruit", title: "Fruit", type: .entity, isOptional: true, hasChoices: true),
                    ParameterDescription("fruits", title: "Fruits", type: .list, isOptional: true, hasChoices: true),
                ]
            default: []
            }
        return KindDescription(
            kind, name: kind, summary: "", families: [.systemSmall, .systemMedium], parameters: parameters)
    }

    /// 50,000 entries; and JSON that is no scene.
    private static func timelineText(_ kind: String) -> String? {
        func entry(_ root: String) -> String {
            #"{"date":"2026-06-01T08:30:00.000Z","scenes":{"light":{"root":\#(root)}}}"#
        }
        let entries: String
        switch kind {
        case "Many", "ManyAndLast":
            let many = Array(repeating: entry(#"{"spacer":{"minimum":8}}"#), count: 49_999)
            entries = (many + [entry(#"{"label":{"text":"the last","content":{"spacer":{}}}}"#)]).joined(separator: ",")
        case "Hologram": entries = entry(#"{"hologram":{}}"#)
        default: return nil
        }
        return #"{"policy":"never","entries":[\#(entries)]}"#
    }

    private func count(_ key: Key) throws -> Int64 {
        if case .integer(let count) = try suite.value(for: key) { count } else { 0 }
    }

    private func timeline(_ instance: Instance, to number: Int) throws -> Answer {
        var policy = SceneTimeline.Policy.never
        var reads = ["SampleName"]
        var writes: [OwnWrite] = []
        var text = "\(try suite.value(for: "SampleName").map { $0.json() } ?? "nothing")"
        // A key that makes this kind behave, so that a test can mend it.
        let isMended = try suite.value(for: "mended") != nil
        switch instance.kind {
        case "Farewell": saysFarewell = true
        case "Counter":
            let next = try count("refreshes") + 1
            try suite.set(.integer(next), for: "refreshes")
            writes = [OwnWrite(suite: "group.test", key: "refreshes", value: "\(next)")]
            reads.append("refreshes")
            text = "\(text) \(next)"
        case "Ping", "Pong":
            let next = try count("shared") + 1
            try suite.set(.integer(next), for: "shared")
            writes = [OwnWrite(suite: "group.test", key: "shared", value: "\(next)")]
            reads.append("shared")
        case "Mood":
            let performed = try count("performed")
            reads.append("performed")
            text = "\(performed)"
        case "Choice":
            reads = ["color"]
            text = "\(instance.parameters["color"] ?? .text("red"))"
        case "Ride": text = ActivityInstance(instance.parameters)?.state ?? "no activity"
        case "Process": text = "\(getpid())"
        case "Held": while try suite.value(for: "held") != nil { usleep(1_000) }
        case "Now": policy = .atEnd
        case "Late": reads.append("late")
        case "Prompt":
            reads.append("late")
            try waitForSign()
        case "Tick": reads.append("tock")
        case "Tock": reads.append("tick")
        case "Chatty": printMuch()
        case "Toggle":
            for value in ["true", "false"] {
                try suite.set(.boolean(value == "true"), for: "loading")
                writes.append(OwnWrite(suite: "group.test", key: "loading", value: value))
            }
            reads.append("loading")
        case "Draft":
            // It is read, and then written by what might be anyone, before the host knows that it is read.
            let path = try Root.current().path + "/group.test/draft"
            let draft = FileManager.default.contents(atPath: path)
            text = draft.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
            if draft == nil { try writeDraft("\"done\"", to: path) }
        case "Litter":
            // The same, but removed.
            let path = try Root.current().path + "/group.test/litter"
            text = FileManager.default.fileExists(atPath: path) ? "there" : "gone"
            unlink(path)
        case "Parent": text = "\(try startChild(Int16(POSIX_SPAWN_SETPGROUP)))"
        case "Daemon": text = "\(try startChild(FakeWidget.ownSession))"
        case "HangUp": closeSocket()
        case "Shared":
            let size = 100_000_000
            memset(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0), 1, size)
            while true { pause() }
        case "Crash" where !isMended: abort()
        case "Hang" where !isMended: while true { pause() }
        case "Greedy" where !isMended:
            hoardMemory()
            while true { pause() }
        case "Refuse":
            return Answer(to: number, .failure("the provider threw: no network"), reads: [])
        case "Empty":
            return Answer(to: number, .timeline(SceneTimeline([], policy: .never)))
        default: break
        }
        if ["Crash", "Hang", "Greedy"].contains(instance.kind) { reads.append("mended") }
        afterwards = Afterwards(rawValue: instance.kind)
        if instance.kind == "ManyAndLast" { afterwards = .end }
        isRubbish = instance.kind == "Rubbish"
        isNewer = instance.kind == "Newer"
        timelineText = FakeWidget.timelineText(instance.kind)
        let readsContainer = ["Files", "Draft", "Litter"].contains(instance.kind)
        let scene = Scene(.label(Node.Label(text, .nothing)))
        var entry = SceneTimeline.Entry(date: Date(), scene: scene)
        if instance.kind == "Relevant" {
            reads = ["score"]
            entry.relevance = .init(score: Double(try count("score")), duration: 0)
        }
        var allReads = [Reads(suite: "group.test", keys: reads.sorted(), container: readsContainer)]
        if instance.kind == "Wide" {
            allReads += (1...1_000).map { Reads(suite: "group.wide.\($0)", keys: ["name"], container: true) }
        }
        return Answer(
            to: number, .timeline(SceneTimeline([entry], policy: policy)), reads: allReads, writes: writes)
    }

    func spill() {
        let lines = [UInt8](String(repeating: "on and on\n", count: 1_000).utf8)
        while true { _ = lines.withUnsafeBytes { write(1, $0.baseAddress, $0.count) } }
    }

    /// Waits for a sign, then writes as `UserDefaults` does: the host is told before it is on the disk.
    func writeLate(waiting: Bool = true) throws {
        if waiting { try waitForSign() }
        try writeUnasked(1, for: "late")
    }

    /// Waits until the test lets it go on, and tells the test that it does.
    private func waitForSign() throws {
        let root = try Root.current().path
        _ = FileManager.default.createFile(atPath: root + "/.waiting", contents: nil)
        while access(root + "/.go", F_OK) != 0 { usleep(1_000) }
    }

    func countUp(_ key: Key) throws {
        try writeUnasked(try count(key) + 1, for: key)
    }

    private func writeUnasked(_ value: Int64, for key: Key) throws {
        let write = OwnWrite(suite: "group.test", key: key.text, value: "\(value)")
        let note = Answer(to: Answer.unasked, .performed(opening: nil), writes: [write])
        wire.send([UInt8](try ArchiveCoding.line(note)))
        try suite.set(.integer(value), for: key)
    }

    func hoardMemory() {
        hoard = [UInt8](repeating: 1, count: 100_000_000)
    }

    private func writeDraft(_ text: String, to path: String) throws {
        let directory = String(path[..<path.lastIndex(of: "/")!])
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    /// `POSIX_SPAWN_SETSID`, which Glibc's module lacks.
    private static let ownSession: Int16 = 0x80

    /// Starts a process that would go on for long, in a group of its own, as Foundation's `Process` does, or a session.
    private func startChild(_ flags: Int16) throws -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, flags)
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000"), nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, "/bin/sleep", nil, &attributes, words, environ)
        guard error == 0 else { throw Errno(error) }
        return child
    }

    private func closeSocket() -> Never {
        close(wire.number)
        while true { pause() }
    }

    private func printMuch() {
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1_023) + [UInt8(ascii: "\n")]
        for _ in 0..<3_000 { _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) } }
    }
}
