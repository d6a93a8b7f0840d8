import Foundation
import Testing
import WidgetArchive

struct ArchiveTests {
    private let date = Date(timeIntervalSince1970: 1_780_302_600)

    private var archive: Archive {
        Archive(
            of: Instance(
                id: "tracker-1", kind: "TrackerStatusWidget", family: .systemSmall, parameters: ["vehicle": .integer(7)]
            ),
            generation: 3, made: date, cause: "SampleName changed",
            SceneTimeline([.init(date: date, scene: Scene(.nothing))], policy: .after(date + 900)),
            reads: [Reads(suite: "group.sample", keys: ["SampleName"]), Reads(suite: "group.all", everyKey: true)],
            notes: ["'blur' has no effect in a terminal"])
    }

    private let text = """
        {"version":2,"widget":{"id":"tracker-1","kind":"TrackerStatusWidget","family":"systemSmall",\
        "parameters":{"vehicle":7}},"generation":3,"made":"2026-06-01T08:30:00.000Z","cause":"SampleName changed",\
        "reads":[{"suite":"group.sample","keys":["SampleName"]},{"suite":"group.all","everyKey":true}],\
        "notes":["'blur' has no effect in a terminal"],\
        "timeline":{"policy":{"after":"2026-06-01T08:45:00.000Z"},\
        "entries":[{"date":"2026-06-01T08:30:00.000Z","scenes":{"light":{"root":{"stack":{"axis":"vertical"}}}}}]}}
        """

    @Test func `An archive has this form`() throws {
        #expect(try line(archive) == text)
        #expect(try value(Archive.self, text) == archive)
    }

    @Test func `An archive tells what is not usual about it`() throws {
        let archive = Archive(
            of: Instance(kind: "Clock", family: .accessoryInline), generation: 0, made: date, cause: "",
            isPlaceholder: true, SceneTimeline([], policy: .never))
        #expect(try line(archive).contains(#""widget":{"kind":"Clock","family":"accessoryInline"},"#))
        #expect(try line(archive).contains(#""isPlaceholder":true,"timeline":{"policy":"never","entries":[]}}"#))
        #expect(try value(Archive.self, line(archive)) == archive)
    }

    @Test func `Entries may have relevance and other scenes for some appearances`() throws {
        let entry = SceneTimeline.Entry(
            date: date, relevance: .init(score: 0.5, duration: 60),
            scenes: Scenes(
                Scene(.nothing, url: "a://b"), dark: Scene(.spacer(.init())), vibrant: Scene(.nothing)))
        let text = """
            {"date":"2026-06-01T08:30:00.000Z","relevance":{"score":0.5,"duration":60},\
            "scenes":{"light":{"url":"a://b","root":{"stack":{"axis":"vertical"}}},"dark":{"root":{"spacer":{}}},\
            "vibrant":{"root":{"stack":{"axis":"vertical"}}}}}
            """
        #expect(try line(entry) == text)
        #expect(try value(SceneTimeline.Entry.self, text) == entry)
    }

    @Test func `Scenes that are as those they stand in for are not kept`() {
        let (day, night) = (Scene(.nothing), Scene(.spacer(.init())))
        #expect(Scenes(day, dark: day, accented: day, vibrant: day) == Scenes(day))
        let scenes = Scenes(day, dark: night, accented: night, vibrant: day)
        #expect(scenes.accented == nil && scenes.vibrant == day)
        #expect(Appearance.allCases.map { scenes[$0] } == [day, night, night, day])
        #expect(Appearance.allCases.map { Scenes(day, accented: night)[$0] } == [day, day, night, day])
    }

    @Test func `An archive of version 1 is read, and written as one of today`() throws {
        let text = #"""
            {"version":1,"widget":{"kind":"Clock","family":"systemSmall"},"generation":1,
            "made":"2026-06-01T08:30:00.000Z","cause":"","timeline":{"policy":"never","entries":[
            {"date":"2026-06-01T08:30:00.000Z","scene":{"root":{"text":{"runs":[
            {"content":{"words":"a"},"font":{"size":17},"paint":"#000000","lines":["under","through"]},
            {"content":{"words":"b"},"font":{"size":17},"paint":"#000000","lines":["through"]}]}}},
            "darkScene":{"root":{"spacer":{}}}}]}}
            """#
        let archive = try value(Archive.self, text)
        let entry = try #require(archive.timeline.entries.first)
        guard case .text(let paragraph) = entry.scene.root else { throw ArchiveTests.NoText() }
        #expect(paragraph.runs.map(\.underline) == [.init(), nil])
        #expect(paragraph.runs.map(\.strikethrough) == [.init(), .init()])
        #expect(entry.scenes[.dark] == Scene(.spacer(.init())))
        #expect(try line(archive).hasPrefix(#"{"version":2,"#) && !line(archive).contains("darkScene"))
        #expect(try value(Archive.self, line(archive)) == archive)
    }

    private struct NoText: Error {}

    @Test func `A newer archive is refused by its version, whatever else it holds`() throws {
        let error = try #require(complaint(Archive.self, #"{"version": 3, "widgets": []}"#))
        #expect(error.reason == .newer(version: 3, known: 2))
        #expect(error.needsNewerTools)
        #expect(
            error.description == "line 1, column 1: this is of version 3, and 2 is known here: "
                + "a newer version of the tools is needed")
    }

    @Test(arguments: [#"{"version": 0}"#, #"{"version": "1"}"#, "{}", #"{"version": 1}"#, #"{"version": 2}"#])
    func `An archive without what it needs is refused`(text: String) throws {
        let error = try #require(complaint(Archive.self, text))
        #expect(!error.needsNewerTools)
    }

    @Test func `Every family has its name`() throws {
        for family in Family.allCases { #expect(try line(family) == "\"\(family.rawValue)\"") }
        #expect(complaint(Family.self, #""systemHuge""#)?.needsNewerTools == true)
    }
}
