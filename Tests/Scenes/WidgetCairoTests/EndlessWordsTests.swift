import SceneFixtures
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// Words of a size that nobody can have meant. They cost themselves, and nothing that is drawn after them.
struct EndlessWordsTests {
    private static let numbers: [Double] = [
        1.7e308, -1.7e308, 1e300, 1e154, 1e20, -1e20, 1e-20, 1e-154, 1e-300, .leastNonzeroMagnitude,
    ]

    /// Draws a red square after the words, at their side.
    private func expectNeighbor(of words: Node, _ comment: Comment) throws {
        let square = color(red).frame(width: 20, height: 20)
        let picture = drawn(.layered(.init(square, words, isBehind: true)), Size(width: 40, height: 40), scale: 1)
        #expect(try PictureReader(png: picture.bytes)[20, 20].isNear(red.bytes), comment)
    }

    private func words(_ change: (inout Paragraph.Run) -> Void = { _ in }) -> Node {
        var run = Paragraph.Run(.words("Hi 한 5%"), font: Font(size: 12), paint: .tone(blue), underline: .init(.dash))
        change(&run)
        return .text(Paragraph([run]))
    }

    @Test(arguments: numbers)
    func `Words scaled to a size without end silence nothing`(number: Double) throws {
        let middle = UnitPoint(x: 0.5, y: 0.5)
        for (x, y) in [(number, 1), (1, number), (number, number), (number, 1 / number), (number, 1e-20)] {
            try expectNeighbor(of: words().effect(.scale(x: x, y: y, anchor: middle)), "\(x) by \(y)")
        }
    }

    @Test(arguments: numbers)
    func `Letters of a size without end silence nothing`(number: Double) throws {
        try expectNeighbor(of: words { $0.font.size = number }, "size")
        try expectNeighbor(of: words { $0.kerning = number }, "kerning")
        try expectNeighbor(of: words { $0.tracking = number }, "tracking")
        try expectNeighbor(of: words { $0.baselineOffset = number }, "baseline")
    }
}
