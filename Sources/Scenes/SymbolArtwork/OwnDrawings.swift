import CTables
import SceneLayout
import WidgetArchive

/// Our own drawings of what bootstrap-icons lacks, on its grid of 16 by 16.
enum OwnDrawings {
    static func path(of name: String) -> Path? { data(of: name).flatMap { PathData($0).steps } }

    /// The commands of its SVG path.
    static func data(of name: String) -> String? {
        guard let place = places[name] else { return nil }
        return quoted(after: quoted(after: symbol_drawings() + place).end).text
    }

    static var names: [String] { places.keys.sorted() }

    /// Where the path elements are on the sheet, by the names of the symbols. It is read byte by byte, since most programs
    /// draw few symbols, and each waits for this.
    private static let places: [String: Int] = {
        var places: [String: Int] = [:]
        let sheet: UnsafePointer<CChar> = symbol_drawings()
        var next = sheet
        while next.pointee != 0 {
            guard isPath(next) else {
                next += 1
                continue
            }
            let name = quoted(after: next)
            places[name.text] = next - sheet
            next = name.end
        }
        return places
    }()

    private static func isPath(_ start: UnsafePointer<CChar>) -> Bool {
        start[0] == CChar(UInt8(ascii: "<")) && start[1] == CChar(UInt8(ascii: "p"))
    }

    /// The first text in quotation marks, and its end.
    private static func quoted(after start: UnsafePointer<CChar>) -> (text: String, end: UnsafePointer<CChar>) {
        let first = quotation(from: start) + 1
        let end = quotation(from: first)
        let text = String(decoding: UnsafeRawBufferPointer(start: first, count: end - first), as: UTF8.self)
        return (text, end + 1)
    }

    private static func quotation(from start: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
        var place = start
        while place.pointee != 0, place.pointee != CChar(UInt8(ascii: "\"")) { place += 1 }
        return place
    }
}
