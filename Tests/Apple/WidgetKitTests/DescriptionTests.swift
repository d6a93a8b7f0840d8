import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

private struct Clock: Widget {
    var body: some WidgetConfiguration {
        words("Clock").configurationDisplayName("Wall clock").description("The \(24) hours").supportedFamilies([
            .accessoryInline, .systemLarge,
        ])
    }
}

private struct Cities: Widget {
    var body: some WidgetConfiguration { city() }
}

private struct Everything: WidgetBundle {
    var hasClock = true

    @WidgetBundleBuilder var body: some Widget {
        if hasClock { Clock() }
        Cities()
    }
}

/// What a program says that it has to offer.
@MainActor struct DescriptionTests {
    @Test func `What whoever adds a program should know is part of its description`() async throws {
        let answer = await Program([Clock()], notes: ["It is old."]).answer(.describe)
        guard case .description(let description) = answer.result else { throw Unexpected(description: "\(answer)") }
        #expect(description.notes == ["It is old."])
    }

    @Test func `A bundle offers its widgets in their order`() async throws {
        #expect(try await Program(Everything().body.flattened).description().map(\.kind) == ["Clock", "City"])
        #expect(try await Program(Everything(hasClock: false).body.flattened).description().map(\.kind) == ["City"])
    }

    @Test func `A configuration says how its widget is called and which families it has`() async throws {
        let clock = try #require(try await Program([Clock()]).description().first)
        #expect(
            clock
                == KindDescription(
                    "Clock", name: "Wall clock", summary: "The 24 hours", families: [.accessoryInline, .systemLarge]))
    }

    @Test func `A widget of which nothing is said is called after its kind and has the usual families`() async throws {
        let plain = try #require(try await Program(words("Plain")).description().first)
        #expect(
            plain
                == KindDescription(
                    "Plain", name: "Plain", summary: "", families: [.systemSmall, .systemMedium, .systemLarge]))
    }

    @Test func `A family of watches is left out`() async throws {
        let face = words("Face").supportedFamilies([.accessoryCorner, .accessoryCircular])
        #expect(try await Program(face).description().first?.families == [.accessoryCircular])
    }

    @Test func `Names may be texts, resources and strings`() async throws {
        let names: [any WidgetConfiguration] = [
            words("a").configurationDisplayName(Text("by text").bold()),
            words("b").configurationDisplayName("by string" as String),
            words("c").configurationDisplayName(LocalizedStringResource("by resource")),
        ]
        #expect(
            try await Program(names.map { MadeWidget($0) }).description().map(\.name) == [
                "by text", "by string", "by resource",
            ])
    }

    @Test func `The last word about a widget counts`() async throws {
        let twice = words("a").description("first").supportedFamilies([]).description("last").supportedFamilies([
            .systemSmall
        ])
        let described = try #require(try await Program(twice).description().first)
        #expect(described.summary == "last")
        #expect(described.families == [.systemSmall])
    }

    @Test func `A configured widget tells its parameters and what it recommends`() async throws {
        let described = try #require(try await Program(city()).description().first)
        #expect(described.parameters.map(\.name) == ["city", "days"])
        #expect(described.parameters.map(\.standard?.value) == [.text("Seoul"), .integer(3)])
        #expect(
            described.recommendations == [.init("The sea", parameters: ["city": .text("Busan"), "days": .integer(3)])])
    }

    @Test func `A configuration of nothing is no widget`() async throws {
        #expect(try await Program(EmptyWidgetConfiguration(), words("a")).description().map(\.kind) == ["a"])
    }

    @Test func `Of two widgets of one kind the first is described, with a note`() async throws {
        guard case .description(let description) = await Program(words("a"), city("a")).answer(.describe).result else {
            throw Unexpected(description: "no description")
        }
        #expect(description.kinds.map(\.kind) == ["a"] && description.kinds[0].parameters.isEmpty)
        #expect(description.notes == ["several widgets of this program are of the kind 'a', and the first is shown"])
    }
}
