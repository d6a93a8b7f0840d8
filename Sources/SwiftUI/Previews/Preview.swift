/// A preview for Xcode. Here the compiler checks it, and nothing else happens.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview with traits, for Xcode. Here the compiler checks it, and nothing else happens.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// How a preview is shown.
nonisolated public struct PreviewTrait: Sendable {
    /// In portrait orientation.
    public static let portrait = PreviewTrait()
    /// In landscape, turned to the left.
    public static let landscapeLeft = PreviewTrait()
    /// In landscape, turned to the right.
    public static let landscapeRight = PreviewTrait()
    /// At the size of the view.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// At a fixed size.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
