/// Counts of a reader: each value that it sees must be as new as the one before.
public struct Falls {
    private var last: [String: Int] = [:]
    public private(set) var count = 0

    public init() {}

    public mutating func see(_ number: Int, of key: String) {
        if let before = last[key], number < before {
            count += 1
            if count <= 5 { complain("\(key): \(number) after \(before)") }
        }
        last[key] = number
    }
}
