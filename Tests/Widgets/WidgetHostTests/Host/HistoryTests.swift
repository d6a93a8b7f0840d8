import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

@testable import WidgetHost

/// Anything that may happen to the records of a root and to its hosts, in any order, by a seed.
struct HistoryTests {
    /// A few seconds. A failure again, or more of it: `HOST_HISTORY="SEED STEPS"`.
    private static let extent: (seed: UInt64, steps: Int) = {
        let words = ProcessInfo.processInfo.environment["HOST_HISTORY"]?.components(separatedBy: " ") ?? []
        let numbers = words.compactMap { UInt64($0) }
        return (numbers.first ?? 1, numbers.count > 1 ? Int(numbers[1]) : 60)
    }()

    @Test func `Whatever happens in whatever order, hosts lose nothing, do nothing twice and leave nothing behind`()
        throws
    {
        let (seed, steps) = HistoryTests.extent
        print("HOST_HISTORY=\"\(seed) \(steps)\"")
        var history = try History(seed: seed)
        defer { history.end() }
        for step in 1...steps {
            try history.step()
            if step % 10 == 0 || step == steps { try history.rest("HOST_HISTORY=\"\(seed) \(step)\"") }
        }
    }
}

/// What happened, and what must be seen of it.
private struct History {
    private let session: HostSession
    private let tool: Tool
    private var chance: SeededGenerator
    private var host: ChildProcess
    private var count: Int64 = 0
    private var sampleName: Int64 = 0
    /// How many taps may have been carried out at most, and how many must have been since the last rest.
    private var mostTaps: Int64 = 0
    private var newTaps: Int64 = 0
    private var tapsBefore: Int64 = 0
    private var tapsInCopy: Int64 = 0
    /// Whether a tap may have been lost with the host that was to carry it out.
    private var isTapUncertain = false
    /// The requests that no copy of the records took back.
    private var requests: [(kind: String?, date: Date)] = []
    private var hasCopy = false
    /// When this host's directory was last exchanged for a copy.
    private var copyPutBack: Date?

    private var directory: WidgetsDirectory { session.directory }
    private var copy: String { session.temporary.directory.path + "/copy" }

    init(seed: UInt64) throws {
        session = try HostSession()
        tool = Tool("HostProgram", in: session.temporary)
        chance = SeededGenerator(seed: seed)
        try session.addProgram()
        for kind in ["Mood", "Name", "Choice"] { try session.directory.place(kind) }
        // Nobody may repair or drop what nobody understands.
        try session.directory.placements.set(.integer(5), for: "Damaged-1")
        host = try History.start(tool)
    }

    private static func start(_ tool: Tool) throws -> ChildProcess {
        let host = try tool.start([])
        try #require(eventually { host.output == "began\n" })
        return host
    }

    private mutating func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &chance) }

    private mutating func anyPlaced() throws -> PlacedWidget? {
        let others = try directory.placedWidgets().filter { $0.id != "Mood-1" }
        return others.isEmpty ? nil : others[random(others.count)]
    }

    mutating func step() throws {
        count += 1
        switch random(24) {
        case 0..<6:
            sampleName = count
            try session.suite.set(.integer(sampleName), for: "SampleName")
        case 6, 7:
            if try directory.placedWidgets().count < 6 { try directory.place(["Name", "Choice"][random(2)]) }
        case 8:
            if let widget = try anyPlaced() { try directory.remove(widget.id) }
        case 9:
            // The new one may get the name of the old, before the host has seen that it was gone.
            if let widget = try anyPlaced() {
                try directory.remove(widget.id)
                try directory.place(widget.instance.kind)
            }
        case 10, 11:
            let color = ["red", "blue"][random(2)]
            if let widget = try anyPlaced(), widget.instance.kind == "Choice" {
                try directory.edit(widget.id, parameters: ["color": .text(color)])
            }
        case 12, 13:
            let kind = [nil, "Name", "Choice"][random(3)]
            requests.append((kind, Date()))
            try directory.requestReload(ofKind: kind)
        case 14..<18:
            (mostTaps, newTaps) = (mostTaps + 1, newTaps + 1)
            try directory.requestTap("Mood-1", .perform(intent: "Smile", parameters: [:]))
        case 18: try exchangeHost()
        case 19: try exchangeHost(removing: true)
        case 20:
            // A copy that was put back belongs to nobody until then.
            #expect(hasSeenCopy, "the host has not seen that a copy was put back")
            #expect(throws: WidgetError.running(holder: host.identifier)) { try WidgetsHost(directory) }
        case 21: try takeCopy()
        case 22: try putCopyBack()
        default: try damageForAMoment()
        }
    }

    private mutating func exchangeHost(removing isRemoving: Bool = false) throws {
        end()
        isTapUncertain = true
        // By a tool that is killed on the way.
        if isRemoving, let widget = try anyPlaced() { try directory.placements.remove(Key(widget.id)) }
        host = try History.start(tool)
        copyPutBack = nil
    }

    private mutating func takeCopy() throws {
        if hasCopy { try Files.remove(copy) }
        // What comes and goes meanwhile need not be in it.
        _ = try ChildProcess("/bin/cp", ["-a", directory.path, copy], environment: [:]).wait()
        hasCopy = true
        // Those that no host had taken by then are asked for once more when it is put back.
        tapsInCopy = newTaps
    }

    private mutating func putCopyBack() throws {
        guard hasCopy else { return }
        let path = directory.path
        let (copy, taken) = (copy, session.temporary.directory.path + "/taken-\(count)")
        var tries = 0
        let isBack = eventually(within: 10) {
            (tries, copyPutBack) = (tries + 1, Date())
            // A host that writes in between makes the directory anew.
            _ = rename(path, "\(taken)-\(tries)")
            return rename(copy, path) == 0
        }
        #expect(isBack)
        hasCopy = false
        mostTaps += tapsInCopy
        // A tap may have been on its way in either.
        isTapUncertain = true
        requests = []
        // The host looks where its records are when something happens to them.
        try directory.requestReload(ofKind: "Nothing")
    }

    /// Whether the host serves the directory that is there now. It reloads all widgets of one that it has not seen before.
    private var hasSeenCopy: Bool {
        guard let date = copyPutBack else { return true }
        // A log tells milliseconds.
        let (cause, earliest) = ("\(Cause.exchanged)", date - 0.001)
        return eventually { directory.why("Mood-1").contains { $0.causes.contains(cause) && $0.date >= earliest } }
    }

    /// Nobody can place or remove anything then, and the host keeps what it knows.
    private mutating func damageForAMoment() throws {
        let text = try Files.read(directory.placements.path)
        try Files.replace(directory.placements.path, with: "{ \"Name-1\": ")
        #expect(throws: StoreError.self) { try directory.place("Name") }
        #expect(try Files.read(directory.placements.path) == "{ \"Name-1\": ")
        if random(3) == 0 { try exchangeHost() }
        try Files.replace(directory.placements.path, with: text)
    }

    // MARK: What must hold

    mutating func rest(_ again: String) throws {
        #expect(!host.isOver, "\(again): the host ended: \(host.output)")
        let placed = try directory.placedWidgets()
        for widget in placed {
            guard let expected = expected(of: widget) else { continue }
            #expect(
                session.eventuallyShows(expected, widget.id),
                "\(again): \(widget.id) shows \(session.text(of: widget.id) ?? "nothing yet"), not \(expected)")
        }
        for (kind, date) in requests {
            for widget in placed where kind == nil || widget.instance.kind == kind {
                // An archive tells milliseconds.
                let isFulfilled = eventually {
                    ((try? directory.archive(of: widget.id))??.made).map { $0 >= date - 0.001 } ?? false
                }
                #expect(isFulfilled, "\(again): \(widget.id) was not reloaded as was asked")
            }
        }
        try restOfTaps(again)
        let ids = Set(placed.map(\.id))
        #expect(
            eventually { ids.isSuperset(of: directory.archives.ids) },
            "\(again): there are archives of \(Set(directory.archives.ids).subtracting(ids).sorted())")
        #expect(try directory.placements.value(for: "Damaged-1") == .integer(5), "\(again)")
        (isTapUncertain, requests) = (false, [])
    }

    private func expected(of widget: PlacedWidget) -> String? {
        switch widget.instance.kind {
        case "Name": sampleName == 0 ? "nothing" : "\(sampleName)"
        case "Choice": "\(widget.instance.parameters["color"] ?? .text("red"))"
        default: nil
        }
    }

    private mutating func restOfTaps(_ again: String) throws {
        let expected = tapsBefore + newTaps
        let isCarriedOut = isTapUncertain || eventually { ((try? performed) ?? 0) >= expected }
        let areTaken = eventually {
            (try? directory.taps.snapshot().isEmpty) == true
        }
        #expect(areTaken, "\(again): there are taps that no host has taken")
        let count = try performed
        #expect(isCarriedOut, "\(again): \(count) taps were carried out, not \(expected)")
        #expect(count <= mostTaps, "\(again): \(count) taps were carried out, and only \(mostTaps) were made")
        (tapsBefore, newTaps) = (count, 0)
        // A tap of a host that was killed may still be under way in its program.
        let isShown = eventually { (try? performed).map { session.text(of: "Mood-1") == "\($0)" } == true }
        #expect(isShown, "\(again): Mood-1 shows \(session.text(of: "Mood-1") ?? "nothing yet")")
    }

    private var performed: Int64 {
        get throws { if case .integer(let count) = try session.suite.value(for: "performed") { count } else { 0 } }
    }

    func end() {
        host.send(SIGKILL)
        _ = host.wait()
    }
}
