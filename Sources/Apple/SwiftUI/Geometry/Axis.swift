import WidgetArchive

/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        var archived: Swift.Set<WidgetArchive.Axis> {
            var axes: Swift.Set<WidgetArchive.Axis> = []
            if contains(.horizontal) { axes.insert(.horizontal) }
            if contains(.vertical) { axes.insert(.vertical) }
            return axes
        }
    }
}
