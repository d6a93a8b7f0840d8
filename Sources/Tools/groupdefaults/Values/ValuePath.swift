import CommandLineKit
import GroupStore

/// A key, and the path from its value to a part of it: names of entries and numbers of elements, as they were typed.
struct ValuePath: CustomStringConvertible {
    let key: Key
    private let steps: [String]

    init(_ key: Key, _ steps: some Sequence<String> = []) {
        self.key = key
        self.steps = Array(steps)
    }

    /// The path of a key, or, within the path of the options `--in`, of an entry or an element.
    init(_ word: String, in invocation: Invocation) throws(Failure) { try self.init([word], in: invocation) }

    /// The path that words lead, from a key or within the path of the options `--in`.
    init(_ words: [String], in invocation: Invocation) throws(Failure) {
        let words = invocation.arguments(Option.in.name) + words
        if words[0].isEmpty { throw invocation.misused("a key cannot be empty") }
        self.init(Key(words[0]), words.dropFirst())
    }

    /// The path given by the options `--in`; nil without any.
    init?(namedBy invocation: Invocation) throws(Failure) {
        let words = invocation.arguments(Option.in.name)
        guard let first = words.first else { return nil }
        if first.isEmpty { throw invocation.misused("a key cannot be empty") }
        self.init(Key(first), words.dropFirst())
    }

    /// Describes the path, such as `'city' of 'address' of 'account'`.
    var description: String { place(of: steps.count) }

    /// The path as options of a command whose operands are within it.
    var options: String { ([key.text] + steps).map { "--in \($0)" }.joined(separator: " ") }

    /// Describes the path up to this many steps.
    private func place(of count: Int) -> String {
        (steps.prefix(count).reversed() + [key.text]).map { "'\($0)'" }.joined(separator: " of ")
    }

    /// The part of a key's value at the path. Throws if it does not exist.
    func part(of value: Value) throws(Failure) -> Value {
        var part = value
        for (number, step) in steps.enumerated() {
            guard let next = try part.part(step, of: place(of: number)) else {
                throw .noPart(step, of: part, at: place(of: number))
            }
            part = next
        }
        return part
    }

    /// Changes the part at the path; nil means that it does not exist. Its parents must exist.
    func change(_ draft: inout Draft, _ edit: (inout Value?) throws(Failure) -> Void) throws(Failure) {
        var value = draft[key]
        try change(&value, 0, edit)
        draft[key] = value
    }

    private func change(
        _ value: inout Value?, _ number: Int, _ edit: (inout Value?) throws(Failure) -> Void
    ) throws(Failure) {
        guard number < steps.count else { return try edit(&value) }
        let place = place(of: number)
        guard let whole = value else { throw .notFound("\(place) has no value") }
        var part = try whole.part(steps[number], of: place)
        try change(&part, number + 1, edit)
        value = try whole.setting(steps[number], to: part, at: place)
    }
}

extension Value {
    /// The entry of a dictionary or the element of an array; nil if it does not exist. `place` describes the parent.
    func part(_ word: String, of place: String) throws(Failure) -> Value? {
        switch self {
        case .dictionary(let members): return members[Key(word)]
        case .array(let values): return try values.place(word, of: place).map { values[$0] }
        default:
            throw .usage(
                "\(place) is \(kind.withArticle), which has no '\(word)'",
                hint: "several keys: 'groupdefaults list KEY …', or 'get --each KEY …'")
        }
    }

    /// The value with a part set, or removed. In an array, only existing elements can be set.
    func setting(_ word: String, to part: Value?, at place: String) throws(Failure) -> Value {
        switch self {
        case .dictionary(var members):
            members[Key(word)] = part
            return .dictionary(members)
        case .array(var values):
            guard let number = try values.place(word, of: place) else { throw .noPart(word, of: self, at: place) }
            values.replaceSubrange(number...number, with: part.map { [$0] } ?? [])
            return .array(values)
        default: return self
        }
    }

    /// The value without some of its parts. With `force`, missing ones are ignored.
    func removing(_ words: [String], at place: String, force: Bool) throws(Failure) -> Value {
        for word in words where !force {
            if try part(word, of: place) == nil { throw .noPart(word, of: self, at: place) }
        }
        if case .array(let values) = self {
            var removed: [Int] = []
            for word in words { removed += [try values.place(word, of: place)].compactMap(\.self) }
            return .array(values.indices.filter { !removed.contains($0) }.map { values[$0] })
        }
        var value = self
        for word in words { value = try value.setting(word, to: nil, at: place) }
        return value
    }
}

extension [Value] {
    /// The index for a word: from 0, or backwards from -1; nil if the element does not exist.
    fileprivate func place(_ word: String, of place: String) throws(Failure) -> Int? {
        guard let number = Int(word) else {
            throw .usage("'\(word)' is not a number, and \(place) is an array", hint: "its first element is 0")
        }
        let index = number < 0 ? count + number : number
        return indices.contains(index) ? index : nil
    }
}

extension Failure {
    fileprivate static func noPart(_ word: String, of value: Value, at place: String) -> Failure {
        if case .array(let values) = value {
            let count = values.count == 1 ? "1 element" : "\(values.count) elements"
            return .notFound("\(place) has no element \(word), only \(count)")
        }
        guard case .dictionary(let members) = value else { return .notFound("\(place) has no '\(word)'") }
        return .notFound("\(place) has no entry '\(word)'", hint: .didYouMean(word, among: members.map(\.key.text)))
    }
}
