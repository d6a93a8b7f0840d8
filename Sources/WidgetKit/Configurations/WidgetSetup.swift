import SwiftUI
import WidgetArchive

/// A kind of widget, as its configuration sets it up.
@MainActor struct WidgetSetup {
    let kind: String
    let source: any WidgetSource
    var name: String
    var summary = ""
    var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    var hasContentMargins = true

    init(kind: String, _ source: any WidgetSource) {
        self.kind = kind
        self.source = source
        name = kind
    }

    func description() async throws -> KindDescription {
        KindDescription(
            kind, name: name, summary: summary, families: families.map(\.family),
            parameters: try await source.parameters(), recommendations: source.recommendations())
    }
}

/// A configuration that is not made of another one.
@MainActor protocol PrimitiveConfiguration {
    /// Nil for one of no widget.
    var setup: WidgetSetup? { get }
}

extension WidgetConfiguration {
    /// What it comes to in the end.
    var resolved: WidgetSetup? {
        if let primitive = self as? any PrimitiveConfiguration { return primitive.setup }
        if self is EmptyWidgetConfiguration { return nil }
        return body.resolved
    }
}
