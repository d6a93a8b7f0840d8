/// A view for Xcode's canvas. Here it is checked by the compiler, and nothing else becomes of it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// The same, with traits such as a layout.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// How a preview is shown.
nonisolated public struct PreviewTrait: Sendable {
    public static let portrait = PreviewTrait()
    public static let landscapeLeft = PreviewTrait()
    public static let landscapeRight = PreviewTrait()
    public static let sizeThatFitsLayout = PreviewTrait()
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
