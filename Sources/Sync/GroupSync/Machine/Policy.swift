/// Decides which value wins when a key was changed both here and elsewhere.
package enum Policy: String, Sendable, CaseIterable {
    case lastWriteWins = "last-write-wins"
    case theirs, ours

    /// Whether this machine's write loses.
    func givesWay(_ ours: Stamp, to theirs: Stamp, at milliseconds: Int64) -> Bool {
        switch self {
        case .lastWriteWins: theirs.isLater(than: ours, at: milliseconds)
        case .theirs: true
        case .ours: false
        }
    }
}
