import AppGroups
import GroupStore

/// The conversion that the program is asked for.
enum Conversion: String {
    /// From a property list that is a dictionary to the text of a suite.
    case read
    /// The same for any property list, stored under the key `value`.
    case readAny = "read-any"
    /// From the text of a suite to XML, or to a binary property list.
    case xml, binary

    init(_ word: String?) throws {
        guard let word, let conversion = Conversion(rawValue: word) else { throw Problem.noSuchConversion }
        self = conversion
    }

    /// Whether the input is foreign, rather than written by the tool itself.
    var isOfForeignInput: Bool { self == .read || self == .readAny }

    func output(for input: Data) throws -> Data {
        switch self {
        case .read:
            guard case .dictionary(let members) = try Conversion.value(of: input) else { throw Problem.noDictionary }
            return Data(members.json.utf8)
        case .readAny:
            return Data(Members([(Key("value"), try Conversion.value(of: input))]).json.utf8)
        case .xml:
            let members = try Members(json: input)
            try Value.dictionary(members).checkFitsXML()
            return try PropertyListSerialization.data(fromPropertyList: members.propertyList, format: .xml, options: 0)
        case .binary:
            let object = try Members(json: input).propertyList
            return try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        }
    }

    private static func value(of input: Data) throws -> Value {
        if BinaryPropertyList.isBegun(by: input) {
            guard let list = BinaryPropertyList(Array(input)) else { throw Problem.noPropertyList }
            return try list.value()
        }
        guard let object = try? PropertyListSerialization.propertyList(from: input, options: [], format: nil),
            let value = Value(propertyList: object)
        else { throw Problem.noPropertyList }
        return value
    }
}

enum Problem: Error, CustomStringConvertible {
    case noSuchConversion, noPropertyList, noDictionary
    case holdsControlCharacter(String)
    case holdsFarDate(Timestamp)

    var description: String {
        switch self {
        case .noSuchConversion: "this program is for groupdefaults to call"
        case .noPropertyList: "this is not a property list"
        case .noDictionary: "the property list is not a dictionary of keys and values"
        case .holdsControlCharacter(let text):
            "XML cannot hold the control character in \(Value.string(text).json()); a binary property list can"
        case .holdsFarDate(let date):
            "XML cannot hold the date \(Value.date(date).json()), outside the years 1 to 9999; a binary property list can"
        }
    }
}

extension Value {
    /// XML cannot express most control characters, nor dates outside the years 1 to 9999; such a list could not be read
    /// back.
    fileprivate func checkFitsXML() throws {
        switch self {
        case .string(let text): try text.checkFitsXML()
        case .date(let date): if date.iso8601 == nil { throw Problem.holdsFarDate(date) }
        case .array(let values): for value in values { try value.checkFitsXML() }
        case .dictionary(let members):
            for member in members {
                try member.key.text.checkFitsXML()
                try member.value.checkFitsXML()
            }
        default: break
        }
    }
}

extension String {
    fileprivate func checkFitsXML() throws {
        let misfit = unicodeScalars.contains { scalar in
            scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar) || (0xFFFE...0xFFFF).contains(scalar.value)
        }
        if misfit { throw Problem.holdsControlCharacter(self) }
    }
}
