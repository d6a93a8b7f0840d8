import CGTK
import SceneLayout
import WidgetArchive
import WidgetDesk

/// Pictures as surfaces of cairo, each with the memory that it draws from.
final class SurfaceCache {
    private var surfaces: [String: (version: Int, surface: OpaquePointer)] = [:]

    deinit { surfaces.values.forEach { cairo_surface_destroy($0.surface) } }

    /// A widget's picture; nil if there is none.
    func surface(of tile: DeskTile, _ picture: () -> DeskPicture?) -> OpaquePointer? {
        if let made = surfaces[tile.id], made.version == tile.version { return made.surface }
        guard let picture = picture(), let surface = SurfaceCache.surface(picture) else { return nil }
        cairo_surface_set_device_scale(
            surface, Double(picture.width) / tile.frame.size.width, Double(picture.height) / tile.frame.size.height)
        if let old = surfaces.updateValue((tile.version, surface), forKey: tile.id) {
            cairo_surface_destroy(old.surface)
        }
        return surface
    }

    func forget(besides ids: Set<String>) {
        for (id, made) in surfaces where !ids.contains(id) {
            cairo_surface_destroy(made.surface)
            surfaces[id] = nil
        }
    }

    private static func surface(_ picture: DeskPicture) -> OpaquePointer? {
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
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
        return surface
    }
}
