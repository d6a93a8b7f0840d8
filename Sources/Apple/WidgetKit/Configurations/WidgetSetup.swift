import SwiftUI
import WidgetArchive

/// A kind of widget as set up by its configuration.
@MainActor struct WidgetSetup {
    let kind: String
    let source: any WidgetSource
    var name: String
    var summary = ""
    var families: [Family] = [.systemSmall, .systemMedium, .systemLarge]
    var hasContentMargins = true

    init(kind: String, _ source: any WidgetSource) {
        self.kind = kind
        self.source = source
        name = kind
    }

    func description() async throws -> KindDescription {
        KindDescription(
            kind, name: name, summary: summary, families: families,
            parameters: try await source.parameters(), recommendations: source.recommendations(),
            intent: source.intentClass)
    }
}

/// A configuration that is not composed of others.
@MainActor protocol PrimitiveConfiguration {
    /// Nil if the configuration has no widget.
    var setup: WidgetSetup? { get }
    /// Nil if the configuration has no activity.
    var activity: (any ShownActivity)? { get }
}

extension PrimitiveConfiguration {
    var setup: WidgetSetup? { nil }
    var activity: (any ShownActivity)? { nil }
}

extension WidgetConfiguration {
    /// The setup of the innermost configuration, with all changes applied.
    var resolved: WidgetSetup? {
        if let primitive = self as? any PrimitiveConfiguration { return primitive.setup }
        if self is EmptyWidgetConfiguration { return nil }
        return body.resolved
    }

    /// The activity of the innermost configuration.
    var resolvedActivity: (any ShownActivity)? {
        if let primitive = self as? any PrimitiveConfiguration { return primitive.activity }
        return self is EmptyWidgetConfiguration ? nil : body.resolvedActivity
    }
}
