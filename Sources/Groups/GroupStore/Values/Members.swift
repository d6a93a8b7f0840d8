/// The keys and values of a dictionary, ordered by the bytes of the keys.
public struct Members: Sendable, Hashable {
    private var sorted: [Member]

    /// An empty dictionary.
    public init() {
        sorted = []
    }

    /// A dictionary of pairs. Of two with the same key, the later one wins.
    public init(_ pairs: some Sequence<(Key, Value)>) {
        sorted = pairs.map { Member(key: $0.0, value: $0.1) }
        guard !isStrictlyAscending else { return }
        var latest: [Key: Value] = [:]
        for member in sorted { latest[member.key] = member.value }
        sorted = latest.map { Member(key: $0.key, value: $0.value) }.sorted(byBytesOf: \.key)
    }

    private var isStrictlyAscending: Bool {
        zip(sorted, sorted.dropFirst()).allSatisfy { $0.key < $1.key }
    }

    /// The value of a key; nil if it has none. Assigning nil removes the key.
    public subscript(key: Key) -> Value? {
        get {
            let place = place(of: key)
            return holds(key, at: place) ? sorted[place].value : nil
        }
        set {
            let place = place(of: key)
            switch (newValue, holds(key, at: place)) {
            case (let value?, true): sorted[place].value = value
            case (let value?, false): sorted.insert(Member(key: key, value: value), at: place)
            case (nil, true): sorted.remove(at: place)
            case (nil, false): break
            }
        }
    }

    private func holds(_ key: Key, at place: Int) -> Bool {
        place < sorted.count && sorted[place].key == key
    }

    /// The index of the key, or where it would go.
    private func place(of key: Key) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Members {
    /// A key and its value.
    public struct Member: Sendable, Hashable {
        /// The key.
        public let key: Key
        /// The value.
        public var value: Value
    }
}

extension Members: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { sorted.count }
    /// The member at a position, in the order of keys.
    public subscript(position: Int) -> Member { sorted[position] }
}

extension Members: ExpressibleByDictionaryLiteral {
    /// Members of a dictionary literal.
    public init(dictionaryLiteral pairs: (Key, Value)...) {
        self.init(pairs)
    }
}
