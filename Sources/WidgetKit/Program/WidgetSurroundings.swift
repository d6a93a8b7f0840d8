package import SwiftUI
package import WidgetArchive

/// The environment in which a widget's views are evaluated.
@MainActor package struct WidgetSurroundings {
    package var environment = EnvironmentValues()

    package init(_ family: Family, hasContentMargins: Bool = true, isPlaceholder: Bool = false) {
        environment.widgetFamily = WidgetFamily(family)
        let usual = family.isAccessory ? Edges() : Edges(all: 16)
        environment.widgetContentMargins = EdgeInsets(usual)
        environment.contentMargins = hasContentMargins ? usual : Edges()
        environment.sceneSize = family.size
        if isPlaceholder { environment.redactionReasons = .placeholder }
    }

    private static let lackOfBackground =
        "Without `.containerBackground(_:for: .widget)`, iOS 17 and later show \"Please adopt containerBackground API\""

    /// An entry with its view evaluated to a scene, and to a dark one if the view reads the colour scheme.
    func entry(_ moment: WidgetMoments.Moment) -> SceneTimeline.Entry {
        let light = evaluate(moment.view(), in: environment, at: moment.date)
        let notes = ProgramSession.current.notes
        for note in light.notes { notes.add(note) }
        if light.scene.background == nil { notes.add(WidgetSurroundings.lackOfBackground) }
        var darkScene: WidgetArchive.Scene?
        if light.usesColorScheme {
            var dark = environment
            dark.colorScheme = .dark
            darkScene = evaluate(moment.view(), in: dark, at: moment.date).scene
        }
        return SceneTimeline.Entry(
            date: moment.date,
            relevance: moment.relevance.map { .init(score: Double($0.score), duration: $0.duration) },
            scene: light.scene, darkScene: darkScene == light.scene ? nil : darkScene)
    }
}
