/// When a value was written, and by which machine.
package struct Stamp: Hashable, Sendable {
    package let time: Int64
    package let machine: String

    package init(time: Int64, machine: String) {
        (self.time, self.machine) = (time, machine)
    }

    /// Of a write that told neither, such as one by hand.
    package static let unknown = Stamp(time: 0, machine: "")

    /// Whether this write counts as the later one. Of the same moment, both machines must choose the same.
    func isLater(than other: Stamp, at milliseconds: Int64) -> Bool {
        let (mine, theirs) = (
            HybridClock.bounded(time, at: milliseconds), HybridClock.bounded(other.time, at: milliseconds)
        )
        return mine == theirs ? machine > other.machine : mine > theirs
    }
}
