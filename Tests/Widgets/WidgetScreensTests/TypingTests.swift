import Foundation
import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// Parameters that are typed, and lists, from the menus of a screen.
struct TypingTests {
    private let temporary = TemporaryRoot()
    private let directory: WidgetsDirectory
    private let id: String

    private static let names = [Choice(.text("1"), title: "Ann"), Choice(.text("2"), title: "Bob")]
    private static let parameters = [
        ParameterDescription("note", title: "Note", type: .text, standard: Choice(.text("Hi"), title: "Hi")),
        ParameterDescription(
            "count", title: "Count", type: .integer, isOptional: true, minimum: .integer(1), maximum: .integer(9)),
        ParameterDescription("share", title: "Share", type: .real, isOptional: true),
        ParameterDescription("day", title: "Day", type: .date, isOptional: true),
        ParameterDescription("site", title: "Site", type: .url, isOptional: true),
        ParameterDescription("words", title: "Words", type: .list, elements: .text),
        ParameterDescription("sizes", title: "Sizes", type: .list, elements: .integer, isOptional: true),
        ParameterDescription("people", title: "People", type: .list, elements: .entity, hasChoices: true),
    ]

    init() throws {
        directory = try WidgetsDirectory(temporary.root)
        let kind = KindDescription(
            "Free", name: "Free", summary: "", families: [.systemSmall], parameters: TypingTests.parameters)
        try directory.keep(
            RegisteredProgram(
                name: "Program", path: "/bin/true", added: Date(), description: ProgramDescription([kind])))
        try directory.make()
        id = try directory.place(
            "Free", parameters: ["words": .list([.text("a"), .text("b")]), "people": .list([.text("1")])])
    }

    private var screen: WidgetScreen {
        WidgetScreen(directory) { _, parameter in parameter.name == "people" ? TypingTests.names : parameter.cases }
    }

    private func value(_ name: String) throws -> Parameter? { try directory.widget(id).instance.parameters[name] }

    private func entry(_ name: String) throws -> Menu.Entry {
        try #require(try screen.menu(.values(of: id, parameter: name)).entry)
    }

    /// Does what an outcome wishes, and returns the menu that follows.
    @discardableResult
    private func follow(_ outcome: Menu.Outcome) throws -> Menu? {
        switch outcome {
        case .wish(let wish): _ = try screen.fulfil(wish)
        case .change(let wish, let request):
            _ = try screen.fulfil(wish)
            return try screen.menu(request)
        case .more(let request): return try screen.menu(request)
        case .nothing: break
        }
        return nil
    }

    private func item(_ title: String, of menu: Menu) throws -> Menu.Outcome {
        try #require(menu.items.first { $0.title == title }, "\(menu.items.map(\.title))").outcome
    }

    /// A kind that cannot be placed without two values, which only a person knows.
    private func keepDemandingKind() throws {
        let kind = KindDescription(
            "Demanding", name: "Demanding", summary: "", families: [.systemSmall, .systemMedium],
            parameters: [
                ParameterDescription("city", title: "City", type: .text),
                ParameterDescription("note", title: "Note", type: .text, isOptional: true),
                ParameterDescription("days", title: "Days", type: .integer, minimum: .integer(1)),
            ])
        try directory.keep(
            RegisteredProgram(name: "Other", path: "/bin/true", added: Date(), description: ProgramDescription([kind])))
    }

    @Test func `A widget is placed once the values are typed that it cannot be without`() throws {
        try keepDemandingKind()
        let sizes = try screen.menu(.families(of: "Demanding", program: "Other"))
        let city = try #require(try follow(item("systemMedium", of: sizes))?.entry)
        #expect(city.title == "City" && city.text == "" && city.hint == "it is a text")
        let days = try #require(try follow(city.outcome(ofTyping: "Seoul"))?.entry)
        #expect(days.title == "Days" && days.hint == "it is a whole number from 1")
        #expect(throws: WidgetError.self) { try days.outcome(ofTyping: "0") }
        #expect(try directory.placedWidgets().map(\.id) == [id])
        try follow(days.outcome(ofTyping: "3"))
        let placed = try directory.widget("Demanding-1").instance
        #expect(placed.family == .systemMedium)
        #expect(placed.parameters == ["city": .text("Seoul"), "days": .integer(3)])
    }

    @Test(arguments: [
        ("note", "Hello, 세계", Parameter.text("Hello, 세계")), ("count", "7", .integer(7)), ("share", "0.5", .real(0.5)),
        ("day", "2026-11-22T10:00:00Z", .text("2026-11-22T10:00:00Z")),
        ("site", "https://example.com/?a=b", .text("https://example.com/?a=b")),
    ])
    func `A value is typed, and nothing typed is the default again`(name: String, words: String, value: Parameter)
        throws
    {
        try follow(entry(name).outcome(ofTyping: words))
        #expect(try self.value(name) == value)
        #expect(try entry(name).text == words)
        try follow(entry(name).outcome(ofTyping: ""))
        #expect(try self.value(name) == nil)
    }

    @Test(arguments: [("count", "many"), ("count", "10"), ("share", "half"), ("day", "tomorrow")])
    func `What is no value is an error that says what is, and changes nothing`(name: String, words: String) throws {
        let entry = try entry(name)
        #expect(entry.hint.hasPrefix("it is a"))
        let error = #expect(throws: WidgetError.self) { try entry.outcome(ofTyping: words) }
        #expect(error.map { "\($0)" }?.contains("'\(words)' is not a value for '\(name)'") == true)
        #expect(try value(name) == nil)
    }

    @Test func `An entry begins with the value that is, or the default`() throws {
        #expect(try entry("note").text == "Hi")
        #expect(try entry("count").text == "")
        #expect(try entry("count").hint == "it is a whole number from 1 to 9; nothing for the default")
    }

    @Test func `Elements of a list are typed and removed, one after the other`() throws {
        var menu = try screen.menu(.values(of: id, parameter: "words"))
        #expect(menu.items.map(\.title) == ["Remove a", "Remove b", "Add …", "None"])
        #expect(menu.current == 2)
        menu = try #require(try follow(menu.items[0].outcome))
        #expect(try value("words") == .list([.text("b")]))
        let entry = try #require(try follow(item("Add …", of: menu))?.entry)
        #expect(entry.text == "")
        menu = try #require(try follow(entry.outcome(ofTyping: "c, d")))
        #expect(try value("words") == .list([.text("b"), .text("c, d")]))
        #expect(menu.items.map(\.title) == ["Remove b", "Remove c, d", "Add …", "None"])
        try follow(item("None", of: menu))
        #expect(try value("words") == nil)
    }

    @Test func `An element that is no value is refused`() throws {
        let menu = try screen.menu(.additions(to: id, parameter: "sizes"))
        let entry = try #require(menu.entry)
        #expect(throws: WidgetError.self) { try entry.outcome(ofTyping: "big") }
        try follow(entry.outcome(ofTyping: "12"))
        #expect(try value("sizes") == .list([.integer(12)]))
    }

    @Test func `Elements are added from what the program offers, less what is there`() throws {
        let menu = try screen.menu(.values(of: id, parameter: "people"))
        #expect(menu.items.map(\.title) == ["Remove Ann", "Add …", "None"])
        let additions = try #require(try follow(item("Add …", of: menu)))
        #expect(additions.items.map(\.title) == ["Bob"] && additions.isLong)
        let after = try #require(try follow(additions.items[0].outcome))
        #expect(try value("people") == .list([.text("1"), .text("2")]))
        let none = try #require(try follow(item("Add …", of: after)))
        #expect(none.items.map(\.title) == ["There is no more to add"])
    }
}
