import Foundation
import GroupSystem
import SwiftUI
import WidgetArchive

/// The previews in a program's source: those of `#Preview` in source order, then the older ones by name.
@MainActor struct ProgramPreviews {
    private let previews: [Source]

    private enum Source {
        case registry(any PreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
    }

    init() {
        let registries = types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
        let providers = types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
        previews =
            registries.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.map(Source.registry)
            + providers.sorted { String(reflecting: $0) < String(reflecting: $1) }.map(Source.provider)
    }

    var descriptions: [PreviewDescription] {
        previews.map { preview in
            switch preview {
            case .registry(let registry):
                let file = registry.fileID.drop { $0 != "/" }.dropFirst().replacing(".swift", with: "")
                return PreviewDescription(registry.makePreview().name ?? String(file))
            case .provider(let provider): return PreviewDescription("\(provider)")
            }
        }
    }

    func scenes(of place: Int) async throws -> [PreviewScenes] {
        guard previews.indices.contains(place) else { throw NoSuchPreview(count: previews.count) }
        switch previews[place] {
        case .registry(let registry): return try await scenes(of: registry.makePreview())
        case .provider(let provider): return try scenes(of: provider.previews)
        }
    }

    private func scenes(of preview: Preview) async throws -> [PreviewScenes] {
        switch preview.content {
        case .scenes(let make): [try await make()]
        case .view(let body, let traits): try scenes(of: body(), in: traits.compactMap(\.layout).first)
        }
    }

    private func scenes(of view: some View, in layout: PreviewLayout? = nil) throws -> [PreviewScenes] {
        try view.previewed.map { preview in
            if let activity = preview.context as? ActivityPreviewContext {
                return PreviewScenes(name: preview.name, family: activity.family, [try activity.entry()])
            }
            var preview = preview
            preview.layout = preview.layout ?? layout
            return preview.scenes
        }
    }
}

extension PreviewedView {
    @MainActor fileprivate var scenes: PreviewScenes {
        let family = (context as? WidgetPreviewContext)?.family.family
        var surroundings = WidgetSurroundings(family ?? .systemSmall, hasContentMargins: false)
        surroundings.isWidget = family != nil
        let size = size(or: family, in: surroundings.environment)
        surroundings.environment.sceneSize = size ?? surroundings.environment.sceneSize
        let moment = WidgetMoments.Moment(date: Date(), relevance: nil) { view }
        return PreviewScenes(
            name: name, family: family, size: size, isDark: colorScheme.map { $0 == .dark },
            [surroundings.entry(moment)])
    }

    /// The size, or nil for the family's.
    @MainActor private func size(or family: Family?, in environment: EnvironmentValues) -> Size? {
        switch layout {
        case .fixed(let width, let height): Size(width: width, height: height)
        case .device where family != nil, .sizeThatFits where family != nil, nil where family != nil: nil
        case .sizeThatFits: size(fitting: PreviewedView.screen, in: environment)
        case .device, nil: PreviewedView.screen
        }
    }

    /// A phone's screen, in points.
    private static let screen = Size(width: 393, height: 852)
}

private struct NoSuchPreview: Error, CustomStringConvertible {
    let count: Int

    var description: String { "there is no such preview: this program has \(count), counted from 0" }
}
