import CTables
import Testing

@testable import SymbolArtwork
@testable import WidgetPictures

/// The sheet of our own drawings.
struct SymbolSheetTests {
    private let sheet: SVGElement

    init() throws {
        sheet = try .document(Array(String(cString: symbol_drawings()).utf8))
    }

    /// Groups, each with a label and a drawing.
    private var drawings: [SVGElement] { sheet.children.filter { $0.name == "g" } }

    @Test func `each drawing is there once, and under its name`() throws {
        var names: Set<String> = []
        for drawing in drawings {
            let (label, path) = try (drawing.one("text"), drawing.one("path"))
            let name = try #require(path["id"])
            #expect(label.text == name)
            #expect(names.insert(name).inserted, "\(name) is there twice")
        }
        #expect(names == Set(OwnDrawings.names))
        #expect(sheet.all("path").count == names.count)
    }

    @Test func `a drawing is read as an XML parser reads it`() throws {
        for path in sheet.all("path") {
            let (name, data) = try (#require(path["id"]), #require(path["d"]))
            #expect(try PathData(#require(OwnDrawings.data(of: name))).steps == PathData(data).steps, "\(name)")
        }
    }

    @Test func `no drawing lies on another`() throws {
        let places = try drawings.map { try #require($0["transform"]) }
        #expect(Set(places).count == places.count)
    }
}
