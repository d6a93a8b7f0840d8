import Foundation
import Testing
import WidgetArchive

/// What a host reads of a timeline, and passes on as it is.
struct SealedTimelineTests {
    private let date = "2026-06-01T08:30:00.000Z"
    private let later = "2026-06-01T09:30:00.000Z"

    private func sealed(_ text: String) throws -> SealedAnswer {
        try ArchiveCoding.sealedAnswer(from: Array(text.utf8))
    }

    private func timeline(_ entries: String) throws -> SealedTimeline {
        let answer = try sealed(
            #"{"version":2,"number":1,"result":{"timeline":{"policy":"atEnd","entries":[\#(entries)]}}}"#)
        guard case .timeline(let timeline) = answer.result else { throw CocoaError(.coderReadCorrupt) }
        return timeline
    }

    private func complaint(_ entries: String) -> String? {
        do {
            _ = try timeline(entries)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `What is opened is what was answered`() throws {
        var generator = SceneGenerator(seed: 31)
        for number in 1...100 {
            var timeline = generator.timeline()
            timeline.entries.sort { $0.date < $1.date }
            let answer = Answer(to: number, .timeline(timeline), reads: [Reads(suite: "group.a")], notes: ["n"])
            let sealed = try sealed(line(answer))
            #expect(try sealed.opened() == answer)
            guard case .timeline(let passed) = sealed.result else { continue }
            #expect(passed.dates == timeline.entries.map(\.date) && passed.policy == timeline.policy)
            let archive = SealedArchive(
                of: Instance(id: "a", kind: "A", family: .systemSmall), generation: number,
                made: Date(timeIntervalSince1970: 0),
                cause: "c", passed)
            #expect(try value(Archive.self, line(archive)) == archive.opened())
        }
    }

    @Test func `Entries are passed on as they are written, in the order of their dates`() throws {
        let first = #"{ "date":"\#(date)","new":[1, 2], "scenes" : {"light":{"root":{"spacer":{}}} } }"#
        let second = #"{"scenes":{"light":{"root":{"spacer":{"minimum":1e0}}}},"date":"\#(later)"}"#
        let expected = "{\"policy\":\"atEnd\",\"entries\":[\n\(first),\n\(second)]}"
        #expect(try line(timeline("\(second),\(first)")) == expected)
        #expect(try line(timeline("\(first),\(second)")) == expected)
        #expect(try timeline("\(second),\(first)").opened().entries.count == 2)
    }

    @Test(arguments: [
        (#"{"light":{]}"#, "expected a key"), (#"{"light":01}"#, "leading zero"),
        (#"{"light":"a\qb"}"#, "invalid escape"),
        (#"{"light":"a"#, "unterminated string"), ("7", "expected an object"), ("null", "'scenes' is missing"),
        ("{\"light\":" + String(repeating: "[", count: 507), "nested more than 512 levels deep"),
    ])
    func `What is no JSON is refused, however deep in a scene`(scenes: String, words: String) {
        #expect(complaint(#"{"date":"\#(date)","scenes":\#(scenes)}"#)?.contains(words) == true)
    }

    @Test func `What is no text is refused`() {
        let text =
            #"{"number":1,"result":{"timeline":{"policy":"never","entries":[{"date":"\#(date)","scenes":{"a":"?"}}]}}}"#
        var bytes = Array(text.utf8)
        bytes[text.utf8.count - 9] = 0xC3
        #expect(throws: ArchiveError.self) { try ArchiveCoding.sealedAnswer(from: bytes) }
    }

    @Test(arguments: [
        (#"{"scenes":{}}"#, "'date' is missing"), (#"{"date":"today","scenes":{}}"#, "expected a date"),
        (#"{"date":"2026-06-01T08:30:00.000Z"}"#, "'scenes' is missing"),
        (#"{"date":"2026-06-01T08:30:00.000Z","relevance":5,"scenes":{}}"#, "expected an object"),
        ("[]", "expected an object"),
    ])
    func `An entry without what a host needs is refused`(entry: String, words: String) {
        #expect(complaint(entry)?.contains(words) == true)
    }

    @Test func `JSON that is no scene passes, and is refused by whoever opens it`() throws {
        let strange = try timeline(#"{"date":"\#(date)","scenes":{"light":{"root":{"hologram":{}}}}}"#)
        let error = #expect(throws: ArchiveError.self) { try strange.opened() }
        #expect(error?.needsNewerTools == true)
    }

    @Test func `An entry of version 1 passes`() throws {
        let old = try timeline(
            #"{"date":"\#(date)","scene":{"root":{"spacer":{}}},"darkScene":{"root":{"text":{"runs":[]}}}}"#)
        #expect(try old.opened().entries.first?.scenes.dark != nil)
    }

    @Test func `Previews are read whole`() throws {
        let scenes = Scenes(Scene(.spacer(.init())))
        let shown = PreviewScenes([SceneTimeline.Entry(date: Date(timeIntervalSince1970: 0), scenes: scenes)])
        let answer = Answer(to: 1, .preview([shown]))
        #expect(try sealed(line(answer)).opened() == answer)
    }
}
