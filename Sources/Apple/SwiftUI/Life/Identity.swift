/// The place of a view among the others, which identifies it in the next pass of an evaluation.
struct Identity: Hashable {
    private var path: UInt64 = 0

    func child(_ position: Int) -> Identity { step(UInt64(bitPattern: Int64(position))) }

    /// The content of a view or a modifier of a type.
    func content(of type: Any.Type) -> Identity { step(UInt64(UInt(bitPattern: ObjectIdentifier(type)))) }

    /// The child that the developer identifies.
    func child(id: some Hashable) -> Identity { child(id.hashValue) }

    /// A hash of all steps: cheap, and unlikely to be that of another view.
    private func step(_ number: UInt64) -> Identity {
        var next = self
        next.path = (path ^ number &+ 1) &* 0x9E37_79B9_7F4A_7C15
        next.path ^= next.path >> 29
        return next
    }
}
