import Foundation
import GroupSystem
import HTTPServer
import TestSupport
import Testing

/// Requests of all hostile kinds, in turn, beside viewers who must not notice. `HTTP_HOSTILE=100000` sends as many.
@Suite(.serialized) struct HostileTests {
    private static let count = Int(ProcessInfo.processInfo.environment["HTTP_HOSTILE"] ?? "") ?? 1_000

    private let valid = "GET /ok HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test(arguments: HostileHeads.all) func `No malformed head is served, and its connection ends`(
        _ head: HostileHeads.Head
    )
        throws
    {
        let stand = try Stand()
        let viewer = try stand.connect()
        viewer.send(head.bytes)
        // Whatever a proxy may have taken for the next request is not read.
        viewer.send(valid)
        stand.turn { viewer.isEnded }
        #expect(stand.requests.isEmpty, "\(head.name)")
        #expect(viewer.replies.map(\.status) == [head.status], "\(head.name)")
    }

    /// Pages of this process that nobody else has, in kilobytes.
    private var privateMemory: Int {
        let fields = (try? Files.read("/proc/self/statm"))?.split(separator: " ").compactMap { Int($0) } ?? []
        return fields.count > 2 ? (fields[1] - fields[2]) * 4 : 0
    }

    /// Begins one of the hostile kinds; returns a viewer that must not be served, and that may stay half-open.
    private func attack(_ number: Int, on stand: Stand, _ generator: inout SeededGenerator) throws -> Viewer {
        let viewer = try stand.connect()
        switch number % 8 {
        case 0: break
        case 1: viewer.send("GET /half HTTP/1.1\r\nHo")
        case 2: viewer.send(String(repeating: "A", count: 20_000))
        case 3: viewer.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 16384\r\n\r\nabc")
        case 4: viewer.send((0..<500).map { _ in UInt8.random(in: 0...255, using: &generator) })
        case 5: viewer.send((HostileHeads.all.randomElement(using: &generator)?.bytes ?? []) + Array(valid.utf8))
        case 6:
            viewer.send("GET / HTTP/1.1\r\nHost: a\r\n")
            viewer.reset()
        default:
            viewer.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999\r\n\r\n" + valid)
        }
        return viewer
    }

    @Test func `Hostile requests are not served, slow no viewer and leave no memory behind`() throws {
        var limits = HTTPServer.Limits()
        (limits.connections, limits.head) = (200, .seconds(2))
        var stream: HTTPStream?
        var served = 0
        let stand = try Stand(limits, keepsRequests: false) { request, responder in
            if request.path == "/events" { return stream = responder.stream([]) }
            served += 1
            Stand.echo(request, responder)
        }
        let (watcher, asker) = (try stand.connect(), try stand.connect())
        watcher.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        stand.turn { stream != nil }
        var generator = SeededGenerator(seed: 4_711)
        var held: [Viewer] = []
        var (asked, before): (Int, Int) = (0, 0)
        for number in 0..<Self.count {
            held.append(try attack(number, on: stand, &generator))
            if held.count > 100 { held.removeFirst(50) }
            if number.isMultiple(of: 10) { stand.loop.turn() }
            if number.isMultiple(of: 100) {
                asked += 1
                asker.discard()
                asker.send(valid)
                let event = Array("data: \(number)\n\n".utf8)
                stream?.send(event)
                let start = MonotonicTime.now
                let arrived = stand.turn { !asker.replies.isEmpty && watcher.text.hasSuffix("data: \(number)\n\n") }
                #expect(arrived)
                // Far above what it takes, far below the time limits of the slow.
                #expect(MonotonicTime.now - start < .seconds(1))
                watcher.discard()
            }
            // By then buffers and tables have the size that they keep.
            if number == Self.count / 2 { before = privateMemory }
        }
        #expect(served == asked)
        #expect(stream?.isOpen == true)
        held = []
        stand.turn { stand.server?.count == 2 }
        #expect(stand.server?.count == 2)
        #expect(privateMemory - before < 2_048, "kilobytes, from \(before)")
    }

    @Test func `A thousand viewers of a stream cost little more than one`() throws {
        ResourceLimit.openFiles.raise()
        // Each has two ends here.
        let count = 1_000
        var streams: [HTTPStream] = []
        let stand = try Stand(keepsRequests: false) { _, responder in streams.append(responder.stream([])) }
        var viewers: [Viewer] = []
        func add() throws {
            let viewer = try stand.connect()
            viewer.send(valid)
            viewers.append(viewer)
            stand.turn { streams.count == viewers.count }
        }
        try add()
        let one = privateMemory
        for _ in 1..<count { try add() }
        let event = Array("data: 1\n\n".utf8)
        for stream in streams { stream.send(event) }
        let arrived = stand.turn { viewers.allSatisfy { $0.text.hasSuffix("data: 1\n\n") } }
        #expect(arrived)
        #expect(streams.allSatisfy { $0.isOpen })
        #expect(privateMemory - one < 10_240, "kilobytes, the viewers' own ends included")
    }
}
