package import FoundationEssentials
package import GroupSystem
package import PictureClient
package import WidgetArchive
import WidgetRecords
package import WidgetScreens

/// The last pictures of widgets, each drawn anew only when it looks different, and only after its last one was seen.
///
/// It belongs to the thread of its event loop.
package final class DeskPictures {
    /// Called when a widget's picture has been drawn, or has failed.
    package var arrived: (_ id: String) -> Void = { _ in }

    private let queue: PictureQueue
    private var tiles: [String: Tile] = [:]

    /// The time until a picture that failed is tried again, in seconds.
    private static let pause = 30.0

    /// Everything besides the time that a picture depends on.
    private struct Look: Hashable {
        let instance: Instance
        let reading: Int
        let entry: Date?
        let flipped: Action?
        let look: PictureLook
        let scale: Double
    }

    private struct Tile {
        var look: Look
        var isAsked = true
        /// Whether the picture was on the screen, or there was none to show.
        var isSeen = true
        /// The picture, its size in pixels, and when it will look different by itself.
        var picture: DeskPicture?
        var failure: PictureFailure?
        var nextChange: Date?
        var version = 0
    }

    package init(_ program: PictureProgram, in loop: EventLoop) {
        queue = PictureQueue(program, in: loop)
    }

    package func picture(of id: String) -> DeskPicture? { tiles[id]?.picture }
    package func failure(of id: String) -> PictureFailure? { tiles[id]?.failure }
    /// Changes with each new picture of a widget.
    package func version(of id: String) -> Int { tiles[id]?.version ?? 0 }

    /// Notes that a widget's picture is on the screen. Returns whether it was not before.
    package func noteSeen(_ id: String) -> Bool {
        guard tiles[id]?.isSeen == false else { return false }
        tiles[id]?.isSeen = true
        return true
    }

    package func forget(besides ids: Set<String>) { tiles = tiles.filter { ids.contains($0.key) } }

    /// Asks for a widget's picture if it looks different now, with the switch of an action flipped. Returns when it will
    /// look different by itself.
    package func ask(
        for widget: ShownWidget, flipping flipped: Action? = nil, at date: Date, _ look: PictureLook, scale: Double
    ) -> Date? {
        let id = widget.instance.id
        let wanted = Look(
            instance: widget.instance, reading: widget.reading,
            entry: widget.archive?.timeline.entry(at: date)?.date, flipped: flipped, look: look,
            scale: scale)
        if let tile = tiles[id] {
            // Its arrival, or its being seen, leads here again.
            guard !tile.isAsked, tile.isSeen else { return nil }
            if tile.look == wanted, tile.nextChange.map({ $0 > date }) ?? true {
                return [tile.nextChange, widget.nextEntry(after: date)].compactMap(\.self).min()
            }
        }
        tiles[id, default: Tile(look: wanted)].look = wanted
        tiles[id]?.isAsked = true
        let request = PictureRequest(
            widget.scene(at: date, in: look.appearance, flipping: flipped), family: widget.instance.family,
            scale: scale, format: .pixels, look: look, date: date)
        queue.draw(request) { [weak self] in self?.take($0, of: id) }
        return widget.nextEntry(after: date)
    }

    private func take(_ result: Result<PictureProgram.Picture, PictureFailure>, of id: String) {
        guard var tile = tiles[id] else { return }
        tile.isAsked = false
        switch result {
        case .success(let picture):
            tile.nextChange = picture.nextChange
            tile.failure = nil
            if let pixels = DeskPicture(picture.bytes, width: picture.width) {
                (tile.picture, tile.isSeen) = (pixels, false)
                tile.version += 1
            }
        case .failure(let failure):
            (tile.failure, tile.nextChange) = (failure, Now.current.date + DeskPictures.pause)
        }
        tiles[id] = tile
        arrived(id)
    }
}
