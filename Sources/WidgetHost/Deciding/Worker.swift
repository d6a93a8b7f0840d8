/// A slot for a process of a widget program, running or not.
struct Worker: Hashable {
    let program: String
    let place: Place

    enum Place: Hashable {
        /// Shared by all kinds. The next one is used only while those before it are slow.
        case shared(Int)
        /// For a single kind that timed out when it was last asked.
        case apart(kind: String)
    }
}
