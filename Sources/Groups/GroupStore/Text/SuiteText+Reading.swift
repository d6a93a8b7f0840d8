extension SuiteText {
    static let empty = SuiteText(text: Text("{}\n".utf8), members: [], order: .ascending)

    /// The index of the key's member.
    func member(_ key: Key) -> Int? {
        key.text.withBytes { key in
            text.withBytes { bytes in
                let scanner = Scanner(bytes)
                guard case .indexed(let index) = order else {
                    let place = place(of: key, scanner)
                    return place < members.count && scanner.raw(members[place].key).hasSameBytes(as: key) ? place : nil
                }
                return index.member(key, members, scanner)
            }
        }
    }

    /// The index of the key's member, or where it would go, in a document that ascends.
    func place(of key: UnsafeBufferPointer<UInt8>, _ scanner: Scanner) -> Int {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if scanner.raw(members[middle].key).compareBytes(with: key) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func key(ofMember number: Int) -> Key {
        text.withBytes { Key(Scanner($0).string(members[number].key)) }
    }

    func value(ofMember number: Int) -> Value {
        text.withBytes { bytes in
            var scanner = Scanner(bytes)
            scanner.position = Int(members[number].valueStart)
            guard let value = try? scanner.readValue(depth: 2) else {
                preconditionFailure("a document holds only text that was checked when it was made")
            }
            return value
        }
    }

    func value(_ key: Key) -> Value? {
        member(key).map(value(ofMember:))
    }
}
