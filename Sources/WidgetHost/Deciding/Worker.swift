/// A process of a widget program, be it running or not.
struct Worker: Hashable {
    let program: String
    let place: Place

    enum Place: Hashable {
        /// One that all kinds share. The next is used only where those before it are slow to answer.
        case shared(Int)
        /// One for a kind that did not answer in time when it was last asked.
        case apart(kind: String)
    }
}
