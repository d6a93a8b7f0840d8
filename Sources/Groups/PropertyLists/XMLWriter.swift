package import GroupStore
import GroupText

/// Writes a property list in XML like Apple's tools, with tabs, and dates without fractions.
package struct XMLWriter {
    private var bytes: [UInt8] = []

    /// Writes a list. Throws for values that XML cannot express, since such a list could not be read back.
    package static func list(_ value: Value) throws(PropertyList.Problem) -> [UInt8] {
        var writer = XMLWriter()
        writer.add(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """)
        try writer.add(value, level: 0)
        writer.add("</plist>\n")
        return writer.bytes
    }

    private mutating func add(_ text: String) {
        bytes += text.utf8
    }

    private mutating func add(line: String, level: Int) {
        bytes += repeatElement(UInt8(ascii: "\t"), count: level)
        add(line)
        add("\n")
    }

    private mutating func add(_ value: Value, level: Int) throws(PropertyList.Problem) {
        switch value {
        case .string(let text): add(line: "<string>\(try escaped(text))</string>", level: level)
        case .integer(let number): add(line: "<integer>\(number)</integer>", level: level)
        case .unsigned(let number): add(line: "<integer>\(number)</integer>", level: level)
        case .real(let number): add(line: "<real>\(words(number))</real>", level: level)
        case .boolean(let flag): add(line: flag ? "<true/>" : "<false/>", level: level)
        case .date(let date): add(line: "<date>\(try words(date))</date>", level: level)
        case .data(let data): add(data, level: level)
        case .array(let values):
            if values.isEmpty { return add(line: "<array/>", level: level) }
            add(line: "<array>", level: level)
            for value in values { try add(value, level: level + 1) }
            add(line: "</array>", level: level)
        case .dictionary(let members):
            if members.isEmpty { return add(line: "<dict/>", level: level) }
            add(line: "<dict>", level: level)
            for member in members {
                add(line: "<key>\(try escaped(member.key.text))</key>", level: level + 1)
                try add(member.value, level: level + 1)
            }
            add(line: "</dict>", level: level)
        }
    }

    /// Breaks lines at the same length as Apple's tools, which count a tab as eight.
    private mutating func add(_ data: [UInt8], level: Int) {
        add(line: "<data>", level: level)
        let width = max(16, 76 - 8 * level) / 4 * 3
        for start in stride(from: 0, to: data.count, by: width) {
            bytes += repeatElement(UInt8(ascii: "\t"), count: level)
            Base64.encode(Array(data[start..<min(start + width, data.count)]), into: &bytes)
            add("\n")
        }
        add(line: "</data>", level: level)
    }

    private func words(_ number: Double) -> String {
        if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
        return number.isNaN ? "nan" : number.description
    }

    private func words(_ date: Timestamp) throws(PropertyList.Problem) -> String {
        let seconds = Timestamp(secondsSinceReferenceDate: date.secondsSinceReferenceDate.rounded(.down))
        guard let words = seconds.iso8601 else {
            throw PropertyList.Problem(
                "XML cannot hold the date \(Value.date(date).json()), outside the years 1 to 9999; "
                    + "a binary property list can")
        }
        return words
    }

    private func escaped(_ text: String) throws(PropertyList.Problem) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
            case "\u{0}"..<"\t", "\u{B}"..<" ", "\u{FFFE}"..."\u{FFFF}":
                throw PropertyList.Problem(
                    "XML cannot hold the control character in \(Value.string(text).json()); "
                        + "a binary property list can")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
