import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk

/// A widget's picture as a surface of cairo.
final class WidgetPicture {
    let version: Int
    let surface: OpaquePointer

    init?(_ picture: DeskPicture, version: Int, size: Size) {
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        (self.version, self.surface) = (version, surface)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        picture.bytes.withUnsafeBytes { bytes in
            for row in 0..<picture.height {
                let source = UnsafeRawBufferPointer(
                    rebasing: bytes[4 * picture.width * row..<4 * picture.width * (row + 1)])
                UnsafeMutableRawBufferPointer(start: target + stride * row, count: stride).copyMemory(from: source)
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_surface_set_device_scale(
            surface, Double(picture.width) / size.width, Double(picture.height) / size.height)
    }

    deinit { cairo_surface_destroy(surface) }
}
