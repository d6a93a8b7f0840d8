import SceneLayout
import WidgetArchive

/// An SVG file of one symbol: a square of paths, all of one colour.
struct SymbolFile {
    let side: Double
    let contours: [Contour]

    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let box = SymbolFile.value(of: "viewBox", in: text[...]),
            let side = box.split(separator: " ").last.flatMap({ Double($0) }), side > 0, side.isFinite
        else { return nil }
        var contours: [Contour] = []
        for element in text.split(separator: "<").dropFirst() {
            guard let path = SymbolFile.path(of: element) else { return nil }
            let isEvenOdd = element.contains("fill-rule=\"evenodd\"")
            contours += path.contours(isEvenOdd: isEvenOdd, firstPart: contours.count)
        }
        guard !contours.isEmpty else { return nil }
        self.side = side
        self.contours = contours
    }

    /// Empty if nothing is drawn, nil if it cannot be read.
    private static func path(of element: Substring) -> Path? {
        func number(_ name: String) -> Double? { value(of: name, in: element).flatMap { Double($0) } }
        switch element.prefix(while: { $0.isLetter }) {
        case "path":
            return value(of: "d", in: element).flatMap { PathData($0).steps }
        case "circle":
            guard let x = number("cx"), let y = number("cy"), let radius = number("r") else { return nil }
            return Path(ellipseIn: Rect(around: Point(x: x, y: y), Size(width: 2 * radius, height: 2 * radius)))
        case "rect":
            guard let width = number("width"), let height = number("height") else { return nil }
            let frame = Rect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
            return Path(frame, Corners(all: number("rx") ?? 0), isContinuous: false)
        default: return []
        }
    }

    static func value(of name: String, in element: Substring) -> String? {
        guard let start = element.firstRange(of: " \(name)=\"") else { return nil }
        return String(element[start.upperBound...].prefix { $0 != "\"" })
    }
}
