public import Foundation

/// A symbol, or a picture of the program's resources.
nonisolated public struct Image: View, Equatable, Sendable {
    enum Source: Equatable {
        case symbol(String, value: Double?)
        case asset(String, bundlePath: String?)
    }

    let source: Source
    var isResizable = false
    var mode: TemplateRenderingMode?
    var label: String?

    init(_ source: Source) { self.source = source }

    public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundlePath: bundle?.bundlePath)) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plainWords(in: EnvironmentValues())
    }

    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// The name of the symbol or of the asset.
    var name: String {
        switch source {
        case .symbol(let name, _), .asset(let name, _): name
        }
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        if resizingMode == .tile { Surroundings.note("`.resizable(resizingMode: .tile)` stretches here") }
        if capInsets != EdgeInsets() { Surroundings.note("`.resizable(capInsets:)` has no effect here") }
        var changed = self
        changed.isResizable = true
        return changed
    }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var changed = self
        changed.mode = mode
        return changed
    }

    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    public enum Scale: Sendable {
        case small, medium, large
    }
}
