extension Sequence {
    /// The elements, ordered by the bytes of their keys; equal keys in any order.
    ///
    /// If there are many, indices are sorted by contiguous bytes: a sort that moves keys and values spends most of its
    /// time on reference counting.
    func sorted(byBytesOf key: (Element) -> Key) -> [Element] {
        let elements = Array(self)
        guard elements.count > 32 else { return elements.sorted { key($0) < key($1) } }
        var bytes: [UInt8] = []
        var starts = [0]
        starts.reserveCapacity(elements.count + 1)
        for element in elements {
            key(element).text.withBytes { bytes.append(contentsOf: $0) }
            starts.append(bytes.count)
        }
        let places = bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                func text(_ place: Int) -> UnsafeBufferPointer<UInt8> {
                    UnsafeBufferPointer(rebasing: bytes[starts[place]..<starts[place + 1]])
                }
                return elements.indices.sorted { text($0).compareBytes(with: text($1)) < 0 }
            }
        }
        return places.map { elements[$0] }
    }
}
