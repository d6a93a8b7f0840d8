import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetCairo

/// Images that are drawings, and forms with holes.
struct DrawnImageTests {
    private let size = Size(width: 20, height: 10)

    /// Red, with a green square in the bottom right corner and a hole in the top left one.
    private var drawing: Node {
        let hole = [PathStep](rectangle: Rect(x: 2, y: 2, width: 4, height: 4))
        return color(red).overlay(color(green).frame(width: 5, height: 5), Alignment(.trailing, .bottom))
            .clipped(.outside(hole, of: size))
    }

    private func image(_ change: (inout Node.Picture) -> Void = { _ in }) -> Node {
        var picture = Node.Picture(.drawing(drawing, size: size), font: Font(size: 17), paint: .tone(blue))
        change(&picture)
        return .image(picture)
    }

    @Test func `A drawing has its own size, or is stretched with all that is in it`() throws {
        let own = try picture(image(), Size(width: 100, height: 60), scale: 1)
        #expect(own.bounds { $0[3] > 0 } == [40, 25, 20, 10])
        #expect(own.bounds { $0.isNear(green.bytes) } == [55, 30, 5, 5])
        #expect(own[43, 28] == [0, 0, 0, 0])
        let stretched = try picture(image { $0.isResizable = true }, Size(width: 100, height: 60), scale: 1)
        #expect(stretched.bounds { $0[3] > 0 } == [0, 0, 100, 60])
        #expect(stretched.bounds { $0.isNear(green.bytes) } == [75, 30, 25, 30])
        #expect(stretched[20, 20] == [0, 0, 0, 0])
    }

    @Test func `A template is its form in one colour`() throws {
        let picture = try picture(image { $0.isTemplate = true }, Size(width: 20, height: 10), scale: 1)
        #expect(picture.bounds { $0.isNear(blue.bytes) } == [0, 0, 20, 10])
        #expect(picture[18, 8].isNear(blue.bytes))
        #expect(picture[3, 3] == [0, 0, 0, 0])
    }

    @Test func `A redacted drawing shows nothing of itself`() throws {
        let picture = try picture(image().effect(.redacted), Size(width: 20, height: 10), scale: 1)
        #expect(picture.bounds { $0.isNear(red.bytes) || $0.isNear(green.bytes) } == nil)
    }

    @Test func `By the even-odd rule, a form that overlaps itself has a hole`() throws {
        func path(_ inset: Double) -> Path { Path(rectangle: Rect(x: inset, y: inset, width: 40, height: 40)) }
        let twice = Outline.path(path(0) + path(20))
        for (outline, isHole) in [(twice, false), (.evenOdd(twice), true), (.offset(.evenOdd(twice), .zero), true)] {
            let filled = Node.surface(.init(outline, fill: .tone(red)))
            for node in [filled, color(red).clipped(outline)] {
                let picture = try picture(node, Size(width: 60, height: 60), scale: 1)
                #expect(picture[10, 10].isNear(red.bytes) && picture[50, 50].isNear(red.bytes))
                #expect((picture[30, 30] == [0, 0, 0, 0]) == isHole, "\(outline)")
            }
        }
    }
}
