public import Foundation
import UIKit
import WidgetArchive

/// A system symbol, or an image from the program's resources.
nonisolated public struct Image: View, Equatable, Sendable {
    enum Source: Equatable {
        case symbol(String, value: Double?)
        case asset(String, bundlePath: String?)
        /// The bytes of a picture file with `scale` pixels per point.
        case bytes([UInt8], scale: Double)
        case uiImage(UIImage)
    }

    var source: Source
    var isResizable = false
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch
    var mode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var symbolMode: SymbolRenderingMode?
    /// The accessibility text, in place of its name.
    var label: Text?
    /// Whether it has no accessibility text.
    var isDecorative = false

    init(_ source: Source) { self.source = source }

    /// A system symbol, by name.
    public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

    /// A system symbol with a variable value from 0 to 1.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

    /// An image of the asset catalogue or the bundle, by name.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundlePath: bundle?.bundlePath)) }

    /// An image of the bundle; the value changes symbols of one's own, which has no effect here.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// An image of the bundle with an accessibility text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// An image of the bundle without an accessibility text.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// A PNG, JPEG, SVG or WebP file as it is, with `scale` pixels per point.
    package init(bytes: [UInt8], scale: Double = 1) { self.init(.bytes(bytes, scale: scale)) }

    /// The name of the symbol or of the asset.
    var name: String {
        switch source {
        case .symbol(let name, _), .asset(let name, _): name
        case .bytes, .uiImage: ""
        }
    }

    /// Lets the image take any size; the cap insets and the mode say how it is filled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var changed = self
        (changed.isResizable, changed.capInsets, changed.resizingMode) = (true, capInsets, resizingMode)
        return changed
    }

    /// Draws the image in the foreground style, or in its own colours.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        var changed = self
        changed.mode = mode
        return changed
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var changed = self
        changed.interpolation = interpolation
        return changed
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var changed = self
        changed.isAntialiased = isAntialiased
        return changed
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var changed = self
        changed.symbolMode = mode
        return changed
    }

    /// How an image fills a size other than its own.
    public enum ResizingMode: Sendable {
        /// In copies side by side, and stretched.
        case tile, stretch
    }

    /// Which colours an image is drawn in.
    public enum TemplateRenderingMode: Sendable {
        /// The foreground style, and the image's own colours.
        case template, original
    }

    /// How pixels are interpolated when an image is scaled.
    public enum Interpolation: Sendable {
        /// From the nearest pixel to the smoothest result.
        case none, low, medium, high

        var archived: WidgetArchive.Node.Picture.Interpolation {
            switch self {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
    }

    /// The size of a symbol relative to the text beside it.
    public enum Scale: Sendable {
        /// Smaller, as usual, and larger.
        case small, medium, large

        var archived: WidgetArchive.Node.Picture.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }
}
