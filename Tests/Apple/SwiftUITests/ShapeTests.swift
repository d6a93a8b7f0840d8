import Foundation
import SwiftUI
import Testing

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

@MainActor struct ShapeTests {
    @Test func `A shape is filled with the foreground style`() {
        #expect(sketch(Circle()) == "surface circle fill primary")
        #expect(sketch(Capsule().foregroundColor(.white)) == "surface capsule fill #FFFFFF")
    }

    @Test func `A rectangle with corners of its own has a short name`() {
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 2, style: .circular)
        let short: any View = Color.red.clipShape(.rect(topLeadingRadius: 4, topTrailingRadius: 2, style: .circular))
        #expect(sketch(AnyView(short)) == sketch(Color.red.clipShape(uneven)))
        let radii = RectangleCornerRadii(topLeading: 4, topTrailing: 2)
        let capsule = sketch(Color.red.clipShape(Capsule(style: .circular)))
        #expect(sketch(Color.red.clipShape(.capsule(style: .circular))) == capsule)
        #expect(
            sketch(Color.red.clipShape(.rect(cornerRadii: radii, style: .circular)))
                == sketch(Color.red.clipShape(uneven)))
        #expect(
            sketch(Color.red.clipShape(.rect(cornerSize: CGSize(width: 3, height: 3))))
                == sketch(Color.red.clipShape(.rect(cornerRadius: 3))))
    }

    @Test(arguments: [true, false])
    func `Any shape is the shape that it was made of`(isRound: Bool) {
        let shape = isRound ? AnyShape(Circle()) : AnyShape(Capsule().rotation(.degrees(9)))
        #expect(
            sketch(shape.fill(.white))
                == (isRound ? sketch(Circle().fill(.white)) : sketch(Capsule().rotation(.degrees(9)).fill(.white))))
        #expect(AnyShape(Triangle()).path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).boundingRect.width == 2)
        #expect(sketch(AnyShape(Triangle()).frame(width: 2, height: 2)).contains("path of 4"))
    }

    @Test func `A path is moved and turned`() {
        let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        let half = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 8, y: 0))
        }.trimmedPath(from: 0.25, to: 0.75)
        #expect((half.boundingRect.minX * 1e6).rounded() == 2e6)
        #expect((half.boundingRect.maxX * 1e6).rounded() == 6e6)
        #expect(path.offsetBy(dx: 1, dy: 1).boundingRect == CGRect(x: 2, y: 3, width: 3, height: 4))
        let turned = path.applying(CGAffineTransform(scaleX: 2, y: 1)).boundingRect
        #expect(turned == CGRect(x: 2, y: 2, width: 6, height: 4))
    }

    @Test func `A stroke is centred on the outline, or inside of it`() {
        #expect(sketch(Circle().stroke(.white, lineWidth: 3)) == "surface circle line #FFFFFF 3")
        #expect(sketch(Circle().strokeBorder(.white)) == "surface circle line #FFFFFF 1")
        #expect(sketch(Circle().stroke(lineWidth: 2).foregroundColor(.white)) == "surface circle line #FFFFFF 2")
        #expect(
            sketch(Circle().fill(.black).stroke(.white, lineWidth: 2)) == """
                with over it center
                  surface circle fill #000000
                  surface circle line #FFFFFF 2
                """)
    }

    @Test func `A trimmed and rotated outline can be stroked`() {
        let ring = Circle().trim(from: 0, to: 0.7)
            .stroke(.white, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .rotationEffect(.degrees(-90))
        let lines = sketch(ring).split(separator: "\n")
        #expect(lines[0].hasPrefix("effect rotation(degrees: -90.0"))
        #expect(lines[1].hasPrefix("  surface trimmed("))
        #expect(lines[1].hasSuffix("from: 0.0, to: 0.7) line #FFFFFF 8"))
    }

    @Test func `A line's outline is as wide as the line, with its caps`() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 0))
        }
        let plain = line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
        #expect(plain == CGRect(x: 0, y: -1, width: 10, height: 2))
        for cap in [CGLineCap.round, .square] {
            let capped = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap)).boundingRect
            #expect(capped == CGRect(x: -1, y: -1, width: 12, height: 2))
        }
    }

    @Test func `Dashes that an outline leaves out are told`() {
        struct Dashed: View {
            let dash: [CGFloat]

            var body: some View { Path(CGRect(x: 0, y: 0, width: 9, height: 9)).strokedPath(.init(dash: dash)) }
        }
        let notes = evaluate(Dashed(dash: [4, 2]), in: EnvironmentValues()).notes
        #expect(notes == ["`.strokedPath` leaves dashes out: the line is whole; `.stroke` draws them"])
        #expect(evaluate(Dashed(dash: []), in: EnvironmentValues()).notes.isEmpty)
    }

    @Test func `A line's outline has the corners of its joints`() {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        func reach(_ style: StrokeStyle) -> CGFloat { corner.strokedPath(style).boundingRect.maxX }
        #expect(reach(StrokeStyle(lineWidth: 2)) > 12)
        #expect(reach(StrokeStyle(lineWidth: 2, miterLimit: 2)) <= 11)
        #expect(reach(StrokeStyle(lineWidth: 2, lineJoin: .bevel)) <= 11)
        #expect(reach(StrokeStyle(lineWidth: 2, lineJoin: .round)) == 11)
    }

    @Test func `A custom shape becomes its path in the proposed space`() throws {
        let scene = evaluate(Triangle().frame(width: 20, height: 10), in: EnvironmentValues()).scene
        #expect(scene.root.sketch().hasSuffix("surface path of 4 fill primary"))
        guard case .frame(let frame) = scene.root, case .made(let made) = frame.content,
            case .surface(let surface) = made.content, case .path(let steps) = surface.outline
        else { throw Unexpected(found: scene.root.sketch()) }
        #expect(steps.first == .move(.init(x: 10, y: 0)))
        #expect(steps[1] == .line(.init(x: 20, y: 10)))
    }

    @Test func `Views are clipped to shapes`() {
        #expect(sketch(Color.white.clipShape(Circle())).hasPrefix("clipped to circle"))
        #expect(sketch(Color.white.clipShape(.rect(cornerRadius: 4))).hasPrefix("clipped to rounded 4\n"))
        #expect(sketch(Color.white.cornerRadius(4)).hasPrefix("clipped to rounded 4 circular"))
        #expect(sketch(Color.white.mask { Capsule() }).hasSuffix("\n  surface capsule fill primary"))
    }

    @Test func `A path gathers lines and arcs`() {
        let arc = Path { path in
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
        }
        #expect(arc.currentPoint.map { Int($0.x.rounded()) } == -10)
        #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).currentPoint == .zero)
        #expect(sketch(arc.stroke(.white)) == "surface path of 3 line #FFFFFF 1")
    }
}

struct Unexpected: Error {
    let found: String
}
