import Foundation
import FoundationXML
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetPictures

/// An element of an SVG document as an XML parser reads it.
final class SVGElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [SVGElement] = []
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// Itself and all within it, in the order of the document.
    var all: [SVGElement] { [self] + children.flatMap(\.all) }

    func all(_ name: String) -> [SVGElement] { all.filter { $0.name == name } }

    /// The only one of a name.
    func one(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> SVGElement {
        let found = all(name)
        try #require(found.count == 1, "\(found.count) of \(name)", sourceLocation: location)
        return found[0]
    }

    /// What a reference such as `url(#p1)` leads to.
    func target(_ reference: String?) -> SVGElement? {
        guard let reference, reference.hasPrefix("url(#"), reference.hasSuffix(")") else { return nil }
        return all.first { $0["id"] == String(reference.dropFirst(5).dropLast()) }
    }
}

extension SVGElement {
    /// A document; fails the test where it is not well-formed.
    static func document(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) throws -> SVGElement {
        let reader = Reader()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "\(String(decoding: bytes.prefix(10_000), as: UTF8.self))", sourceLocation: location)
        return try #require(reader.root, sourceLocation: location)
    }

    /// Marks on a canvas of 100 by 50 points.
    static func of(_ marks: [Mark], _ location: SourceLocation = #_sourceLocation) throws -> SVGElement {
        try document(SVGPicture(Size(width: 100, height: 50), marks).document().bytes, location)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: SVGElement?
        private var open: [SVGElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = SVGElement(name, attributes)
            if let parent = open.last { parent.children.append(element) } else { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }
}

// What tests draw.
extension Ink {
    static let red = Ink.flat(Shade(red: 1, green: 0, blue: 0))
}

extension [Ink.Stop] {
    /// Evenly apart.
    static func even(_ shades: Shade...) -> [Ink.Stop] {
        shades.enumerated().map { Ink.Stop(location: Double($0) / Double(shades.count - 1), shade: $1) }
    }
}

extension Mark {
    static let square = Mark.fill(Path(rectangle: Rect(x: 10, y: 10, width: 20, height: 20)), .red)

    static func text(_ text: String, _ font: Font = Font(size: 17), ink: Ink = .red) -> Mark {
        .words(Words(text: text, advances: text.map { _ in 8 }, font: font, ink: ink, origin: Point(x: 5, y: 20)))
    }
}
