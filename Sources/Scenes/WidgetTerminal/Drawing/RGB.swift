import SceneLayout
package import WidgetArchive

/// A 24-bit colour.
package struct RGB: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Blends a shade over a background.
    package init(_ shade: Shade, over behind: RGB) {
        let cover = min(max(shade.opacity, 0), 1)
        func part(_ value: Double, _ behind: UInt8) -> UInt8 {
            let mixed = min(max(value, 0), 1) * 255 * cover + Double(behind) * (1 - cover)
            return mixed.isNaN ? behind : UInt8(min(max(mixed.rounded(), 0), 255))
        }
        self.init(part(shade.red, behind.red), part(shade.green, behind.green), part(shade.blue, behind.blue))
    }

    /// The perceptual distance of two colours.
    func distance(to other: RGB) -> Int {
        let (red, green) = (Int(red) - Int(other.red), Int(green) - Int(other.green))
        let blue = Int(blue) - Int(other.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }
}
