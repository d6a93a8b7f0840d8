/// How a stack divides its length among its children: the least flexible choose first.
struct Division {
    /// The length offered to each child, and the length it took.
    var offers: [Double?]
    var lengths: [Double]

    /// Divides a length, or nil for ideal lengths; `ask` returns a child's length for an offer.
    init(_ length: Double?, priorities: [Double], share fitted: (Double) -> Double, ask: (Int, Double?) -> Double) {
        let count = priorities.count
        offers = Array(repeating: length, count: count)
        lengths = Array(repeating: 0, count: count)
        guard let length, length.isFinite, count > 1 else {
            lengths = (0..<count).map { ask($0, length) }
            return
        }
        let least = (0..<count).map { ask($0, 0) }
        let groups = Division.groups(priorities, least: least, ask: ask)
        var remaining = length
        var reserved = least.reduce(0, +)
        for group in groups {
            reserved -= group.reduce(0) { $0 + least[$1] }
            for (place, child) in group.enumerated() {
                let share = (remaining - reserved) / Double(group.count - place)
                let offer = max(0, fitted(share))
                offers[child] = offer
                lengths[child] = ask(child, offer)
                remaining -= lengths[child]
            }
        }
    }

    /// Children grouped by descending priority; within a group the least flexible come first, and of equally flexible
    /// ones those with the largest minimum.
    private static func groups(_ priorities: [Double], least: [Double], ask: (Int, Double?) -> Double) -> [[Int]] {
        let flexibility = priorities.indices.map { child in
            let most = ask(child, .infinity)
            return most.isFinite ? most - least[child] : .infinity
        }
        let byPriority = Dictionary(grouping: priorities.indices) { priorities[$0] }
        return byPriority.keys.sorted(by: >).map { priority in
            (byPriority[priority] ?? []).sorted {
                (flexibility[$0], -least[$0], $0) < (flexibility[$1], -least[$1], $1)
            }
        }
    }
}
