package import WidgetArchive

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point, rounded, and squared off beyond it.
    case butt, round, square

    package var archived: Stroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, rounded, and cut off.
    case miter, round, bevel

    package var archived: Stroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
