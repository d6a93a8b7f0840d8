import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

// As a target does whose providers write these names.
private typealias TimelineProvider = BetaTimelineProvider

/// A provider as the first betas had it, with nothing else.
private struct BetaProvider: TimelineProvider {
    public typealias Entry = WordEntry

    public func snapshot(with context: TimelineProviderContext, completion: @escaping (WordEntry) -> ()) {
        completion(WordEntry(date: hour(0), word: "snapshot"))
    }

    public func timeline(with context: TimelineProviderContext, completion: @escaping (Timeline<Entry>) -> ()) {
        completion(Timeline(entries: [WordEntry(date: hour(0), word: "timeline")], policy: .atEnd))
    }
}

/// A provider with a placeholder of today beside the names of the first betas.
private struct MixedProvider: TimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> WordEntry { WordEntry(date: hour(0), word: "placeholder") }

    func snapshot(with context: TimelineProviderContext, completion: @escaping (WordEntry) -> ()) {
        completion(WordEntry(date: hour(0), word: "snapshot"))
    }

    func timeline(with context: TimelineProviderContext, completion: @escaping (Timeline<WordEntry>) -> ()) {
        completion(Timeline(entries: [WordEntry(date: hour(0), word: "timeline")], policy: .atEnd))
    }
}

private func place(_ family: WidgetFamily) -> String {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: "home"
    case .accessoryCorner: "watch"
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: "lock"
    }
}

private struct ReasonView: View {
    let word: String
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        Text(verbatim: reasons.contains(.placeholder) ? "\(word) redacted" : word).unredacted()
    }
}

@MainActor struct BetaTests {
    private let program = Program(
        StaticConfiguration(kind: "a", provider: BetaProvider(), placeholder: Text(verbatim: "waiting")) { entry in
            Text(verbatim: entry.word)
        })

    private let instance = Instance(kind: "a", family: .systemSmall)

    @Test func `A provider may write the names of the first betas`() async throws {
        #expect(try await program.timeline(.timeline("a")).words == ["timeline"])
        #expect(try await program.timeline(.snapshot(instance, isPreview: false)).words == ["snapshot"])
        #expect(try await program.timeline(.placeholder(instance)).words == ["waiting"])
    }

    @Test func `Under a configuration of today, the snapshot is shown redacted until there is data`() async throws {
        let program = Program(
            StaticConfiguration(kind: "a", provider: BetaProvider()) { ReasonView(word: $0.word) })
        #expect(try await program.timeline(.timeline("a")).words == ["timeline"])
        #expect(try await program.timeline(.placeholder(instance)).words == ["snapshot redacted"])
        let mixed = Program(StaticConfiguration(kind: "a", provider: MixedProvider()) { Text(verbatim: $0.word) })
        #expect(try await mixed.timeline(.placeholder(instance)).words == ["placeholder"])
    }

    @Test func `A widget of the first betas has no margins, as there were none then`() async throws {
        #expect(try await program.timeline(of: "a").entries.map(\.scene.margins) == [Edges()])
    }

    @Test func `A switch may name the corner of a watch, which no widget has`() {
        #expect(WidgetFamily.allCases.map(place).allSatisfy { $0 != "watch" })
        #expect(place(.accessoryCircular) == "lock")
    }
}
