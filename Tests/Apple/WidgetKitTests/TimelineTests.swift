import Foundation
import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

private struct Surroundings: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetContentMargins) private var margins

    var body: some View { Text(verbatim: "\(family) \(margins.top)") }
}

private struct Wished: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View { Text(verbatim: "\(size) \(weight.map { "\($0)" } ?? "nil") \(contrast)") }
}

/// What becomes of a provider's answer.
@MainActor struct TimelineTests {
    @Test func `Entries come in the order of their dates`() async throws {
        let provider = WordProvider([WordEntry(date: hour(2), word: "late"), WordEntry(date: hour(1), word: "early")])
        let timeline = try await Program(words("a", provider)).timeline(of: "a")
        #expect(timeline.words == ["early", "late"])
        #expect(timeline.entries.map(\.date) == [hour(1), hour(2)])
    }

    @Test(arguments: [
        (TimelineReloadPolicy.atEnd, SceneTimeline.Policy.atEnd), (.never, .never), (.after(hour(5)), .after(hour(5))),
    ])
    func `The policy is handed on`(policy: TimelineReloadPolicy, archived: SceneTimeline.Policy) async throws {
        let provider = WordProvider([WordEntry(date: hour(0), word: "a")], policy: policy)
        #expect(try await Program(words("a", provider)).timeline(of: "a").policy == archived)
    }

    @Test(arguments: [
        (DisplaySettings(), "large nil standard"), (.init(textSize: .xSmall), "large nil standard"),
        (.init(textSize: .accessibility5), "accessibility5 nil standard"),
        (.init(hasBoldText: true, increasesContrast: true), "large bold increased"),
    ])
    func `Widgets are shown as a person wants them, with no smaller text than large`(
        _ display: DisplaySettings, _ words: String
    ) async throws {
        let configuration = StaticConfiguration(
            kind: "a", provider: WordProvider([WordEntry(date: hour(0), word: "a")])
        ) { _ in Wished() }
        let answer = await Program(configuration)
            .answer(.timeline(Instance(kind: "a", family: .systemSmall)), display)
        guard case .timeline(let timeline) = answer.result else { throw Unexpected(description: "\(answer.result)") }
        #expect(timeline.words == [words])
    }

    @Test func `The relevance of an entry is handed on`() async throws {
        let entry = WordEntry(date: hour(0), word: "a", relevance: TimelineEntryRelevance(score: 2, duration: 60))
        let timeline = try await Program(words("a", WordProvider([entry]))).timeline(of: "a")
        #expect(timeline.entries.map(\.relevance) == [.init(score: 2, duration: 60)])
    }

    @Test func `A placeholder is redacted and a snapshot is not`() async throws {
        let program = Program(words("a"))
        let instance = Instance(kind: "a", family: .systemSmall)
        let placeholder = try await program.timeline(.placeholder(instance))
        #expect(placeholder.words == ["placeholder"])
        guard case .effect(let effect) = try #require(placeholder.entries.first).scene.root else {
            throw Unexpected(description: "\(placeholder)")
        }
        #expect(effect.kind == .redacted)
        #expect(try await program.timeline(.snapshot(instance, isPreview: false)).words == ["snapshot"])
        #expect(try await program.timeline(.snapshot(instance, isPreview: true)).words == ["preview"])
    }

    @Test func `A timeline without entries is refused`() async {
        let reason = await Program(words("a", WordProvider([]))).failure(.timeline("a"))
        #expect(reason == "the timeline of a has no entries; it needs one at least")
    }

    @Test func `An unknown kind is answered with the known ones`() async {
        let reason = await Program(words("a"), words("b")).failure(.timeline("c"))
        #expect(reason == "this program has no widget of the kind 'c'; it has 'a', 'b'")
    }

    @Test func `A configured widget is asked with its parameters, or the usual ones`() async throws {
        let program = Program(city())
        #expect(try await program.timeline(of: "City").words == ["Seoul", "Seoul", "Seoul"])
        #expect(
            try await program.timeline(of: "City", ["city": .text("Busan"), "days": .integer(1)]).words == ["Busan"])
        let snapshot = Request.Ask.snapshot(Instance(kind: "City", family: .systemSmall), isPreview: false)
        #expect(try await program.timeline(snapshot).words == ["snapshot of Seoul"])
    }

    @Test func `A parameter of the wrong kind is refused`() async {
        let ask = Request.Ask.timeline(Instance(kind: "City", family: .systemSmall, parameters: ["days": .text("few")]))
        let reason = await Program(city()).failure(ask)
        #expect(reason?.contains("'few' is not a value for the parameter 'days'") == true, "\(reason ?? "no failure")")
    }

    @Test(arguments: WidgetFamily.allCases)
    func `A view is told the family and its margins`(family: WidgetFamily) async throws {
        let provider = WordProvider([WordEntry(date: hour(0), word: "a")])
        let widget = StaticConfiguration(kind: "a", provider: provider) { _ in Surroundings() }
        let margin = family == .accessoryInline ? 0.0 : family.family.isAccessory ? 7 : 16
        for configuration: any WidgetConfiguration in [widget, widget.contentMarginsDisabled()] {
            let timeline = try await Program([MadeWidget(configuration)]).timeline(of: "a", in: family.family)
            #expect(timeline.words == ["\(family) \(margin)"])
        }
    }

    @Test func `Margins that are disabled are not around the content`() async throws {
        let provider = WordProvider([WordEntry(date: hour(0), word: "a")])
        let widget = StaticConfiguration(kind: "a", provider: provider) { entry in
            Text(verbatim: entry.word).containerBackground(.white, for: .widget)
        }
        let usual = try await Program(widget).timeline(of: "a")
        let disabled = try await Program(widget.contentMarginsDisabled()).timeline(of: "a")
        #expect(usual.entries.map(\.scene.margins) == [Edges(all: 16)])
        #expect(disabled.entries.map(\.scene.margins) == [Edges()])
    }

    @Test func `An entry without a container background runs to the edges, and the others do not`() async throws {
        let entries = ["a", "new", "b", "c"].enumerated().map { WordEntry(date: hour(Double($0)), word: $1) }
        let provider = WordProvider(entries)
        let widget = StaticConfiguration(kind: "a", provider: provider) { entry in
            if entry.word == "new" {
                Text(verbatim: entry.word).containerBackground(.white, for: .widget)
            } else {
                Text(verbatim: entry.word)
            }
        }
        let timeline = try await Program(widget).timeline(of: "a")
        #expect(timeline.entries.map(\.scene.margins) == [Edges(), Edges(all: 16), Edges(), Edges()])
    }
}
