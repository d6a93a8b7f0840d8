package import WidgetArchive

/// The size that a part takes, with its alignment guides.
package struct Measure: Hashable, Sendable {
    package var size: Size
    /// Distances from the top to the baselines of the first and the last line of text.
    package var firstBaseline: Double?
    package var lastBaseline: Double?
    /// Explicit guides, which override those derived from the size.
    package var guideX: Double?
    package var guideY: Double?

    package init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    package func guide(_ alignment: Alignment.Horizontal) -> Double {
        if let guideX { return guideX }
        return switch alignment {
        case .leading: 0
        case .center: size.width / 2
        case .trailing: size.width
        }
    }

    package func guide(_ alignment: Alignment.Vertical) -> Double {
        if let guideY { return guideY }
        return switch alignment {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: firstBaseline ?? size.height
        case .lastTextBaseline: lastBaseline ?? size.height
        }
    }

    /// The origin at which the guides of this content meet those of a space.
    package func origin(in space: Measure, _ alignment: Alignment) -> Point {
        Point(
            x: space.guide(alignment.horizontal) - guide(alignment.horizontal),
            y: space.guide(alignment.vertical) - guide(alignment.vertical))
    }

    /// The measure of a space of the given size that holds this content at a point.
    package func moved(to origin: Point, in size: Size) -> Measure {
        var moved = Measure(
            size, firstBaseline: firstBaseline.map { $0 + origin.y }, lastBaseline: lastBaseline.map { $0 + origin.y })
        moved.guideX = guideX.map { $0 + origin.x }
        moved.guideY = guideY.map { $0 + origin.y }
        return moved
    }
}
