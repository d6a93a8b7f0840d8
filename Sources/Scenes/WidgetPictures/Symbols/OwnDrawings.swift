import CTables
import WidgetArchive

/// Our own drawings of what bootstrap-icons lacks, on its grid of 16 by 16.
enum OwnDrawings {
    static func path(of name: String) -> Path? { data(of: name).flatMap { PathData($0).steps } }

    /// The commands of its SVG path.
    static func data(of name: String) -> String? {
        elements[name].flatMap { SymbolFile.value(of: "d", in: $0) }
    }

    static var names: [String] { elements.keys.sorted() }

    /// The path elements of the sheet, by the names of the symbols.
    private static let elements: [String: Substring] = {
        var elements: [String: Substring] = [:]
        for bytes in String(cString: symbol_drawings()).utf8.split(separator: UInt8(ascii: "<")) {
            let element = Substring(bytes)
            guard element.hasPrefix("path"), let name = SymbolFile.value(of: "id", in: element) else { continue }
            elements[name] = element
        }
        return elements
    }()
}
