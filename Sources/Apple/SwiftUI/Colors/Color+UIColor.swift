import AssetCatalogs
public import UIKit
import WidgetArchive

extension Color {
    public init(uiColor: UIColor) { self.init(source: .uiColor(uiColor)) }

    /// A colour of UIKit. An asset's symbol of the same name, as in `Color(.brand)`, comes first.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(cgColor: CGColor) { self.init(Tone(cgColor.shade)) }

    @_disfavoredOverload
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The components of a colour that is the same in all surroundings; nil for others.
    public var cgColor: CGColor? {
        guard case .tone(let tone) = source, tone.light == tone.dark else { return nil }
        return CGColor(tone.light.opacity(opacity))
    }
}

extension UIColor {
    /// A colour of SwiftUI; the tint is the accent colour, since no view surrounds it.
    public convenience init(_ color: Color) {
        switch color.source {
        case .tone(let tone): self.init(tone.opacity(color.opacity))
        case .tint: self.init((AssetCatalog.accent() ?? SystemTone.accent).opacity(color.opacity))
        case .asset(let name, let path) where color.opacity == 1: self.init(.asset(name, bundlePath: path))
        case .asset, .uiColor: self.init(color.tone(in: EnvironmentValues()))
        }
    }
}
