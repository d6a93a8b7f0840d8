/// A real has a point or an exponent, an integer has neither: `1.0` and `1`. JSON has no form for one that is not finite:
/// it is `{"real": "nan"}`, `{"real": "inf"}` or `{"real": "-inf"}`.
extension Parameter: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        switch json.token.kind {
        case .yes, .no: self = .boolean(try Bool(from: json))
        case .plainString, .string: self = .text(try String(from: json))
        case .array: self = .list(try [Parameter](from: json))
        case .number: self = try Parameter(number: json)
        case .object: self = .real(try Parameter.endless(json))
        case .null, .sealed: throw json.error(.expected("a parameter's value"))
        }
    }

    private init(number json: JSONValue) throws(ArchiveError) {
        let isReal = try json.number().contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
        self = isReal ? .real(try Double(from: json)) : .integer(try Int(from: json))
    }

    private static func endless(_ json: JSONValue) throws(ArchiveError) -> Double {
        let (key, number) = try json.onlyMember()
        guard key.isWord("real") else { throw json.unknown(try key.string(), as: Parameter.self) }
        guard let value = ["nan": Double.nan, "inf": .infinity, "-inf": -.infinity][try number.string()] else {
            throw json.error(.expected("nan, inf or -inf"))
        }
        return value
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .boolean(let value): value.write(to: &json)
        case .integer(let value): value.write(to: &json)
        case .real(let value) where value.isFinite: json.literal(value.description)
        case .real(let value): json.object { $0.member("real", value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
        case .text(let value): value.write(to: &json)
        case .list(let values): values.write(to: &json)
        }
    }
}
