import WidgetArchive

/// The size that a parent offers, of which a part takes what it wants. Nil asks for its ideal length.
public struct Proposal: Hashable, Sendable {
    public var width: Double?
    public var height: Double?

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    static let ideal = Proposal(width: nil, height: nil)

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The same in lengths that can be reckoned with.
    var bounded: Proposal { Proposal(width: width?.length, height: height?.length) }

    /// The same without so much of it, and never less than nothing.
    func reduced(width less: Double, height lower: Double) -> Proposal {
        Proposal(width: width.map { max(0, $0 - less) }, height: height.map { max(0, $0 - lower) })
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Axis {
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
