import GroupStore

/// A click on a block of i3bar or swaybar, which report each on a line: `,{"instance": "Coffee-1", "button": 1}`
struct BarClick: Hashable {
    /// The name of the record.
    var name: String
    var button: Button

    enum Button: Hashable {
        case first, third, other
    }

    /// Nil if the line reports no click, such as the first one of i3bar.
    init?(line: some Collection<UInt8>) {
        let text = line.drop { " \t,[".utf8.contains($0) }
        guard let value = try? Value(json: text, droppingNulls: true), case .dictionary(let members) = value,
            case .string(let name) = members[Key("instance")], case .integer(let button) = members[Key("button")]
        else { return nil }
        self.name = name
        self.button = button == 1 ? .first : button == 3 ? .third : .other
    }
}
