import FoundationEssentials
import HTTPServer
import WidgetArchive
import WidgetRecords

/// Earlier states of widgets, as compressed archives, any of which can be drawn again. Each widget's file survives the
/// server, and goes with the widget.
struct FlightRecorder {
    private let files: ArchiveFiles
    private var tapes: [String: Tape] = [:]
    private var bytes = 0

    private static let mostStates = 1_000
    private static let mostBytes = 4 << 20

    private struct Tape {
        var states: [State] = []
        /// The lines of its file, some of which may be too old to be kept.
        var lines = 0
    }

    struct State: Hashable {
        var date = Date.distantPast
        var cause = ""
        /// The light and the dark document of the entry that was shown first.
        var light = ""
        var dark = ""
        fileprivate var archive: [UInt8] = []
    }

    init(_ files: ArchiveFiles) {
        self.files = files
    }

    /// The states of a widget, oldest first.
    func states(of id: String) -> [State] { tapes[id]?.states ?? [] }

    mutating func record(_ archive: Archive, light: String, dark: String) {
        let id = archive.widget.id
        if tapes[id] == nil { load(id) }
        if tapes[id]?.states.last?.date == archive.made { return }
        guard let line = try? ArchiveCoding.line(archive), let compressed = Gzip.compress([UInt8](line)) else { return }
        let state = State(date: archive.made, cause: archive.cause, light: light, dark: dark, archive: compressed)
        tapes[id]?.states.append(state)
        tapes[id]?.lines += 1
        bytes += state.size
        files.appendPast(state.line, of: id)
        makeRoom(in: id)
    }

    /// A line that cannot be read was cut short when the server was killed.
    private mutating func load(_ id: String) {
        let lines = files.past(of: id).split(separator: UInt8(ascii: "\n"))
        let states = lines.compactMap { try? ArchiveCoding.value(State.self, from: Data($0)) }
            .suffix(FlightRecorder.mostStates)
        tapes[id] = Tape(states: Array(states), lines: lines.count)
        bytes += states.reduce(0) { $0 + $1.size }
        makeRoom(in: id)
    }

    private mutating func makeRoom(in id: String) {
        if states(of: id).count > FlightRecorder.mostStates { removeOldest(of: id) }
        while bytes > FlightRecorder.mostBytes,
            let longest = tapes.max(by: { $0.value.states.count < $1.value.states.count })?.key
        {
            removeOldest(of: longest)
        }
    }

    private mutating func removeOldest(of id: String) {
        guard var tape = tapes.removeValue(forKey: id) else { return }
        bytes -= tape.states.removeFirst().size
        // A quarter more than is kept, so that few removals rewrite it.
        if tape.lines > tape.states.count * 5 / 4 {
            files.replacePast(tape.states.flatMap(\.line), of: id)
            tape.lines = tape.states.count
        }
        tapes[id] = tape
    }

    mutating func keepOnly(_ ids: Set<String>) {
        for (id, tape) in tapes where !ids.contains(id) {
            bytes -= tape.states.reduce(0) { $0 + $1.size }
            tapes[id] = nil
        }
    }

    /// The state that a document shows, and its archive.
    func state(of id: String, document key: String) -> (state: State, archive: Archive)? {
        guard let state = states(of: id).last(where: { $0.light == key || $0.dark == key }),
            let line = Gzip.expand(state.archive), let archive: Archive = try? ArchiveCoding.value(from: Data(line))
        else { return nil }
        return (state, archive)
    }
}

extension FlightRecorder.State: ArchiveRecord {
    static var blank: Self { Self() }

    mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("date", &date)
        try visitor.member("cause", &cause)
        try visitor.member("light", &light)
        try visitor.member("dark", &dark)
        var text = Data(archive).base64EncodedString()
        try visitor.member("archive", &text)
        archive = [UInt8](Data(base64Encoded: text) ?? Data())
    }

    fileprivate var size: Int { archive.count }
    fileprivate var line: [UInt8] { (try? ArchiveCoding.line(self)).map { [UInt8]($0) } ?? [] }
}
