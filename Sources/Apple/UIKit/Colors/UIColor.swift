public import AssetCatalogs
public import Foundation
package import WidgetArchive

/// A colour, which may differ between light and dark surroundings.
public final class UIColor: NSObject, Sendable {
    package enum Source: Sendable {
        case tone(Tone)
        case asset(String, bundlePath: String?)
        case provider(@Sendable (UITraitCollection) -> UIColor)
    }

    package let source: Source
    /// Replaces the opacity of the source.
    let alpha: Double?

    package init(_ source: Source, alpha: Double? = nil) {
        self.source = source
        self.alpha = alpha
    }

    package convenience init(_ tone: Tone) { self.init(.tone(tone)) }

    convenience init(_ shade: Shade) { self.init(Tone(shade)) }

    /// A colour of red, green and blue from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Shade(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A colour of red, green and blue from 0 to 1; all colour spaces are taken for sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A shade of grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = HueParts(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
        self.init(parts.shade(opacity: Double(alpha)))
    }

    /// A colour that a closure provides anew for each surroundings.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provider(dynamicProvider))
    }

    /// A colour of the program's asset catalogues; nil if there is none with the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of a bundle's asset catalogues; nil if there is none with the name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let path = bundle?.bundlePath
        guard AssetCatalog.tone(named: name, bundlePath: path) != nil else { return nil }
        self.init(.asset(name, bundlePath: path))
    }

    public convenience init(cgColor: CGColor) { self.init(cgColor.shade) }

    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour of an archive, as `encode(with:)` writes it.
    public convenience init?(coder: NSCoder) {
        func part(_ name: String) -> Double { coder.decodeDouble(forKey: name) }
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.init(
            Shade(red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), opacity: part("UIAlpha")))
    }

    public convenience init(resource: ColorResource) {
        self.init(.asset(resource.name, bundlePath: resource.bundlePath))
    }

    /// This colour with another opacity in place of its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(source, alpha: Double(alpha)) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return alpha == other.alpha && identity != nil && identity == other.identity
    }

    public override var hash: Int { identity?.hashValue ?? ObjectIdentifier(self).hashValue }

    private enum Identity: Hashable {
        case tone(Tone)
        case asset(String, String?)
    }

    /// Closures cannot be compared.
    private var identity: Identity? {
        switch source {
        case .tone(let tone): .tone(tone)
        case .asset(let name, let path): .asset(name, path)
        case .provider: nil
        }
    }
}

extension UIColor: NSSecureCoding {
    /// A colour is archived by its components.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the components that it has in the current surroundings.
    public func encode(with coder: NSCoder) {
        let shade = shade(in: .current)
        coder.encode(shade.red, forKey: "UIRed")
        coder.encode(shade.green, forKey: "UIGreen")
        coder.encode(shade.blue, forKey: "UIBlue")
        coder.encode(shade.opacity, forKey: "UIAlpha")
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

public typealias _ColorLiteralType = UIColor
