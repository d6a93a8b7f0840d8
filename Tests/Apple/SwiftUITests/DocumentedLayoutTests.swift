import SceneLayout
@testable import SwiftUI
import Testing
import WidgetArchive

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// A named part that fills its space, or has a size.
private struct Part: View {
    let name: String
    var width: CGFloat?
    var height: CGFloat?

    init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        (self.name, self.width, self.height) = (name, width, height)
    }

    var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// Views and modifiers whose layout needs their closures or real letters, as Apple's documentation describes them.
@MainActor struct DocumentedLayoutTests {
    /// The frames of named parts, such as `a 55,0 210×100`, at three pixels per point.
    private func frames(_ view: some View, in width: Double, _ height: Double) -> [String] {
        var values = EnvironmentValues()
        values.sceneSize = Size(width: width, height: height)
        let composition = Composition(
            of: evaluate(view, in: values).scene, in: Size(width: width, height: height),
            metrics: .pixels(scale: 3), measurer: TableMeasurer(scale: 3), at: Moment(.now))
        func number(_ value: Double) -> String {
            let rounded = (value * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return composition.identified.map { name, frame in
            let size = frame.size
            return "\(name) \(number(frame.minX)),\(number(frame.minY)) \(number(size.width))×\(number(size.height))"
        }
    }

    @Test func `A share of the container`() {
        let third = Part("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        #expect(frames(third, in: 320, 100) == ["a 55,0 210×100"])
        let most = Part("a", 40, 20).containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in
            length * 0.8
        }
        #expect(frames(most, in: 300, 100) == ["a 30,40 40×20"])
    }

    @Test func `Guides`() {
        let inner = ZStack(alignment: .topLeading) {
            Part("a", 100, 100)
            Part("b", 20, 20).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.leading) { $0[.leading] + 5 }
        }
        #expect(frames(inner, in: 200, 200) == ["a 57.5,50 100×100", "b 42.5,50 20×20"])
        let handedOn = HStack(alignment: .middle, spacing: 0) {
            VStack(spacing: 0) {
                Part("a", 20, 20)
                Part("b", 20, 20).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
            }
            Part("c", 20, 60)
        }
        #expect(frames(handedOn, in: 200, 200) == ["a 80,70 20×20", "b 80,90 20×20", "c 100,70 20×60"])
        let over = Part("a", 50, 50).overlay(alignment: .topTrailing) {
            Part("b", 20, 20).alignmentGuide(.top) { _ in 10 }
        }
        #expect(frames(over, in: 200, 200) == ["a 75,75 50×50", "b 105,65 20×20"])
    }

    @Test func `Readers, margins, positions and directions`() {
        let reader = HStack {
            Part("a", 50)
            GeometryReader { Part("b", $0.size.width / 2, 10) }
        }
        #expect(frames(reader, in: 200, 40) == ["a 0,0 50×40", "b 58,0 71×10"])
        #expect(
            frames(GeometryReader { Part("a", $0.size.width, $0.size.height) }.fixedSize(), in: 100, 100)
                == ["a 45,45 10×10"])
        #expect(frames(Part("a").contentMargins(20), in: 200, 100) == ["a 0,0 200×100"])
        let placed = HStack {
            Part("b", 20, 20)
            Part("a", 50, 50).position(x: 50, y: 40)
        }
        #expect(frames(placed, in: 200, 100) == ["b 0,40 20×20", "a 53,15 50×50"])
        let mirrored = Part("a", 50, 20).padding(.leading, 20).environment(\.layoutDirection, .rightToLeft)
        #expect(frames(mirrored, in: 200, 100) == ["a 65,40 50×20"])
    }

    @Test func `What does not change layout, and who gives way`() {
        let turned = HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).scaleEffect(2).rotationEffect(.degrees(30))
            Part("b", 20, 20)
        }.accessibilityElement(children: .contain)
        #expect(frames(turned, in: 200, 100) == ["b 115,40 20×20"])
        let row = HStack(spacing: 0) {
            Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 50).accessibilityIdentifier("a")
                .layoutPriority(-1)
            Color.red.frame(maxWidth: 40).accessibilityIdentifier("b")
            Color.red.frame(maxWidth: 40).accessibilityIdentifier("c")
        }
        #expect(frames(row, in: 100, 20) == ["a 0,0 20×20", "b 20,0 40×20", "c 60,0 40×20"])
    }

    @Test func `Lines`() {
        let reserved = Text("Hi").font(.system(size: 17)).lineLimit(2, reservesSpace: true).frame(width: 60)
            .accessibilityIdentifier("t")
        #expect(frames(reserved, in: 300, 100) == ["t 120,29.667 60×40.667"])
        let large = Text("Text").frame(width: 90).dynamicTypeSize(.accessibility1).accessibilityIdentifier("t")
        #expect(frames(large, in: 300, 100) == ["t 105,33.167 90×33.667"])
    }
}
