public import Foundation
import WidgetArchive

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        Surroundings.noteWithoutEffect("alignment of a GridItem", alignment != nil)
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
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
