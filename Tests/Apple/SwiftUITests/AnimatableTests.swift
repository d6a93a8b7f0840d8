import Foundation
@testable import SwiftUI
import Testing

/// A modifier and a shape, as apps write them for movement.
private struct Shimmer: AnimatableModifier {
    var phase: CGFloat = 0
    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    func body(content: Content) -> some View { content.opacity(Double(phase)) }
}

private struct Wave: Shape {
    var pair = AnimatablePair(CGFloat(2), 3.0)
    var animatableData: AnimatablePair<CGFloat, Double> {
        get { pair }
        set { pair = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Still: View, Animatable {
    var body: some View { Text("still") }
}

@MainActor struct AnimatableTests {
    @Test func `Movable data is added and scaled part by part`() {
        var wave = Wave()
        wave.animatableData = wave.animatableData + AnimatablePair(1, 1) - .zero
        wave.animatableData.scale(by: 2)
        #expect(wave.pair == AnimatablePair(6, 8) && wave.pair.magnitudeSquared == 100)
    }

    @Test func `What moves is shown in its last state`() {
        let scene = sketch(Text("a").modifier(Shimmer(phase: 0.5)))
        #expect(scene == sketch(Text("a").opacity(0.5)))
        #expect(scene == sketch(Text("a").modifier(Shimmer(phase: 0.5).animation(.linear(duration: 1)))))
        #expect(sketch(Still()) == sketch(Text("still")))
    }
}
