package import WidgetArchive

/// The size that something takes, and the lines in it that others align with.
package struct Measure: Hashable, Sendable {
    package var size: Size
    /// How far below its top its first and last line of text stand, if it has any.
    package var firstBaseline: Double?
    package var lastBaseline: Double?
    /// Guides of its own, that take the place of those that follow from its size.
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

    /// Where a content of this measure begins, so that its guides meet those of a space.
    package func origin(in space: Measure, _ alignment: Alignment) -> Point {
        Point(
            x: space.guide(alignment.horizontal) - guide(alignment.horizontal),
            y: space.guide(alignment.vertical) - guide(alignment.vertical))
    }

    /// The measure of a space of another size in which a content of this one begins at a point.
    package func moved(to origin: Point, in size: Size) -> Measure {
        var moved = Measure(
            size, firstBaseline: firstBaseline.map { $0 + origin.y }, lastBaseline: lastBaseline.map { $0 + origin.y })
        moved.guideX = guideX.map { $0 + origin.x }
        moved.guideY = guideY.map { $0 + origin.y }
        return moved
    }
}
