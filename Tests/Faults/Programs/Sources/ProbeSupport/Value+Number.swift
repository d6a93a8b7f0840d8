public import GroupStore

extension Value {
    public init(number: Int) {
        self = .integer(Int64(number))
    }

    public var number: Int? {
        if case .integer(let number) = self { Int(number) } else { nil }
    }
}
