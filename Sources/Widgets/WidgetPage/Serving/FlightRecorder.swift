import FoundationEssentials
import HTTPServer
import WidgetArchive

/// Everything that widgets have shown since the server began, as compressed archives, any of which can be drawn again.
struct FlightRecorder {
    private var states: [String: [State]] = [:]
    private var bytes = 0

    private static let mostStates = 1_000
    private static let mostBytes = 4 << 20

    struct State {
        /// The light and the dark document of the entry that was shown first.
        let light: String
        let dark: String
        let date: Date
        let cause: String
        fileprivate let archive: [UInt8]
    }

    /// The states of a widget, oldest first.
    func states(of id: String) -> [State] { states[id] ?? [] }

    mutating func record(_ archive: Archive, light: String, dark: String) {
        let id = archive.widget.id
        if let last = states[id]?.last, last.date == archive.made { return }
        guard let line = try? ArchiveCoding.line(archive), let compressed = Gzip.compress([UInt8](line)) else { return }
        let state = State(light: light, dark: dark, date: archive.made, cause: archive.cause, archive: compressed)
        states[id, default: []].append(state)
        bytes += state.archive.count
        if states[id]?.count ?? 0 > FlightRecorder.mostStates { removeOldest(of: id) }
        while bytes > FlightRecorder.mostBytes, let longest = states.max(by: { $0.value.count < $1.value.count })?.key {
            removeOldest(of: longest)
        }
    }

    private mutating func removeOldest(of id: String) {
        guard let state = states[id]?.removeFirst() else { return }
        bytes -= state.archive.count
    }

    mutating func keepOnly(_ ids: Set<String>) {
        for (id, own) in states where !ids.contains(id) {
            bytes -= own.reduce(0) { $0 + $1.archive.count }
            states[id] = nil
        }
    }

    /// The archive that one of these documents shows.
    func archive(of id: String, document key: String) -> Archive? {
        guard let state = states[id]?.last(where: { $0.light == key || $0.dark == key }),
            let line = Gzip.expand(state.archive)
        else { return nil }
        return try? ArchiveCoding.value(from: Data(line))
    }
}
