/// A slot for a process of a widget program, running or not.
struct Worker: Hashable {
    let program: String
    let place: Place

    /// How many processes of a program may be busy at a time. All but one may serve kinds that were late.
    static let mostBusy = 4

    /// Whether it is used only while others are slow.
    var isSpare: Bool { place != .shared(0) }

    enum Place: Hashable {
        /// Shared by all kinds. The next one is used only while those before it are slow.
        case shared(Int)
        /// For a single kind that was late when it was last asked.
        case apart(kind: String)
    }
}
