// Layouts.

extension Node {
    /// Children along an axis.
    package struct Stack: Hashable, Sendable {
        package var axis: Axis
        package var alignment: Alignment
        /// Nil for the screen's default.
        package var spacing: Double?
        package var children: [Node]

        package init(_ axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, _ children: [Node]) {
            self.axis = axis
            self.alignment = alignment
            self.spacing = spacing
            self.children = children
        }
    }

    /// Rows and columns. Without explicit columns, each is as wide as its widest cell.
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

        /// How wide a column may be. With adaptive columns, all cells are in one row, which wraps.
        package enum Column: Hashable, Sendable {
            case fixed(Double)
            case flexible(minimum: Double, maximum: Double?)
            case adaptive(minimum: Double, maximum: Double?)
        }

        /// How a node is a cell of a grid without explicit columns; nil for what is usual.
        package struct Cell: Hashable, Sendable {
            /// The number of columns that it spans: usually one, or all of them if it is alone in its row.
            package var columns: Int?
            /// The point of it that is put at the same point of its space.
            package var anchor: UnitPoint?
            /// The axes along which it does not enlarge its columns and its row.
            package var unsizedAxes: Set<Axis>
            /// The alignments of the cells in its column, and in its row.
            package var columnAlignment: Alignment.Horizontal?
            package var rowAlignment: Alignment.Vertical?

            package init(
                columns: Int? = nil, anchor: UnitPoint? = nil, unsizedAxes: Set<Axis> = [],
                columnAlignment: Alignment.Horizontal? = nil, rowAlignment: Alignment.Vertical? = nil
            ) {
                self.columns = columns
                self.anchor = anchor
                self.unsizedAxes = unsizedAxes
                self.columnAlignment = columnAlignment
                self.rowAlignment = rowAlignment
            }
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
