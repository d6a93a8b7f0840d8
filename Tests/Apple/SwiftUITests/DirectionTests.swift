import Foundation
import Testing

@testable import SwiftUI

/// Views from right to left, in a small widget of 158 by 158 points.
@MainActor struct DirectionTests {
    private let arabic: EnvironmentValues = {
        var values = EnvironmentValues()
        values.layoutDirection = .rightToLeft
        return values
    }()

    @Test(arguments: [
        (["LANG": "ar_EG.UTF-8"], LayoutDirection.rightToLeft), (["LANG": "he_IL"], .rightToLeft),
        (["LC_ALL": "fa_IR.UTF-8", "LANG": "en_US.UTF-8"], .rightToLeft), (["LANG": "ur_PK"], .rightToLeft),
        (["LC_ALL": "", "LC_MESSAGES": "ckb_IQ"], .rightToLeft), (["LANG": "ar"], .rightToLeft),
        (["LC_ALL": "de_DE.UTF-8", "LANG": "ar_EG.UTF-8"], .leftToRight), (["LANG": "C.UTF-8"], .leftToRight),
        (["LANG": "en_IL"], .leftToRight), (["LANG": "sd_IN@devanagari"], .leftToRight), ([:], .leftToRight),
        (["LANG": "nonsense"], .leftToRight), (["LC_TIME": "ar_EG"], .leftToRight),
    ])
    func `The direction is that of the user's language`(_ variables: [String: String], _ direction: LayoutDirection) {
        #expect(LayoutDirection(environment: variables) == direction)
    }

    @Test func `A scene has the direction of its surroundings`() {
        #expect(evaluate(Text("a"), in: arabic).scene.direction == .rightToLeft)
        #expect(evaluate(Text("a"), in: EnvironmentValues()).scene.direction == .leftToRight)
        #expect(sketch(Text("a"), in: arabic) == sketch(Text("a")))
    }

    @Test func `A view may have a direction of its own`() {
        let view = HStack {
            Text("a").environment(\.layoutDirection, .rightToLeft)
            Text("b").environment(\.layoutDirection, .leftToRight)
        }
        #expect(sketch(view.font(.body)).contains("frame any by any center rightToLeft"))
        #expect(!sketch(view).contains("leftToRight"))
        #expect(sketch(view, in: arabic).contains("frame any by any center leftToRight"))
        #expect(!sketch(view, in: arabic).contains("rightToLeft"))
    }

    @Test func `The locale of a view does not change its direction`() {
        #expect(sketch(Text("a").environment(\.locale, Locale(identifier: "ar_EG"))) == sketch(Text("a")))
    }

    @Test func `A view can read its direction`() {
        struct Reader: View {
            @Environment(\.layoutDirection) private var direction

            var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
        }
        #expect(sketch(Reader(), in: arabic).contains("right"))
        #expect(sketch(Reader().environment(\.layoutDirection, .rightToLeft)).contains("right"))
    }

    @Test func `A geometry reader gets the rectangle where it is seen`() {
        var frames: [CGRect] = []
        let reader = GeometryReader { proxy in
            let _ = frames.append(proxy.frame(in: .global))
            let _ = frames.append(proxy.frame(in: .named("row")))
            Color.red
        }
        let row = HStack(spacing: 0) {
            Color.blue.frame(width: 100)
            reader
        }
        .coordinateSpace(name: "row").padding(.leading, 8)
        _ = evaluate(row, in: arabic)
        #expect(frames == [CGRect(x: 0, y: 0, width: 50, height: 158), CGRect(x: 0, y: 0, width: 50, height: 158)])
        frames = []
        _ = evaluate(HStack(spacing: 0) { row.environment(\.layoutDirection, .rightToLeft) }, in: EnvironmentValues())
        #expect(frames.first == CGRect(x: 0, y: 0, width: 50, height: 158))
    }

    @Test func `A container background keeps the direction of its view`() {
        let view = Text("a").containerBackground(for: .widget) { Text("behind") }
        let turned = view.environment(\.layoutDirection, .rightToLeft)
        #expect(evaluate(turned, in: EnvironmentValues()).scene.background?.sketch().contains("rightToLeft") == true)
        #expect(evaluate(view, in: arabic).scene.background?.sketch().contains("rightToLeft") == false)
    }

    @Test func `Canvases are drawn as they are`() {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
        }
        #expect(sketch(canvas, in: arabic).contains("leftToRight"))
        #expect(!sketch(canvas).contains("leftToRight"))
    }

    @Test func `Shapes are mirrored unless they are fixed`() {
        struct Corner: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

            nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        }
        func isMirroredBeforehand(_ shape: some Shape, in environment: EnvironmentValues) -> Bool {
            sketch(shape.frame(width: 10, height: 10), in: environment) != sketch(Corner().frame(width: 10, height: 10))
        }
        let (fixed, other) = (
            Corner(layoutDirectionBehavior: .fixed), Corner(layoutDirectionBehavior: .mirrors(in: .leftToRight))
        )
        let plain = EnvironmentValues()
        #expect(!isMirroredBeforehand(Corner(), in: plain) && !isMirroredBeforehand(Corner(), in: arabic))
        #expect(!isMirroredBeforehand(fixed, in: plain) && isMirroredBeforehand(fixed, in: arabic))
        #expect(isMirroredBeforehand(other, in: plain) && isMirroredBeforehand(other, in: arabic))
        #expect(sketch(Text("a").clipShape(fixed), in: arabic) != sketch(Text("a").clipShape(Corner()), in: arabic))
    }

    @Test func `A view is flipped from right to left where it is told so`() {
        let arrow = Image(systemName: "arrow.left")
        #expect(sketch(arrow.flipsForRightToLeftLayoutDirection(true)) == sketch(arrow))
        #expect(sketch(arrow.flipsForRightToLeftLayoutDirection(true), in: arabic).contains("scale(x: -1.0"))
        #expect(sketch(arrow.flipsForRightToLeftLayoutDirection(false), in: arabic) == sketch(arrow))
        #expect(sketch(arrow.layoutDirectionBehavior(.mirrors(in: .leftToRight))).contains("scale(x: -1.0"))
    }

    @Test func `A custom layout knows its direction, and places as from left to right`() {
        struct Told: Layout {
            let tell: (LayoutDirection) -> Void

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                tell(subviews.layoutDirection)
                for subview in subviews { subview.place(at: bounds.origin, proposal: .init(width: 20, height: 20)) }
            }
        }
        var told: [LayoutDirection] = []
        var frames: [CGRect] = []
        let view = Told(tell: { told.append($0) }).callAsFunction {
            GeometryReader { proxy in
                let _ = frames.append(proxy.frame(in: .global))
                Color.red
            }
        }
        _ = evaluate(view, in: arabic)
        _ = evaluate(view, in: EnvironmentValues())
        #expect(Set(told) == [.leftToRight, .rightToLeft] && told.first == .rightToLeft)
        #expect(frames == [CGRect(x: 138, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20)])
    }
}
