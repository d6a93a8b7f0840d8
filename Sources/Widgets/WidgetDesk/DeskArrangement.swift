package import SceneLayout
package import WidgetArchive

/// An output, such as a monitor, in points.
package struct DeskOutput: Hashable, Sendable {
    package var name: String
    package var size: Size
    /// Pixels per point.
    package var scale: Double

    package init(_ name: String, size: Size, scale: Double = 1) {
        (self.name, self.size, self.scale) = (name, size, scale)
    }
}

/// Where each widget is on the outputs that are there.
package struct DeskArrangement: Hashable, Sendable {
    package struct Spot: Hashable, Sendable {
        package var place: DeskPlace
        package var frame: Rect
    }

    package private(set) var spots: [String: Spot] = [:]
    /// The widgets for which no output has room.
    package private(set) var homeless: [String] = []
    private var blocks: [String: [String: DeskGrid.Block]] = [:]

    package init() {}

    /// Puts widgets where a person has placed them, and the others into free cells. Those of an output that is gone
    /// are among the others until it is back.
    package init(_ widgets: [(id: String, size: Size)], on outputs: [DeskOutput], keeping kept: [String: DeskPlace]) {
        let grids = outputs.map { ($0.name, DeskGrid(of: $0.size)) }
        var others: [(id: String, size: Size)] = []
        for (id, size) in widgets {
            guard let place = kept[id], let grid = grids.first(where: { $0.0 == place.output })?.1,
                grid.isFree(DeskGrid.block(of: size, at: place.cell), among: taken(on: place.output))
            else {
                others.append((id, size))
                continue
            }
            put(id, size, DeskGrid.block(of: size, at: place.cell), on: place.output)
        }
        for (id, size) in others {
            if let free = free(for: size, preferring: kept[id], in: grids) {
                put(id, size, free.block, on: free.output)
            } else {
                homeless.append(id)
            }
        }
    }

    /// A free place. A widget that no longer fits where it was, such as after a change of its size, stays close.
    private func free(
        for size: Size, preferring place: DeskPlace?, in grids: [(String, DeskGrid)]
    ) -> (output: String, block: DeskGrid.Block)? {
        if let place, let grid = grids.first(where: { $0.0 == place.output })?.1 {
            let corner = DeskGrid.origin(of: place.cell)
            if let block = grid.nearestFree(to: corner, for: size, among: taken(on: place.output)) {
                return (place.output, block)
            }
        }
        for (name, grid) in grids {
            if let block = grid.firstFree(for: size, among: taken(on: name)) { return (name, block) }
        }
        return nil
    }

    private func taken(on output: String) -> [DeskGrid.Block] { blocks[output].map { Array($0.values) } ?? [] }

    private mutating func put(_ id: String, _ size: Size, _ block: DeskGrid.Block, on output: String) {
        blocks[output, default: [:]][id] = block
        let frame = Rect(DeskGrid.origin(of: block.cell), size)
        spots[id] = Spot(place: DeskPlace(output, block.cell), frame: frame)
    }

    /// The place to which a widget snaps if its top left corner is dropped here; nil if the output has no room.
    package func place(for id: String, droppedAt corner: Point, on output: DeskOutput) -> DeskPlace? {
        guard let size = spots[id]?.frame.size else { return nil }
        let others = (blocks[output.name] ?? [:]).filter { $0.key != id }.map(\.value)
        let block = DeskGrid(of: output.size).nearestFree(to: corner, for: size, among: others)
        return block.map { DeskPlace(output.name, $0.cell) }
    }
}
