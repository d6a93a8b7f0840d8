import Testing
import UIKit

import struct WidgetArchive.Shade

/// What a colour is in light and in dark surroundings.
private func shown(_ color: UIColor) -> String {
    let light = color.shade(in: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.shade(in: UITraitCollection(userInterfaceStyle: .dark))
    return light == dark ? "\(light)" : "\(light)/\(dark)"
}

struct ColorTests {
    @Test(arguments: [
        (UIColor(red: 1, green: 0.2, blue: 0, alpha: 1), "#FF3300"), (UIColor(white: 0.2, alpha: 0.5), "#33333380"),
        (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), "#00FF00"), (.clear, "#00000000"),
        (.systemRed, "#FF3B30/#FF453A"), (.secondarySystemGroupedBackground, "#FFFFFF/#1C1C1E"),
        (.systemGray6, "#F2F2F7/#1C1C1E"), (.label, "#000000/#FFFFFF"), (.lightGray, "#AAAAAA"),
        (.systemBlue.withAlphaComponent(0.2), "#007AFF33/#0A84FF33"),
    ])
    func `A colour has the components of its name in light and in dark surroundings`(_ color: UIColor, _ shades: String)
    {
        #expect(shown(color) == shades)
    }

    @Test func `A provider is asked for the surroundings in which a colour is shown`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(shown(color) == "#000000/#FFFFFF")
        #expect(shown(color.withAlphaComponent(0.2)) == "#00000033/#FFFFFF33")
        #expect(shown(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == "#FFFFFF")
    }

    @Test func `A colour tells its components`() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5])
        #expect(CIColor(color: color).blue == 0.75)
        var white: CGFloat = 0
        #expect(!color.getWhite(&white, alpha: nil))
        #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    }

    @Test(arguments: [(0.0, 0.5, 0.75), (0.4, 1, 1), (0.9, 0.25, 0.5)])
    func `A colour tells the hue that it was made of`(_ parts: (Double, Double, Double)) {
        let color = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 1)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        for (found, wanted) in zip([hue, saturation, brightness], [parts.0, parts.1, parts.2]) {
            #expect(abs(found - wanted) < 1e-9)
        }
    }

    @Test func `Colours are equal by what they are`() {
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        #expect(UIColor.red != .systemRed)
        let provided = UIColor { _ in .red }
        #expect(provided == provided)
        #expect(provided != UIColor { _ in .red })
    }

    @Test func `A colour survives an archive`() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1), requiringSecureCoding: true)
        let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    @Test func `A colour that no catalogue has is nil`() { #expect(UIColor(named: "NoSuchColour") == nil) }

    @Test func `A colour literal is a colour`() {
        #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    }
}
