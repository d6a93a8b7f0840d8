import AccessibilityAudit
import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct AuditTests {
    private func found(_ root: Node, texts: [ExaminedText] = []) -> [String] {
        let audit = AccessibilityAudit(of: .systemMedium, at: Samples.moment.date)
        return audit.findings(in: Scene(root), texts: texts).map { "\($0.rule): \($0.words)" }
    }

    private func target(_ node: Node, _ width: Double, _ height: Double) -> Node {
        node.frame(width: width, height: height).link("app://")
    }

    private func examined(
        _ words: String = "4 cups", fontSize: Double = 17, isBold: Bool = false, isWhole: Bool = true,
        contrast: Double? = 21
    ) -> ExaminedText {
        ExaminedText(
            words, at: .zero, size: Size(width: 40, height: 20), fontSize: fontSize, isBold: isBold, isWhole: isWhole,
            contrast: contrast)
    }

    @Test func `A target, an image and a gauge without a name are found`() {
        let gauge = Node.gauge(Node.Gauge(.progress, fraction: 0.5, paint: .tone(green)))
        #expect(found(gauge) == ["name: a gauge has no name: give it an accessibility label"])
        #expect(
            found(target(color(red), 50, 50)) == ["name: a link has no name: give it an accessibility label"])
        let bytes = PictureBytes([1, 2])
        let image = bytes.map {
            Node.image(
                .init(.bytes($0, size: Size(width: 9, height: 9)), font: Font(size: 9), paint: .tone(red)))
        }
        #expect(image.map { found($0) } == ["name: an image has no name: describe it, or make it decorative"])
        #expect(found(target(text("All"), 50, 50)).isEmpty)
    }

    @Test(arguments: [
        (17, false, 4.4, true), (17, false, 4.5, false), (18, false, 3, false), (18, false, 2.9, true),
        (14, true, 3.1, false), (14, false, 3.1, true),
    ])
    func `Faint letters are found, large ones from a lower contrast on`(
        _ size: Double, _ isBold: Bool, _ contrast: Double, _ isFaint: Bool
    ) {
        #expect(
            found(text("a"), texts: [examined(fontSize: size, isBold: isBold, contrast: contrast)]).isEmpty == !isFaint)
    }

    @Test func `Faint, small and truncated texts are named`() {
        #expect(
            found(text("a"), texts: [examined(contrast: 2.345)])
                == ["contrast: '4 cups' has a contrast of 2.3 to what is behind it; 4.5 is needed"])
        #expect(
            found(text("a"), texts: [examined(fontSize: 9)])
                == ["textSize: '4 cups' has letters of 9 points; 11 is the least that is legible"])
        let cut = AccessibilityAudit.truncatedTexts([examined(isWhole: false), examined()])
        #expect(cut.map(\.line) == ["truncation: '4 cups' is cut off in the largest text size, at 0,0 40x20"])
    }

    @Test func `Small targets are found, and those that overlap`() {
        #expect(
            found(target(text("All"), 50, 20))
                == ["targetSize: 'All' is 50 by 20 points; a finger needs 44 by 44"])
        let near = target(text("b"), 60, 60).effect(.offset(Point(x: 30, y: 0)))
        #expect(found(depth(.center, target(text("a"), 60, 60), near)) == ["overlap: 'b' overlaps 'a'"])
        let inner = target(text("b"), 44, 44)
        #expect(found(target(inner, 100, 100)).isEmpty)
        #expect(found(horizontal(spacing: 0, target(text("a"), 50, 50), target(text("b"), 50, 50))).isEmpty)
    }

    @Test func `Shapes that differ in colour alone are found`() {
        func dot(_ tone: Tone) -> Node {
            .surface(Node.Surface(.circle, fill: .tone(tone))).frame(width: 8, height: 8)
        }
        #expect(
            found(horizontal(dot(red), dot(green)))
                == ["color: 2 shapes differ in colour alone, and look alike in accented rendering"])
        #expect(found(horizontal(dot(red), dot(red))).isEmpty)
        #expect(found(horizontal(dot(red), dot(green.opacity(0.3)))).isEmpty)
        #expect(found(horizontal(dot(red), dot(green).effect(.accentable))).isEmpty)
        #expect(
            found(horizontal(symbol("star", red), symbol("star", green)))
                == ["color: 2 symbols 'star' differ in colour alone, and look alike in accented rendering"])
    }
}
