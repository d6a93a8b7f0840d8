import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct ASCIITests {
    @Test(arguments: Samples.all.map(\.0))
    func `Of a widget in ASCII, only what it says is not`(name: String) throws {
        let (_, scene, family) = try #require(Samples.all.first { $0.0 == name })
        let canvas = TerminalWidget(scene, family: family, title: name, at: Samples.moment).canvas
        let others = canvas.ascii.text(.none).filter { glyph in
            glyph.cellWidth == 1 && glyph.unicodeScalars.first.map { (0x2190...0x2BFF).contains($0.value) } == true
        }
        #expect(others == "")
        #expect(canvas.ascii.columns == canvas.columns && canvas.ascii.rows == canvas.rows)
    }

    @Test func `Frames tell what is chosen, and words stay`() {
        var canvas = CellGrid(columns: 12, rows: 3)
        canvas.frame(title: "안녕", like: .of(isChosen: true, isFailing: true, in: .dark))
        #expect(canvas.ascii.text(.none) == "+= 안녕 ===+\n#          #\n+==========+\n")
    }
}
