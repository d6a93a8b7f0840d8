import Foundation
import SwiftUI
import Testing
@testable import WidgetKit

import enum WidgetArchive.Appearance
import struct WidgetArchive.Scenes

/// What a view asks for decides how often it is evaluated.
@MainActor struct AppearanceTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: "\(scheme)") }
    }

    private struct Mode: View {
        @Environment(\.widgetRenderingMode) private var mode
        var body: some View { Text(verbatim: "\(mode)") }
    }

    private struct Ground: View {
        @Environment(\.showsWidgetContainerBackground) private var isShown
        var body: some View { Text(verbatim: "\(isShown)") }
    }

    private struct Nightly: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { if scheme == .dark { Mode() } else { Text("day") } }
    }

    private func scenes(_ view: some View, count: (() -> Void)? = nil) -> Scenes {
        let moment = WidgetMoments.Moment(date: Date(timeIntervalSinceReferenceDate: 8e8), relevance: nil) {
            count?()
            return AnyView(view.containerBackground(.white, for: .widget))
        }
        var surroundings = WidgetSurroundings(.systemSmall)
        return surroundings.entry(moment).scenes
    }

    @Test func `A view has a scene for each appearance that it asks about`() {
        let views: [(AnyView, [String], Int)] = [
            (AnyView(Text("a")), ["a", "a", "a", "a"], 1), (AnyView(Scheme()), ["light", "dark", "dark", "dark"], 2),
            (AnyView(Mode()), ["fullColor", "fullColor", "accented", "vibrant"], 3),
            (AnyView(Ground()), ["true", "true", "false", "false"], 3),
            (AnyView(Nightly()), ["day", "fullColor", "accented", "vibrant"], 4),
        ]
        for (view, words, calls) in views {
            var made = 0
            let scenes = scenes(view) { made += 1 }
            #expect(Appearance.allCases.map { scenes[$0].root.words.joined() } == words)
            #expect(made == calls)
        }
    }

    @Test func `Only what differs is kept`() {
        #expect(scenes(Text("a")) == Scenes(scenes(Text("a")).light))
        let byScheme = scenes(Scheme())
        #expect(byScheme.dark != nil && byScheme.accented == nil && byScheme.vibrant == nil)
        let byMode = scenes(Mode())
        #expect(byMode.dark == nil && byMode.accented != nil && byMode.vibrant != nil)
    }
}
