extension Unicode.Scalar {
    /// One of the five entities of XML, or a number: "amp", "#233", "#xE9".
    package init?(xmlEntity name: some StringProtocol) {
        switch name {
        case "amp": self = "&"
        case "lt": self = "<"
        case "gt": self = ">"
        case "quot": self = "\""
        case "apos": self = "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
            self = scalar
        }
    }
}

extension StringProtocol {
    /// The text with XML's entities replaced by their characters. Other ampersands stay.
    package var withoutXMLEntities: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return String(self) }
        let parts = split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
            let name = part.prefix(12).prefix { $0 != ";" }
            let isWhole = name.endIndex < part.endIndex && part[name.endIndex] == ";"
            guard isWhole, let scalar = Unicode.Scalar(xmlEntity: name) else { return result += "&" + part }
            result.unicodeScalars.append(scalar)
            result += part[part.index(after: name.endIndex)...]
        }
    }
}
