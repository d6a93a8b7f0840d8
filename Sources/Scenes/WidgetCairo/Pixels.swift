import CCairo
import WidgetArchive
import WidgetPictures

/// The pixels of a surface: blue, green, red and opacity in bytes, premultiplied.
struct Pixels {
    private let bytes: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let stride: Int

    init(_ surface: OpaquePointer) {
        bytes = cairo_image_surface_get_data(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    func row(_ number: Int) -> UnsafeMutablePointer<UInt8> { bytes + number * stride }

    /// The rows without anything in between.
    var packed: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
            for y in 0..<height {
                UnsafeMutableRawPointer(bytes.baseAddress! + 4 * width * y).copyMemory(
                    from: row(y), byteCount: 4 * width)
            }
            count = 4 * width * height
        }
    }

    /// Gives all pixels one colour and keeps their opacity.
    func fill(_ shade: Shade) {
        let colors = [shade.blue, shade.green, shade.red, 1].map { $0 * shade.opacity }
        let tables = colors.map { color in (0...255).map { UInt8((Double($0) * min(max(color, 0), 1)).rounded()) } }
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width {
                let alpha = Int(row[4 * x + 3])
                for part in 0..<4 { row[4 * x + part] = tables[part][alpha] }
            }
        }
    }

    func apply(_ matrix: ColorMatrix) {
        let rows = matrix.rows
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width where row[4 * x + 3] > 0 {
                let alpha = Double(row[4 * x + 3])
                let color = (Double(row[4 * x + 2]) / alpha, Double(row[4 * x + 1]) / alpha, Double(row[4 * x]) / alpha)
                func part(_ number: Int) -> Double {
                    let factors = rows[number]
                    let sum =
                        factors[0] * color.0 + factors[1] * color.1 + factors[2] * color.2
                        + factors[3] * alpha / 255 + factors[4]
                    // NaN counts as 0.
                    return sum > 0 ? min(sum, 1) : 0
                }
                // A matrix that derives opacity from colours must not make translucent pixels opaque.
                let opacity = matrix.readsColorsForOpacity ? part(3) * alpha / 255 : part(3)
                func byte(_ value: Double) -> UInt8 { UInt8((value * opacity * 255).rounded()) }
                let (red, green, blue) = (part(0), part(1), part(2))
                row[4 * x] = byte(blue)
                row[4 * x + 1] = byte(green)
                row[4 * x + 2] = byte(red)
                row[4 * x + 3] = UInt8((opacity * 255).rounded())
            }
        }
    }
}
