package import WidgetArchive

/// A preview of a view, which `groupwidgets previews` draws.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a view with traits, which `groupwidgets previews` draws.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Makes a variable in the body of `#Preview` one of the preview, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// A preview, as `#Preview` describes it.
@MainActor public struct Preview {
    package let name: String?
    package let content: Content

    /// The content to draw.
    package enum Content {
        case view(@MainActor () -> any View, [PreviewTrait])
        case scenes(@MainActor () async throws -> PreviewScenes)
    }

    package init(_ name: String?, _ content: Content) {
        self.name = name
        self.content = content
    }

    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.init(name, .view(body, []))
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, .view(body, [traits] + additionalTraits))
    }

    /// This preview with a body evaluated like a view's, so that its variables can read the environment.
    public func evaluatedAsView() -> Preview {
        guard case .view(let body, let traits) = content else { return self }
        return Preview(name, .view({ PreviewBody(make: body) }, traits))
    }
}

private struct PreviewBody: View {
    let make: @MainActor () -> any View

    var body: some View { AnyView(make()) }
}

/// The type that `#Preview` expands to. The program keeps its conformance, by which tools that draw previews find it.
@_alwaysEmitConformanceMetadata
@MainActor public protocol PreviewRegistry {
    /// The module and the file of the preview.
    static var fileID: String { get }
    static var line: Int { get }
    static func makePreview() -> Preview
}

/// How a preview is shown.
nonisolated public struct PreviewTrait: Sendable {
    package let layout: PreviewLayout?

    public static let portrait = PreviewTrait(layout: nil)
    public static let landscapeLeft = PreviewTrait(layout: .landscape)
    public static let landscapeRight = PreviewTrait(layout: .landscape)
    public static let sizeThatFitsLayout = PreviewTrait(layout: .sizeThatFits)
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }
}

extension PreviewLayout {
    fileprivate static let landscape = PreviewLayout.fixed(width: 852, height: 393)
}
