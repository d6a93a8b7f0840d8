import GroupStore

extension WidgetsDirectory {
    /// Moves a placed widget among the others, no further than to either end.
    package func move(_ id: String, by distance: Int) throws {
        _ = try widget(id)
        var order = try orderedIDs()
        guard let from = order.firstIndex(of: id) else { return }
        order.remove(at: from)
        order.insert(id, at: min(max(0, from + distance), order.count))
        try keep(order)
    }

    /// Puts a widget after all others.
    func putLast(_ id: String) throws { try keep(orderedIDs().filter { $0 != id } + [id]) }

    /// The placed widgets in the order that a person has chosen. Widgets outside that order come first.
    func ordered(_ widgets: [PlacedWidget]) -> [PlacedWidget] {
        let places = Dictionary(((try? recordedOrder()) ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
        return widgets.sorted { left, right in
            let (first, second) = (left.natural, right.natural)
            return (places[left.id] ?? -1, first.stem, first.number, left.id)
                < (places[right.id] ?? -1, second.stem, second.number, right.id)
        }
    }

    private func orderedIDs() throws -> [String] { ordered(try placedWidgets()).map(\.id) }

    private func recordedOrder() throws -> [String] {
        guard case .array(let values) = try screenRecords.value(for: "order") else { return [] }
        return values.compactMap { if case .string(let id) = $0 { id } else { nil } }
    }

    private func keep(_ order: [String]) throws {
        try screenRecords.set(.array(order.map { .string($0) }), for: "order")
    }
}

extension PlacedWidget {
    /// The parts of its id, by which `Name-2` sorts before `Name-10`.
    fileprivate var natural: (stem: Substring, number: Int) {
        guard let dash = id.lastIndex(of: "-"), let number = Int(id[id.index(after: dash)...]) else {
            return (id[...], 0)
        }
        return (id[..<dash], number)
    }
}
