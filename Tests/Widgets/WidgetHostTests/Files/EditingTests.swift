import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

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
            testDescription: "'Name' does not come as 'systemLarge'",
            hint: "it comes as small (systemSmall), medium (systemMedium)"
        ) { try $0.place("Name", family: "systemLarge") },
        Mistake(testDescription: "'Choice' has no parameter 'colour'", hint: "did you mean 'color'?") {
            try $0.place("Choice", parameters: ["colour": .text("red")])
        },
        Mistake(testDescription: "'Name' has no parameter 'color'", hint: "it has no parameters") {
            try $0.place("Name", parameters: ["color": .text("red")])
        },
        Mistake(testDescription: "'green' is not a value for 'color': it is one of red, blue", hint: nil) {
            try $0.place("Choice", parameters: ["color": .text("green")])
        },
        Mistake(
            testDescription: "'blu' is not a value for 'color': it is one of red, blue", hint: "did you mean 'blue'?"
        ) {
            _ = try $0.typed(["color": "blu"], of: "Choice")
        },
        Mistake(testDescription: "'red, grey' is not a value for 'colors': it is one of red, blue", hint: nil) {
            try $0.place("Choice", parameters: ["colors": .list([.text("red"), .text("grey")])])
        },
        Mistake(testDescription: "'big' is not a value for 'size': it is a whole number from 1 to 9", hint: nil) {
            _ = try $0.typed(["size": "big"], of: "Choice")
        },
        Mistake(testDescription: "'10' is not a value for 'size': it is a whole number from 1 to 9", hint: nil) {
            _ = try $0.typed(["size": "10"], of: "Choice")
        },
        Mistake(testDescription: "'0' is not a value for 'size': it is a whole number from 1 to 9", hint: nil) {
            try $0.edit(try $0.place("Choice"), parameters: ["size": .integer(0)])
        },
        Mistake(testDescription: "'0.25' is not a value for 'scale': it is a number from 0.5", hint: nil) {
            try $0.place("Choice", parameters: ["scale": .real(0.25)])
        },
        Mistake(testDescription: "'1,two' is not a value for 'counts': it is a list of whole numbers", hint: nil) {
            _ = try $0.typed(["counts": "1,two"], of: "Choice")
        },
        Mistake(
            testDescription: "'9223372036854775807' is not a value for 'most': it is a whole number up to "
                + "9223372036854775806", hint: nil
        ) { _ = try $0.typed(["most": "9223372036854775807"], of: "Choice") },
        Mistake(testDescription: "'inf' is not a value for 'scale': it is a number from 0.5", hint: nil) {
            _ = try $0.typed(["scale": "inf"], of: "Choice")
        },
        Mistake(
            testDescription: "'9' is not a value for 'fruits': it is one of 1 (Apple), 2 (Pear), 3 (Pear), 4 (1)",
            hint: nil
        ) { _ = try $0.typed(["fruits": "9"], of: "Pick") },
        Mistake(
            testDescription: "'Aple' is not a value for 'fruit': it is one of 1 (Apple), 2 (Pear), 3 (Pear), 4 (1)",
            hint: "did you mean 'Apple'?"
        ) { _ = try $0.typed(["fruit": "Aple"], of: "Pick") },
        Mistake(
            testDescription: "'Kiwi' is not a value for 'fruits': it is one of 1 (Apple), 2 (Pear), 3 (Pear), 4 (1)",
            hint: nil
        ) { _ = try $0.typed(["fruits": "1,Kiwi"], of: "Pick") },
        Mistake(
            testDescription: "several choices for 'fruit' are called 'Pear'", hint: "choose by the value: 2, 3"
        ) { _ = try $0.typed(["fruit": "Pear"], of: "Pick") },
        Mistake(testDescription: "no widget 'Name-7' is placed", hint: "'groupwidgets list' lists the placed widgets") {
            try $0.edit("Name-7")
        },
    ]

    @Test(arguments: mistakes)
    func `A mistake is reported with a hint`(_ mistake: Mistake) throws {
        #expect {
            try mistake.make(directory)
        } throws: { error in
            let error = error as? WidgetError
            return error?.description == mistake.testDescription && error?.hint == mistake.hint
        }
        #expect(try directory.placedWidgets().allSatisfy { $0.instance.parameters.isEmpty })
    }

    @Test func `Parameters are typed, changed one by one, and removed`() throws {
        let typed = try directory.typed(["color": "Blue", "size": "3"], of: "Choice").parameters
        let id = try directory.place("Choice", parameters: typed)
        #expect(try directory.widget(id).instance.parameters == ["color": .text("blue"), "size": .integer(3)])
        try directory.edit(id, parameters: ["color": .text("red")])
        #expect(try directory.widget(id).instance.parameters == ["color": .text("red"), "size": .integer(3)])
        try directory.edit(id, parameters: ["size": nil], family: "systemMedium")
        #expect(try directory.widget(id).instance.parameters == ["color": .text("red")])
        #expect(try directory.widget(id).instance.family == .systemMedium)
    }

    @Test(
        arguments: [
            (["fruit": "Apple"], ["fruit": Parameter.text("1")]), (["fruit": "1"], ["fruit": .text("1")]),
            (["fruit": "77"], ["fruit": .text("77")]),
            (["fruits": "Apple,77"], ["fruits": .list([.text("1"), .text("77")])]),
            (["colors": "red, Blue, of the sky,Red"], ["colors": .list([.text("red"), .text("blue"), .text("red")])]),
            (["counts": "1, -2"], ["counts": .list([.integer(1), .integer(-2)])]),
            (["most": "9223372036854775806"], ["most": .integer(.max - 1)]),
            (["scale": "2"], ["scale": .real(2)]),
        ] as [([String: String], [String: Parameter])])
    func `A choice is named by its value, suggested or not, or by its title`(
        words: [String: String], parameters: [String: Parameter]
    ) throws {
        let typed = try directory.typed(words, of: words.keys.contains { $0.hasPrefix("fruit") } ? "Pick" : "Choice")
        #expect(typed.parameters == parameters)
        #expect(typed.notes.isEmpty)
    }

    @Test func `A value that the program cannot check is taken as typed, with a note`() throws {
        let refused = try directory.typed(["fruit": "trouble"], of: "Pick")
        #expect(refused.parameters == ["fruit": .text("trouble")])
        #expect(refused.notes == ["cannot tell whether 'trouble' is a value for 'fruit': there is no network"])
        try Files.remove(directory.program("FakeWidget").path)
        let gone = try directory.typed(["fruit": "9"], of: "Pick")
        #expect(gone.parameters == ["fruit": .text("9")])
        #expect(gone.notes.first?.contains("cannot be run") == true)
    }

    @Test func `If two programs offer a kind, one has to be named`() throws {
        try session.addProgram("Other")
        #expect(throws: WidgetError.ambiguousKind("Name", programs: ["FakeWidget", "Other"])) {
            try directory.place("Name")
        }
        let id = try directory.place("Name", program: "Other")
        #expect(try directory.widget(id).program == "Other")
    }

    @Test func `A name stands for one program`() throws {
        let elsewhere = TemporaryDirectory()
        try session.copyProgram(to: elsewhere.path + "/FakeWidget")
        #expect(throws: WidgetError.self) { try directory.add(elsewhere.path + "/FakeWidget") }
        try directory.removeProgram("FakeWidget")
        try directory.add(elsewhere.path + "/FakeWidget")
        #expect(try directory.registeredPrograms().map(\.path) == [elsewhere.path + "/FakeWidget"])
    }

    @Test func `The choices of a parameter are known without a host`() throws {
        #expect(try directory.choices(ofKind: "Choice", parameter: "color").map(\.title) == ["Red", "Blue"])
        #expect(try directory.choices(ofKind: "Choice", parameter: "size") == [])
    }

    @Test func `What a kind reads, and why it was reloaded, is on disk`() throws {
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
}

extension WidgetsDirectory {
    /// What words stand for as parameters of a kind, and what is noted about that.
    fileprivate func typed(
        _ words: [String: String], of kind: String
    ) throws -> (parameters: [String: Parameter], notes: [String]) {
        let offered = try self.kind(kind)
        var notes: [String] = []
        let parameters = try parameters(fromWords: words, of: offered.kind, program: offered.program.name) {
            notes.append($0)
        }
        return (parameters, notes)
    }
}
