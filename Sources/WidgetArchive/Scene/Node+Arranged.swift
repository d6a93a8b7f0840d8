// What is arranged.

extension Node {
    /// Children beside, below or before each other.
    package struct Stack: Hashable, Sendable {
        package var axis: Axis
        package var alignment: Alignment
        /// Nil for what the screen thinks fit.
        package var spacing: Double?
        package var children: [Node]

        package init(_ axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, _ children: [Node]) {
            self.axis = axis
            self.alignment = alignment
            self.spacing = spacing
            self.children = children
        }
    }

    /// Rows and columns. Without columns of its own, each is as wide as its widest cell.
    package struct Grid: Hashable, Sendable {
        package var columns: [Column]
        package var alignment: Alignment
        package var horizontalSpacing: Double?
        package var verticalSpacing: Double?
        package var rows: [[Node]]

        package init(
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
        package enum Column: Hashable, Sendable {
            case fixed(Double)
            case flexible(minimum: Double, maximum: Double?)
            case adaptive(minimum: Double, maximum: Double?)
        }
    }

    package struct Spacer: Hashable, Sendable {
        package var minimum: Double?

        package init(minimum: Double? = nil) { self.minimum = minimum }
    }

    package struct Fitting: Hashable, Sendable {
        package var axes: Set<Axis>
        package var choices: [Node]

        package init(_ axes: Set<Axis>, _ choices: [Node]) {
            self.axes = axes
            self.choices = choices
        }
    }
}
