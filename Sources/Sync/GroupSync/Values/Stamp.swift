/// The time of a write, and the machine that made it.
package struct Stamp: Hashable, Sendable {
    package let time: Int64
    package let machine: String

    package init(time: Int64, machine: String) {
        (self.time, self.machine) = (time, machine)
    }

    /// The stamp of a write that recorded neither, such as a manual one.
    package static let unknown = Stamp(time: 0, machine: "")

    /// Whether this write counts as the later one. For equal times, all machines must decide alike.
    func isLater(than other: Stamp, at milliseconds: Int64) -> Bool {
        let (mine, theirs) = (
            HybridClock.bounded(time, at: milliseconds), HybridClock.bounded(other.time, at: milliseconds)
        )
        return mine == theirs ? machine > other.machine : mine > theirs
    }
}
