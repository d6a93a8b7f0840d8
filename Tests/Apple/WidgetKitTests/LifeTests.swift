import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

private struct Appearing: View {
    let word: String
    @Environment(\.colorScheme) private var scheme
    @State private var shown = "nothing"
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(shown) \(count)")
            .onAppear {
                shown = word + (scheme == .dark ? " in the dark" : "")
                count += 1
            }
            .containerBackground(.white, for: .widget)
    }
}

/// What views do when they appear, each entry and appearance for itself.
@MainActor struct LifeTests {
    private func program(_ words: [String], _ view: @escaping @MainActor (String) -> some View) -> Program {
        let entries = words.enumerated().map { WordEntry(date: hour(Double($0)), word: $1) }
        return Program(StaticConfiguration(kind: "a", provider: WordProvider(entries)) { view($0.word) })
    }

    @Test func `Each entry and each appearance begins with the initial state`() async throws {
        let timeline = try await program(["first", "second"]) { Appearing(word: $0) }.timeline(of: "a")
        #expect(timeline.words == ["first 1", "second 1"])
        #expect(
            timeline.entries.map { $0.scenes.dark?.root.words ?? [] } == [
                ["first in the dark 1"], ["second in the dark 1"],
            ])
    }

    @Test func `Placeholders and snapshots appear as timelines do`() async throws {
        let program = program(["first"]) { Appearing(word: $0) }
        let instance = Instance(kind: "a", family: .systemMedium)
        #expect(try await program.timeline(.snapshot(instance, isPreview: true)).words.count == 1)
        for ask in [Request.Ask.placeholder(instance), .snapshot(instance, isPreview: true)] {
            let words = try await program.timeline(ask).words
            #expect(words.allSatisfy { $0.hasSuffix(" 1") && !$0.hasPrefix("nothing") }, "\(words)")
        }
    }

    @Test func `A view that asks for a reload of its widget when it appears does not get it`() async {
        let program = program(["first"]) { word in
            Text(verbatim: word).onAppear { WidgetCenter.shared.reloadTimelines(ofKind: "a") }
                .containerBackground(.white, for: .widget)
        }
        let notes = await program.answer(.timeline("a")).notes
        #expect(notes == ["'a' asked to be reloaded while it was answering; that would never end"])
    }
}
