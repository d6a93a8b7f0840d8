import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive

@testable import WidgetHost

struct EditingTests {
    private let session: HostSession
    private var directory: WidgetsDirectory { session.directory }

    init() throws {
        session = try HostSession()
        try session.addProgram()
    }

    @Test func `Widgets are numbered by kind, and no number is used again while a later one is placed`() throws {
        #expect(try directory.place("Name") == "Name-1")
        #expect(try directory.place("Name", family: "systemmedium") == "Name-2")
        #expect(try directory.place("Choice") == "Choice-1")
        try directory.remove("Name-1")
        #expect(try directory.place("Name") == "Name-3")
        #expect(try directory.placedWidgets().map(\.id) == ["Choice-1", "Name-2", "Name-3"])
        #expect(try directory.widget("Name-2").instance.family == .systemMedium)
    }

    @Test func `A person can read what is placed`() throws {
        try directory.place("Choice", parameters: ["color": .text("blue"), "size": .integer(3)])
        #expect(
            try Files.read(directory.placements.path) == """
                {
                  "Choice-1": {
                    "family": "systemSmall",
                    "kind": "Choice",
                    "parameters": {"color": "blue", "size": 3},
                    "program": "FakeWidget"
                  }
                }

                """)
    }

    struct Mistake: CustomTestStringConvertible {
        let testDescription: String
        let hint: String?
        let make: @Sendable (WidgetsDirectory) throws -> Void
    }

    private static let mistakes = [
        Mistake(testDescription: "no registered program offers a widget 'Nam'", hint: "did you mean 'Name'?") {
            try $0.place("Nam")
        },
        Mistake(testDescription: "no program 'FakeWidge' is registered", hint: "did you mean 'FakeWidget'?") {
            try $0.place("Name", program: "FakeWidge")
        },
        Mistake(
            testDescription: "'Name' does not come as 'systemLarge'", hint: "it comes as systemSmall, systemMedium"
        ) { try $0.place("Name", family: "systemLarge") },
        Mistake(testDescription: "'Choice' has no parameter 'colour'", hint: "did you mean 'color'?") {
            try $0.place("Choice", parameters: ["colour": .text("red")])
        },
        Mistake(testDescription: "'Name' has no parameter 'color'", hint: "it has no parameters") {
            try $0.place("Name", parameters: ["color": .text("red")])
        },
        Mistake(testDescription: "'green' is no value for 'color': it is one of red, blue", hint: nil) {
            try $0.place("Choice", parameters: ["color": .text("green")])
        },
        Mistake(testDescription: "'big' is no value for 'size': it is a whole number", hint: nil) {
            let (_, kind) = try $0.kind("Choice")
            try $0.edit(try $0.place("Choice"), parameters: kind.parameters(fromWords: ["size": "big"]))
        },
        Mistake(testDescription: "no widget 'Name-7' is placed", hint: nil) { try $0.edit("Name-7") },
    ]

    @Test(arguments: mistakes)
    func `A mistake is told with what would have been right`(_ mistake: Mistake) throws {
        #expect {
            try mistake.make(directory)
        } throws: { error in
            let error = error as? HostError
            return error?.description == mistake.testDescription && error?.hint == mistake.hint
        }
        #expect(try directory.placedWidgets().allSatisfy { $0.instance.parameters.isEmpty })
    }

    @Test func `Parameters are given as a person types them, changed one by one, and taken away`() throws {
        let (_, kind) = try directory.kind("Choice")
        let id = try directory.place("Choice", parameters: kind.parameters(fromWords: ["color": "Blue", "size": "3"]))
        #expect(try directory.widget(id).instance.parameters == ["color": .text("blue"), "size": .integer(3)])
        try directory.edit(id, parameters: ["color": .text("red")])
        #expect(try directory.widget(id).instance.parameters == ["color": .text("red"), "size": .integer(3)])
        try directory.edit(id, parameters: ["size": nil], family: "systemMedium")
        #expect(try directory.widget(id).instance.parameters == ["color": .text("red")])
        #expect(try directory.widget(id).instance.family == .systemMedium)
    }

    @Test func `Of two programs that offer a kind, one has to be named`() throws {
        try session.addProgram("Other")
        #expect(throws: HostError.ambiguousKind("Name", programs: ["FakeWidget", "Other"])) {
            try directory.place("Name")
        }
        let id = try directory.place("Name", program: "Other")
        #expect(try directory.widget(id).program == "Other")
    }

    @Test func `A name stands for one program`() throws {
        let elsewhere = TemporaryDirectory()
        try session.copyProgram(to: elsewhere.path + "/FakeWidget")
        #expect(throws: HostError.self) { try directory.add(elsewhere.path + "/FakeWidget") }
        try directory.removeProgram("FakeWidget")
        try directory.add(elsewhere.path + "/FakeWidget")
        #expect(try directory.registeredPrograms().map(\.path) == [elsewhere.path + "/FakeWidget"])
    }

    @Test func `What a parameter may be is known without a host`() throws {
        #expect(try directory.choices(ofKind: "Choice", parameter: "color").map(\.title) == ["Red", "Blue"])
        #expect(try directory.choices(ofKind: "Choice", parameter: "size") == [])
    }

    @Test func `What a kind reads, and why it was reloaded, is on the disk`() throws {
        let id = try directory.place("Counter")
        #expect(try directory.reads(ofKind: "Counter") == nil)
        try session.start()
        #expect(session.eventuallyShows("nothing 1", id))
        session.stop()
        let reads = try directory.reads(ofKind: "Counter")
        #expect(reads == [Reads(suite: "group.test", keys: ["SampleName", "refreshes"])])
        #expect(directory.why("Counter").map(\.causes) == [["the host started"]])
        #expect(directory.why("Name") == [])
    }

    @Test func `A log keeps its last megabyte, and one before`() throws {
        let file = CappedFile(path: session.temporary.directory.path + "/log", limit: 1_000)
        for number in 0..<1_000 { file.append(Array("line \(number)\n".utf8)) }
        let lines = String(decoding: file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(lines.last == "line 999")
        #expect(lines.count > 90 && lines.count < 250)
        #expect(lines == (1_000 - lines.count..<1_000).map { "line \($0)" })
    }

    @Test(arguments: [Value.date(Timestamp(secondsSinceReferenceDate: 5)), .string("2001-01-01T00:00:05Z")])
    func `A request by another program may tell its date either way`(date: Value) throws {
        let request = try ReloadRequest(.dictionary(["at": .integer(7), "by": .string("App (1)"), "date": date]))
        #expect(request == ReloadRequest(at: 7, by: "App (1)", date: Date(timeIntervalSinceReferenceDate: 5)))
        #expect(try ReloadRequest(request.value) == request)
    }
}
