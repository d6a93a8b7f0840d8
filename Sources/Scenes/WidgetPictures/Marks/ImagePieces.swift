package import SceneLayout
package import WidgetArchive

/// The parts of an image and their places: the whole image stretched, or nine pieces where its edges keep their size.
package struct ImagePieces {
    package let pieces: [Piece]

    package struct Piece: Hashable, Sendable {
        /// In pixels of the image.
        package var source: Rect
        package var target: Rect
        /// The drawn size of an image's pixel.
        package var scale: Size
        package var isRepeated: Bool

        package var isEmpty: Bool {
            [source, target].contains { !$0.isFinite || $0.size.width <= 0 || $0.size.height <= 0 }
                || ![scale.width, scale.height].allSatisfy { (1e-6...1e9).contains($0) }
        }
    }

    /// For an image with this many pixels.
    package init(of image: PlacedImage, _ pixels: Size) {
        let (caps, isRepeated): (Edges, Bool) =
            switch image.filling {
            case .stretched: (Edges(), false)
            case .sliced(let caps): (caps, false)
            case .tiled(let caps): (caps, true)
            }
        let size = image.size.width > 0 && image.size.height > 0 ? image.size : pixels
        let columns = ImagePieces.spans(
            image.frame.minX, image.frame.size.width, pixels.width, size.width, caps.leading, caps.trailing, isRepeated)
        let rows = ImagePieces.spans(
            image.frame.minY, image.frame.size.height, pixels.height, size.height, caps.top, caps.bottom, isRepeated)
        pieces = rows.flatMap { row in
            columns.map { column in
                Piece(
                    source: Rect(x: column.from, y: row.from, width: column.length, height: row.length),
                    target: Rect(x: column.start, y: row.start, width: column.room, height: row.room),
                    scale: Size(width: column.scale, height: row.scale),
                    isRepeated: column.isRepeated || row.isRepeated)
            }
        }
    }

    private struct Span {
        var from: Double
        var length: Double
        var start: Double
        var room: Double
        var isRepeated = false
        /// The drawn length of a pixel: that of the image's own size, unless it is stretched.
        var scale: Double
    }

    /// The pieces along one axis: the start and the end, which keep their size, and the middle between them.
    private static func spans(
        _ start: Double, _ room: Double, _ pixels: Double, _ size: Double, _ head: Double, _ tail: Double,
        _ isRepeated: Bool
    ) -> [Span] {
        let scale = size / pixels
        let (first, last) = (min(max(0, head), size), min(max(0, tail), size))
        // If there is no room for both edges, in the image or in the frame, they keep their proportions.
        let share = min(1, size / max(first + last, 1e-9))
        let (head, tail) = (first * share, last * share)
        let fit = min(1, room / max(head + tail, 1e-9))
        let inner = max(0, size - head - tail)
        let middle = max(0, room - (head + tail) * fit)
        return [
            Span(from: 0, length: head / scale, start: start, room: head * fit, scale: scale * fit),
            Span(
                from: head / scale, length: inner / scale, start: start + head * fit, room: middle,
                isRepeated: isRepeated, scale: isRepeated || inner == 0 ? scale : scale * middle / inner),
            Span(
                from: (size - tail) / scale, length: tail / scale, start: start + head * fit + middle,
                room: tail * fit, scale: scale * fit),
        ].filter { $0.length > 0 && $0.room > 0 }
    }
}
