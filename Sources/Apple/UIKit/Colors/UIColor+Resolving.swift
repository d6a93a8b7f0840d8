import AssetCatalogs
public import Foundation
package import WidgetArchive

extension UIColor {
    /// The colour in light and in dark surroundings.
    package func tone(isContrasting: Bool = false) -> Tone {
        let tone =
            switch source {
            case .tone(let tone): isContrasting ? SystemTone.contrasting[tone] ?? tone : tone
            case .asset(let name, let path):
                AssetCatalog.tone(named: name, bundlePath: path, isContrasting: isContrasting) ?? SystemTone.gray
            case .provider(let provide): UIColor.tone(isContrasting, provide)
            }
        guard let alpha else { return tone }
        return Tone(light: tone.light.with(opacity: alpha), dark: tone.dark.with(opacity: alpha), role: tone.role)
    }

    private static func tone(_ isContrasting: Bool, _ provide: (UITraitCollection) -> UIColor) -> Tone {
        func shade(_ style: UIUserInterfaceStyle) -> Shade {
            let traits = UITraitCollection.unnoted.with {
                $0.style = style
                $0.contrast = isContrasting ? .high : .normal
            }
            return provide(traits).shade(in: traits)
        }
        return Tone(light: shade(.light), dark: shade(.dark))
    }

    package func shade(in traits: UITraitCollection) -> Shade {
        if case .provider(let provide) = source {
            let shade = provide(traits).shade(in: traits)
            return alpha.map { shade.with(opacity: $0) } ?? shade
        }
        let tone = tone(isContrasting: traits.accessibilityContrast == .high)
        return traits.userInterfaceStyle == .dark ? tone.dark : tone.light
    }

    /// This colour, resolved for certain surroundings.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(shade(in: traits)) }

    /// Its components in the current surroundings.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let shade = shade(in: .current)
        red?.pointee = CGFloat(shade.red)
        green?.pointee = CGFloat(shade.green)
        blue?.pointee = CGFloat(shade.blue)
        alpha?.pointee = CGFloat(shade.opacity)
        return true
    }

    /// Its brightness in the current surroundings; false if it is not grey.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let shade = shade(in: .current)
        guard shade.red == shade.green, shade.green == shade.blue else { return false }
        white?.pointee = CGFloat(shade.red)
        alpha?.pointee = CGFloat(shade.opacity)
        return true
    }

    /// Its hue, saturation and brightness in the current surroundings.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let shade = shade(in: .current)
        let parts = HueParts(shade)
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(shade.opacity)
        return true
    }

    public var cgColor: CGColor { CGColor(shade(in: .current)) }

    public var ciColor: CIColor { CIColor(color: self) }
}

extension Shade {
    func with(opacity: Double) -> Shade { Shade(red: red, green: green, blue: blue, opacity: opacity) }
}

/// A colour by its place on the wheel.
struct HueParts {
    var hue: Double
    var saturation: Double
    var brightness: Double

    init(hue: Double, saturation: Double, brightness: Double) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    init(_ shade: Shade) {
        let (most, least) = (max(shade.red, shade.green, shade.blue), min(shade.red, shade.green, shade.blue))
        let range = most - least
        (brightness, saturation) = (most, most > 0 ? range / most : 0)
        let sixths =
            if range == 0 {
                0.0
            } else if most == shade.red {
                (shade.green - shade.blue) / range
            } else if most == shade.green {
                (shade.blue - shade.red) / range + 2
            } else {
                (shade.red - shade.green) / range + 4
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    func shade(opacity: Double) -> Shade {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return Shade(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }
}
