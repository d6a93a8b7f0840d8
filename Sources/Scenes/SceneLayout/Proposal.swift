package import WidgetArchive

/// The size that a parent proposes. Nil asks for the ideal length.
package struct Proposal: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    package static let ideal = Proposal(width: nil, height: nil)

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// With lengths clamped to a range that is safe to compute with.
    package var bounded: Proposal { Proposal(width: width?.length, height: height?.length) }

    /// With lengths rounded down to one of a few values.
    package var coarse: Proposal { Proposal(width: width?.coarse, height: height?.coarse) }

    /// Reduced by a width and a height, down to zero at least.
    package func reduced(width less: Double, height lower: Double) -> Proposal {
        Proposal(width: width.map { max(0, $0 - less) }, height: height.map { max(0, $0 - lower) })
    }
}

extension Size {
    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Double {
    /// Rounded down to three significant bits. Whole cells stay whole cells.
    fileprivate var coarse: Double {
        guard isFinite, self >= 1 else { return isFinite ? 0 : self }
        let step = binade / 4
        return (self / step + 1e-6).rounded(.down) * step
    }
}

extension Axis {
    package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
