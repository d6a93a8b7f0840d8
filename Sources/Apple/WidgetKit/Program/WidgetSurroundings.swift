package import SwiftUI
package import WidgetArchive

extension Family {
    /// As measured on phones: on the Lock Screen, a circle of 58 points is in a place of 72.
    fileprivate var contentMargin: Double {
        switch self {
        case .accessoryInline: 0
        case .accessoryCircular, .accessoryRectangular: 7
        default: 16
        }
    }
}

/// The environment in which a widget's views are evaluated.
@MainActor package struct WidgetSurroundings {
    package var environment = EnvironmentValues()
    /// Whether the content is a widget, which needs a background.
    var isWidget = true
    private let margins: Edges

    package init(_ family: Family, hasContentMargins: Bool = true, isPlaceholder: Bool = false) {
        environment.widgetFamily = WidgetFamily(family)
        environment.controlFamily = family
        let usual = Edges(all: family.contentMargin)
        environment.widgetContentMargins = EdgeInsets(usual)
        margins = hasContentMargins ? usual : Edges()
        environment.contentMargins = margins
        environment.sceneSize = family.size
        if isPlaceholder { environment.redactionReasons = .placeholder }
        adopt(ProgramSession.display)
        // Body text of 15 points, as measured on phones.
        if [.accessoryCircular, .accessoryRectangular].contains(family) { environment.dynamicTypeSize = .small }
    }

    private mutating func adopt(_ display: DisplaySettings) {
        let place = DisplaySettings.TextSize.allCases.firstIndex(of: display.textSize) ?? 0
        environment.dynamicTypeSize = max(DynamicTypeSize.allCases[place], .large)
        if display.hasBoldText { environment.legibilityWeight = .bold }
        if display.increasesContrast { environment.colorSchemeContrast = .increased }
    }

    private static let lackOfBackground =
        "Without `.containerBackground(_:for: .widget)`, iOS 17 and later show \"Please adopt containerBackground API\" "
        + "instead of the widget; here it is shown as by iOS 16, without margins"

    /// An entry with its view evaluated to a scene, and to further ones for the appearances that the view depends on.
    mutating func entry(_ moment: WidgetMoments.Moment) -> SceneTimeline.Entry {
        var light = evaluated(moment, as: .light)
        let isOld = isWidget && light.scene.background == nil
        if isOld { ProgramSession.current.notes.add(WidgetSurroundings.lackOfBackground) }
        let fitting = isOld && !environment.controlFamily.isAccessory ? Edges() : margins
        // Kept for the next entry, which usually fits too.
        if environment.contentMargins != fitting {
            environment.contentMargins = fitting
            light = evaluated(moment, as: .light)
        }
        let dark = light.usesColorScheme ? evaluated(moment, as: .dark) : light
        let keysRead = light.environmentKeysRead.union(dark.environmentKeysRead)
        let asksForMode = !keysRead.isDisjoint(with: ["widgetRenderingMode", "showsWidgetContainerBackground"])
        return SceneTimeline.Entry(
            date: moment.date,
            relevance: moment.relevance.map { .init(score: Double($0.score), duration: $0.duration) },
            scenes: Scenes(
                light.scene, dark: dark.scene, accented: asksForMode ? evaluated(moment, as: .accented).scene : nil,
                vibrant: asksForMode ? evaluated(moment, as: .vibrant).scene : nil))
    }

    private func evaluated(_ moment: WidgetMoments.Moment, as appearance: Appearance) -> Evaluation {
        var environment = environment
        if appearance != .light { environment.colorScheme = .dark }
        environment.widgetRenderingMode = WidgetRenderingMode(appearance)
        environment.showsWidgetContainerBackground = environment.widgetRenderingMode == .fullColor
        let evaluation = evaluate(moment.view(), in: environment, at: moment.date)
        for note in evaluation.notes { ProgramSession.current.notes.add(note) }
        return evaluation
    }
}
