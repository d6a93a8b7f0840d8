import SceneLayout
import Testing
import WidgetArchive

@testable import Snapshots

struct SentenceTests {
    private func sentences(_ old: [SceneTree.Part], _ new: [SceneTree.Part]) -> [String] {
        tree(new).sentences(since: tree(old))
    }

    @Test func `Nothing is said of trees that are equal`() {
        #expect(sentences([part(.text, "a")], [part(.text, "a")]) == [])
    }

    @Test func `What moved is told in points`() {
        let old = part(.text, "4 cups", at: (16, 20, 60, 20))
        #expect(sentences([old], [part(.text, "4 cups", at: (16, 23, 60, 20))]) == ["'4 cups' is 3 points lower"])
        #expect(
            sentences([old], [part(.text, "4 cups", at: (17, 19.5, 60, 20))])
                == ["'4 cups' is 0.5 points higher and 1 point further right"])
    }

    @Test func `Parts that moved alike are named together`() {
        let names = ["a", "b", "c", "d"]
        let old = names.map { part(.text, $0) }
        let new = names.map { part(.text, $0, at: (16, 23, 60, 20)) }
        #expect(sentences(old, new) == ["'a', 'b' and 2 more are 3 points lower"])
        #expect(sentences(Array(old[..<3]), Array(new[..<3])) == ["'a', 'b' and 'c' are 3 points lower"])
    }

    @Test func `Colours have the system's names, and others their digits`() {
        #expect(
            sentences([part(.gauge, value: 1, "#007AFF")], [part(.gauge, value: 1, "#FF3B30")])
                == ["the gauge is red, not blue"])
        #expect(
            sentences([part(.shape, "capsule", "#000000")], [part(.shape, "capsule", "#12345680", "#FFFFFF")])
                == ["the capsule is #123456 with an opacity of 0.5 to white, not black"])
    }

    @Test func `Values, fonts, sizes and effects are told`() {
        #expect(
            sentences([part(.gauge, value: 0.5)], [part(.gauge, value: 0.625)]) == ["the gauge shows 62.5 %, not 50 %"])
        #expect(
            sentences([part(.text, "a", font: "17")], [part(.text, "a", font: "17 bold")])
                == ["'a' is set in 17 bold, not 17"])
        #expect(
            sentences([part(.image, "star", at: (16, 20, 20, 20))], [part(.image, "star", at: (16, 20, 24, 18))])
                == ["the image 'star' is 4 points wider and 2 points less tall"])
        #expect(
            sentences([part(.text, "a", effects: ["redacted"])], [part(.text, "a", effects: ["opacity 0.5"])])
                == ["'a' has opacity 0.5", "'a' has no redacted any more"].map { $0 })
    }

    @Test func `Words that changed in their place are told, without the width that follows`() {
        #expect(
            sentences([part(.text, "4 cups")], [part(.text, "12 cups", at: (16, 20, 70, 20))])
                == ["'12 cups' stands where '4 cups' stood"])
        #expect(
            sentences([part(.link, "a://1")], [part(.link, "a://2")])
                == ["the link to a://2 leads there, not to a://1"])
    }

    @Test func `Parts that came and went are told first`() {
        let old = [part(.text, "a"), part(.image, "star")]
        let new = [part(.text, "a", at: (16, 30, 60, 20)), part(.gauge, value: 1)]
        #expect(sentences(old, new) == ["the image 'star' is gone", "the gauge is new", "'a' is 10 points lower"])
    }

    @Test func `Parts that are alike are told apart by their places`() {
        let (one, two) = ((0.0, 0.0, 9.0, 9.0), (0.0, 40.0, 9.0, 9.0))
        let old = [part(.shape, "circle", at: one, "#000000"), part(.shape, "circle", at: two, "#000000")]
        let new = [part(.shape, "circle", at: one, "#000000"), part(.shape, "circle", at: two, "#FF3B30")]
        #expect(sentences(old, new) == ["the circle at 0, 40 is red, not black"])
    }

    @Test func `What cannot be compared says why`() {
        let old = tree([])
        #expect(tree([]).obstacle(comparingWith: old) == nil)
        #expect(
            tree([], scale: 1).obstacle(comparingWith: old)
                == "it was drawn at a scale of 1, and the earlier one at 2")
        #expect(tree([], look: "dark").obstacle(comparingWith: old) == "it is dark, and the earlier one is light")
        #expect(
            tree([], fonts: ["DejaVu Sans 2.37"]).obstacle(comparingWith: old)
                == "its letters are of DejaVu Sans 2.37, and those of the earlier one of Inter 4.0")
        #expect(tree([], fonts: ["Inter 4.0", "Noto Sans CJK KR 2.004"]).obstacle(comparingWith: old) == nil)
    }
}
