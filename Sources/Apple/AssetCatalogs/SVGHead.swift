import WidgetArchive

/// The root element of an SVG file, as far as it states the picture's size.
struct SVGHead {
    private let attributes: [String: String]

    /// The text before the root element is seldom longer than a licence.
    private static let longestHead = 64 << 10
    /// The size that browsers give to a picture that states none.
    private static let usual = Size(width: 300, height: 150)

    /// Nil if the bytes are no SVG.
    init?(_ bytes: [UInt8]) {
        var text = String(decoding: bytes.prefix(SVGHead.longestHead), as: UTF8.self)[...]
        text.skipProlog()
        guard text.first == "<" else { return nil }
        text.removeFirst()
        let name = text.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        guard name.split(separator: ":").last == "svg" else { return nil }
        text.removeFirst(name.count)
        attributes = text.takeAttributes()
    }

    /// In points, each of which is a CSS pixel.
    var size: Size {
        switch (length("width"), length("height"), viewBox) {
        case (let width?, let height?, _): Size(width: width, height: height)
        case (let width?, nil, let box?): Size(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): Size(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): box
        case (let width, let height, nil):
            Size(width: width ?? SVGHead.usual.width, height: height ?? SVGHead.usual.height)
        }
    }

    var viewBox: Size? {
        let numbers = (attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else { return nil }
        return Size(width: numbers[2], height: numbers[3])
    }

    /// A length that does not depend on the surroundings of the picture.
    private func length(_ name: String) -> Double? {
        let text = (attributes[name] ?? "").filter { !$0.isWhitespace }
        let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }
        guard let factor = SVGHead.units[String(unit.reversed())], let number = Double(text.dropLast(unit.count)),
            number > 0, number.isFinite
        else { return nil }
        return number * factor
    }

    private static let units = [
        "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16, "ex": 8,
    ]
}

extension Substring {
    /// Skips declarations, comments and the document type.
    fileprivate mutating func skipProlog() {
        while true {
            self = drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if hasPrefix("<?") {
                skip(through: "?>")
            } else if hasPrefix("<!--") {
                skip(through: "-->")
            } else if hasPrefix("<!") {
                let subset = prefix { $0 != ">" }.contains("[")
                if subset { skip(through: "]") }
                skip(through: ">")
            } else {
                return
            }
        }
    }

    private mutating func skip(through end: String) {
        while !isEmpty, !hasPrefix(end) { removeFirst() }
        removeFirst(Swift.min(end.count, count))
    }

    /// Parses the attributes of an element, after its name.
    fileprivate mutating func takeAttributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            self = drop(while: \.isWhitespace)
            let name = prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace }
            self = dropFirst(name.count).drop { $0.isWhitespace || $0 == "=" }
            guard !name.isEmpty, let quote = first, quote == "\"" || quote == "'" else { return attributes }
            let value = dropFirst().prefix { $0 != quote }
            self = dropFirst(value.count + 2)
            attributes[String(name)] = String(value)
        }
    }
}
