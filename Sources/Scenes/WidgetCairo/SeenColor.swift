import GroupSystem

/// A colour as seen on white and on black, since a translucent picture may be on either.
struct SeenColor {
    let pixel: UInt32
    private let onWhite: Lab
    private let onBlack: Lab

    /// From a surface's premultiplied pixel.
    init(pixel: UInt32) {
        self.pixel = pixel
        let clear = 255 - Int(pixel >> 24)
        func lab(ground: Int) -> Lab {
            func part(_ shift: UInt32) -> Int { min(255, Int(pixel >> shift & 255) + ground) }
            return Lab(red: part(16), green: part(8), blue: part(0))
        }
        onBlack = lab(ground: 0)
        onWhite = clear == 0 ? onBlack : lab(ground: clear)
    }

    /// The square of the CIE 1976 distance, on the ground where it is larger.
    func squaredDistance(to other: SeenColor) -> Double {
        max(onWhite.squaredDistance(to: other.onWhite), onBlack.squaredDistance(to: other.onBlack))
    }
}

/// A colour in CIE Lab under daylight (D65).
struct Lab {
    let lightness: Double
    let a: Double
    let b: Double

    /// From sRGB channels from 0 to 255.
    init(red: Int, green: Int, blue: Int) {
        let (red, green, blue) = (Lab.linear[red], Lab.linear[green], Lab.linear[blue])
        let x = Lab.response((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Lab.response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Lab.response((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    func squaredDistance(to other: Lab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return dl * dl + da * da + db * db
    }

    private static let linear = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func response(_ value: Double) -> Double {
        value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
    }
}
