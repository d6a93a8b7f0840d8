import GroupStore
import PropertyLists

/// The requested conversion.
enum Conversion: String {
    /// Converts a property list that is a dictionary to the text of a suite.
    case read
    /// Converts any property list, stored under the key `value`.
    case readAny = "read-any"
    /// Converts the text of a suite to XML, or to a binary property list.
    case xml, binary

    /// Whether the input is foreign, rather than written by the tool itself.
    var isOfForeignInput: Bool { self == .read || self == .readAny }

    func output(for input: [UInt8]) throws -> [UInt8] {
        switch self {
        case .read:
            guard case .dictionary(let members) = try PropertyList.value(of: input) else {
                throw PropertyList.Problem("the property list is not a dictionary of keys and values")
            }
            return Array(members.json.utf8)
        case .readAny: return Array(Members([(Key("value"), try PropertyList.value(of: input))]).json.utf8)
        case .xml: return try XMLWriter.list(.dictionary(Members(json: input)))
        case .binary: return BinaryWriter.list(.dictionary(try Members(json: input)))
        }
    }
}
