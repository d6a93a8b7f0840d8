package import WidgetArchive

/// The size that a parent offers, of which a part takes what it wants. Nil asks for its ideal length.
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

    /// The same in lengths that can be reckoned with.
    package var bounded: Proposal { Proposal(width: width?.length, height: height?.length) }

    /// The same in lengths of which there are few, and none longer.
    package var coarse: Proposal { Proposal(width: width?.coarse, height: height?.coarse) }

    /// The same without so much of it, and never less than nothing.
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
    /// The largest number of three binary digits up to it. Whole cells stay whole cells.
    fileprivate var coarse: Double {
        guard isFinite, self >= 1 else { return isFinite ? 0 : self }
        let step = binade / 4
        return (self / step + 1e-6).rounded(.down) * step
    }
}

extension Axis {
    package var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
