// What is arranged.

extension Node {
    /// Children beside, below or before each other.
    public struct Stack: Hashable, Sendable {
        public var axis: Axis
        public var alignment: Alignment
        /// Nil for what the screen thinks fit.
        public var spacing: Double?
        public var children: [Node]

        public init(_ axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, _ children: [Node]) {
            self.axis = axis
            self.alignment = alignment
            self.spacing = spacing
            self.children = children
        }
    }

    /// Rows and columns. Without columns of its own, each is as wide as its widest cell.
    public struct Grid: Hashable, Sendable {
        public var columns: [Column]
        public var alignment: Alignment
        public var horizontalSpacing: Double?
        public var verticalSpacing: Double?
        public var rows: [[Node]]

        public init(
            columns: [Column] = [], alignment: Alignment = .center, horizontalSpacing: Double? = nil,
            verticalSpacing: Double? = nil, rows: [[Node]]
        ) {
            self.columns = columns
            self.alignment = alignment
            self.horizontalSpacing = horizontalSpacing
            self.verticalSpacing = verticalSpacing
            self.rows = rows
        }

        /// How wide a column may be. In a grid with adaptive columns, all cells are in one row, broken as they fit.
        public enum Column: Hashable, Sendable {
            case fixed(Double)
            case flexible(minimum: Double, maximum: Double?)
            case adaptive(minimum: Double, maximum: Double?)
        }
    }

    public struct Spacer: Hashable, Sendable {
        public var minimum: Double?

        public init(minimum: Double? = nil) { self.minimum = minimum }
    }

    public struct Fitting: Hashable, Sendable {
        public var axes: Set<Axis>
        public var choices: [Node]

        public init(_ axes: Set<Axis>, _ choices: [Node]) {
            self.axes = axes
            self.choices = choices
        }
    }
}
