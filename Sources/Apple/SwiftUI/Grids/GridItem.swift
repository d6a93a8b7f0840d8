public import Foundation
import WidgetArchive

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How the width of the column, or the height of the row, is chosen.
    public var size: Size
    /// The space after it; of several items the first one's spacing applies to all.
    public var spacing: CGFloat?
    /// The alignment of its cells; nil for the grid's.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// How the width of a column, or the height of a row, is chosen.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// A share of the available length, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal columns as fit, within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    var archived: Node.Grid.Column {
        func end(_ length: CGFloat) -> Double? { length.isFinite ? Double(length) : nil }
        return switch size {
        case .fixed(let width): .fixed(Double(width))
        case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: end(maximum))
        case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: end(maximum))
        }
    }
}

extension [GridItem] {
    var isAdaptive: Bool {
        contains { if case .adaptive = $0.size { true } else { false } }
    }
}
