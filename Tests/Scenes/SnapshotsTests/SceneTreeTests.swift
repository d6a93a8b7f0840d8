import Foundation
import SceneLayout
import Testing
import WidgetArchive

@testable import Snapshots

/// A tree of parts, written as in a file but shorter.
func tree(_ parts: [SceneTree.Part], scale: Double = 2, look: String = "light", fonts: [String] = ["Inter 4.0"])
    -> SceneTree
{
    var surroundings = SceneTree.Surroundings()
    (surroundings.family, surroundings.size) = ("systemSmall", Size(width: 158, height: 158))
    (surroundings.scale, surroundings.look, surroundings.fonts) = (scale, look, fonts)
    return SceneTree(surroundings, parts)
}

func part(
    _ kind: SceneTree.Part.Kind, _ content: String = "", at frame: (Double, Double, Double, Double) = (16, 20, 60, 20),
    value: Double? = nil, _ colors: String..., font: String? = nil, effects: [String] = []
) -> SceneTree.Part {
    var part = SceneTree.Part()
    (part.kind, part.content, part.value, part.colors) = (kind, content, value, colors)
    part.frame = Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    (part.font, part.effects) = (font, effects)
    return part
}

struct SceneTreeTests {
    private let whole = tree([
        part(.text, "4 cups, \"large\"\n", at: (16, 20.25, 60, 20), "#000000", font: "17 bold"),
        part(.gauge, at: (16, 60, 58, 58), value: 0.5, "#FF3B30", effects: ["opacity 0.5"]),
        part(.link, "coffee://add", at: (0, 0, 158, 158)),
    ])

    @Test func `A tree is a file with a line for each part, and comes back from it`() {
        let text = whole.text
        #expect(SceneTree(text) == whole)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2 + 1 + whole.parts.count)
        #expect(
            lines[3]
                == ##"{"kind":"gauge","frame":[16,60,58,58],"value":0.5,"colors":["#FF3B30"],"effects":["opacity 0.5"]},"##
        )
    }

    @Test(arguments: ["", "[\n]\n", "no tree", "[\n{\"version\": 2}\n]\n"])
    func `What is no tree is none`(text: String) {
        #expect(SceneTree(text) == nil)
        #expect(SceneTree(whole.text.replacing("\"gauge\"", with: "\"cloud\"")) == nil)
    }

    @Test func `A scene's texts, gauges and targets have their frames and colours`() {
        let paint = Paint.tone(Tone(light: Shade("#FF3B30")!, dark: Shade("#FF453A")!))
        let run = Paragraph.Run(.words("4 cups"), font: Font(size: 17, weight: 700), paint: paint)
        let gauge = Node.gauge(.init(.linearCapacity, fraction: 1 / 3, paint: paint))
        let stack = Node.stack(.init(.vertical, [.text(Paragraph([run])), .effect(.init(.opacity(0.5), gauge))]))
        let target = Node.target(.init(.open(url: "coffee://add"), stack))
        let composition = Composition(
            of: Scene(target), in: Size(width: 158, height: 158), metrics: .pixels(scale: 2),
            measurer: TableMeasurer(scale: 2), at: Moment(.distantPast))
        let tree = SceneTree(composition, SceneTree.Surroundings()) { tone, _ in tone.dark }
        let kinds = Set(tree.parts.map(\.kind))
        #expect(kinds == [.text, .gauge, .link])
        let text = tree.parts.first { $0.kind == .text }
        #expect(text?.content == "4 cups" && text?.font == "17 bold" && text?.colors == ["#FF453A"])
        #expect(text.map { $0.frame.size.width > 30 && $0.frame.minX > 0 } == true)
        let bar = tree.parts.first { $0.kind == .gauge }
        #expect(bar?.value == 0.3333 && bar?.effects == ["opacity 0.5"])
        #expect(tree.parts.first { $0.kind == .link }?.content == "coffee://add")
    }
}
