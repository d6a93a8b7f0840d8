import GroupStore
package import WidgetRecords

/// A person's place for a widget: a cell of an output.
package struct DeskPlace: Hashable, Sendable {
    package var output: String
    package var cell: DeskGrid.Cell

    package init(_ output: String, _ cell: DeskGrid.Cell) {
        (self.output, self.cell) = (output, cell)
    }

    /// Nil if an edit by hand has left no valid place.
    init?(_ value: Value) {
        guard case .dictionary(let members) = value, case .string(let output) = members["output"],
            case .integer(let column) = members["column"], case .integer(let row) = members["row"],
            (0..<1_000).contains(column), (0..<1_000).contains(row)
        else { return nil }
        self.init(output, .init(column: Int(column), row: Int(row)))
    }

    fileprivate var value: Value {
        .dictionary(
            Members([
                ("output", .string(output)), ("column", .integer(Int64(cell.column))),
                ("row", .integer(Int64(cell.row))),
            ]))
    }
}

extension WidgetsDirectory {
    private static let deskKey: Key = "desktop"

    /// The places on the desktop that a person has chosen, by widget.
    package func deskPlaces() throws -> [String: DeskPlace] {
        guard case .dictionary(let members) = try screenRecords.value(for: WidgetsDirectory.deskKey) else { return [:] }
        return members.reduce(into: [:]) { places, member in
            places[member.key.text] = DeskPlace(member.value)
        }
    }

    /// Records places, and forgets those of widgets that are no longer there.
    package func keep(_ places: [String: DeskPlace], among ids: Set<String>) throws {
        try screenRecords.write { draft in
            var members = Members()
            if case .dictionary(let kept) = draft[WidgetsDirectory.deskKey] { members = kept }
            members = Members(members.filter { ids.contains($0.key.text) }.map { ($0.key, $0.value) })
            for (id, place) in places { members[Key(id)] = place.value }
            draft[WidgetsDirectory.deskKey] = .dictionary(members)
        }
    }
}
