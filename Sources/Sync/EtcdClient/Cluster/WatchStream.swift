import GroupStore
import GroupSystem

/// Parses a watch's answer: one message per line. A revision may span several messages.
struct WatchStream {
    private var lines = LineBuffer()
    private var fragments: [EtcdClient.Event] = []
    private var fragmentBytes = 0
    /// The reason why the watch cannot continue.
    private(set) var problem: EtcdError?
    private var isWanted = true

    /// More than a message holds: the cluster splits anything larger than a request.
    private static let mostBytesInLine = 8 << 20
    /// More than a single revision holds.
    private static let mostBytesInRevision = 64 << 20

    /// Takes bytes as they arrive, while `hear` returns true. Returns false after a problem, or if no more are wanted.
    mutating func take(_ bytes: [UInt8], _ hear: (EtcdClient.News) -> Bool) -> Bool {
        lines.append(bytes)
        while problem == nil, isWanted, let line = lines.nextLine() {
            guard let message = Wire.message(line) else {
                problem = .unreadable("the response to the watch")
                break
            }
            take(message, size: line.count, hear)
        }
        if lines.count > WatchStream.mostBytesInLine { problem = .unreadable("a message of more than 8 MB") }
        return problem == nil && isWanted
    }

    private mutating func take(_ message: Members, size: Int, _ hear: (EtcdClient.News) -> Bool) {
        if message["error"] != nil {
            let error = message.object("error")
            problem = EtcdError(code: error.number("grpc_code"), error.text("message"))
            return
        }
        let result = message.object("result")
        if result.flag("canceled") {
            let reason = result.text("cancel_reason")
            problem = result.number("compact_revision") > 0 ? .compacted : .refused(reason)
            return
        }
        if result.flag("created") {
            isWanted = hear(.begun)
            return
        }
        collect(result, size)
        guard problem == nil, !result.flag("fragment") else { return }
        let events = fragments
        (fragments, fragmentBytes) = ([], 0)
        // With events, the header may be ahead of events still to come.
        isWanted = hear(.events(events, revision: events.last?.revision ?? result.object("header").number("revision")))
    }

    private mutating func collect(_ result: Members, _ size: Int) {
        let events = result.objects("events").map {
            EtcdClient.Event($0.object("kv"), isRemoval: $0.text("type") == "DELETE")
        }
        fragments += events.compactMap(\.self)
        fragmentBytes += size
        let isWhole = !events.contains { $0 == nil }
        if !isWhole || fragmentBytes > WatchStream.mostBytesInRevision {
            problem = .unreadable("the response to the watch")
        }
    }

    func problem(at ending: Transfer.Ending) -> EtcdError {
        switch ending {
        case .broken(let reason): .unavailable(reason)
        case .answered(let status): .unavailable("its watch has ended with \(status)")
        }
    }
}
