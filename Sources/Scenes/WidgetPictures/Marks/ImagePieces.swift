package import SceneLayout
package import WidgetArchive

/// The parts of an image and where they go: one that is stretched, or nine where its edges keep their size.
package struct ImagePieces {
    package let pieces: [Piece]

    package struct Piece: Hashable, Sendable {
        /// In pixels of the image.
        package var source: Rect
        package var target: Rect
        /// How much larger than a pixel of the image it is drawn.
        package var scale: Size
        package var isRepeated: Bool

        package var isEmpty: Bool {
            [source, target].contains { !$0.isFinite || $0.size.width <= 0 || $0.size.height <= 0 }
                || ![scale.width, scale.height].allSatisfy { (1e-6...1e9).contains($0) }
        }
    }

    /// For an image of so many pixels.
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
        /// A pixel's length; that of its size unless it is stretched.
        var scale: Double
    }

    /// What keeps its size at the start, the middle, and the end, along one axis.
    private static func spans(
        _ start: Double, _ room: Double, _ pixels: Double, _ size: Double, _ head: Double, _ tail: Double,
        _ isRepeated: Bool
    ) -> [Span] {
        let scale = size / pixels
        let (first, last) = (min(max(0, head), size), min(max(0, tail), size))
        // Edges that have no room for both, in the image or in the frame, keep their proportions.
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
