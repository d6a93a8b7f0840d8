import Foundation
import SwiftUI
import Testing

@MainActor struct CanvasTests {
    @Test func `A canvas becomes the paths drawn into it`() {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            context.opacity = 0.5
            context.stroke(Path(ellipseIn: CGRect(x: 1, y: 1, width: 4, height: 4)), with: .foreground, lineWidth: 2)
        }
        #expect(
            sketch(canvas.frame(width: 9, height: 9)) == """
                frame 9 by 9 center
                  made for 9 by 9
                    depth leading-top
                      surface path of 5 fill #FFFFFF
                      surface path of 10 line primary*0.5 2
                """)
    }

    private func nodes(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Substring] {
        let canvas = Canvas { context, _ in
            draw(&context)
        } symbols: {
            Circle().fill(.red).frame(width: 4, height: 2).tag("dot")
            Text("b").tag(2)
        }
        return sketch(canvas.frame(width: 8, height: 8)).split(separator: "\n").dropFirst(3).map {
            $0.dropFirst(6)
        }
    }

    @Test func `Texts, images and symbols are drawn at points and in rectangles`() {
        let drawn = nodes { context in
            context.draw(Text("a"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
            context.opacity = 0.5
            context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 2, height: 2))
            if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: CGPoint(x: 4, y: 4)) }
        }
        #expect(
            drawn == [
                "effect offset(WidgetArchive.Point(x: 1.0, y: 2.0))", "  frame 8 by 8 leading-top",
                "    frame 3 by 4 leading-top",
                "      text 'a' 17 primary",
                "effect opacity(0.5)", "  effect offset(WidgetArchive.Point(x: 0.0, y: 0.0))",
                "    frame 8 by 8 leading-top",
                "      frame 2 by 2 leading-top", "        image star 17 primary",
                "effect opacity(0.5)", "  effect offset(WidgetArchive.Point(x: 2.0, y: 3.0))",
                "    frame 8 by 8 leading-top",
                "      sizing ideal(horizontal: true, vertical: true)", "        frame 4 by 2 center",
                "          surface circle fill #FF3B30/#FF453A",
            ])
    }

    @Test func `What is resolved can be measured, and drawn in another shading`() {
        var sizes: [CGSize] = []
        let drawn = nodes { context in
            var text = context.resolve(Text("a"))
            sizes = [text.measure(in: CGSize(width: 90, height: 90)), context.resolve(Image(systemName: "star")).size]
            text.shading = .color(.white)
            context.draw(text, at: .zero, anchor: .topLeading)
            #expect(context.resolveSymbol(id: "none") == nil)
            #expect(context.resolveSymbol(id: "dot")?.size == CGSize(width: 4, height: 2))
        }
        #expect(sizes.allSatisfy { $0.width > 5 && $0.height > 10 })
        #expect(drawn.last == "      text 'a' 17 #FFFFFF")
    }

    @Test func `A context moves, turns and scales what is drawn`() {
        let drawn = nodes { context in
            context.translateBy(x: 2, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground, lineWidth: 1)
            context.rotate(by: .degrees(90))
            context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(drawn[0] == "surface path of 5 line primary 2")
        #expect(drawn[1] == "effect offset(WidgetArchive.Point(x: 2.0, y: 0.0))")
        #expect(drawn[2].hasPrefix("  effect rotation(degrees: 90.0, "))
        #expect(drawn[3].hasPrefix("    effect scale(x: 2.0, y: 2.0, "))
        #expect(drawn[4] == "      effect offset(WidgetArchive.Point(x: 0.0, y: 0.0))")
    }

    @Test func `Clips, filters and blend modes treat what is drawn after them`() {
        let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = nodes { context in
            let plain = context
            context.clip(to: path)
            context.addFilter(.blur(radius: 1))
            context.blendMode = .multiply
            context.fill(path, with: .color(white: 1))
            plain.fill(path, with: .foreground)
        }
        #expect(
            drawn == [
                "effect blend(WidgetArchive.Node.Effect.BlendMode.multiply)", "  clipped to path of 5",
                "    effect blur(radius: 1.0)",
                "      surface path of 5 fill #FFFFFF", "surface path of 5 fill primary",
            ])
    }

    @Test func `Holes and clips to the outside follow the even-odd rule`() {
        let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = nodes { context in
            context.fill(path, with: .color(white: 1), style: FillStyle(eoFill: true))
            context.clip(to: path, options: .inverse)
            context.fill(path, with: .foreground)
        }
        #expect(
            drawn == [
                "surface even-odd path of 5 fill #FFFFFF", "clipped to even-odd path of 10",
                "  surface path of 5 fill primary",
            ])
    }

    @Test func `A layer is drawn as one, and may be a mask`() {
        let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = nodes { context in
            context.clipToLayer { $0.fill(path, with: .color(.black)) }
            context.opacity = 0.5
            context.drawLayer { $0.fill(path, with: .color(.white)) }
        }
        #expect(
            drawn == [
                "masked leading-top", "  effect opacity(0.5)", "    effect compositingGroup", "      depth leading-top",
                "        surface path of 5 fill #FFFFFF", "  depth leading-top", "    surface path of 5 fill #000000",
            ])
    }

    @Test func `A gradient lies between points of the canvas`() {
        let drawn = nodes { context in
            context.translateBy(x: 4, y: 0)
            let gradient = Gradient(colors: [.black, .white])
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 4, y: 8)))
        }
        #expect(drawn == ["surface path of 5 fill linear(#000000, #FFFFFF; 0.5,0 to 1,1)"])
    }

    @Test func `A timeline view shows one moment`() {
        let view = TimelineView(.everyMinute) { Text(verbatim: $0.date < .distantFuture ? "now" : "never") }
        let result = evaluate(view, in: EnvironmentValues())
        #expect(result.scene.root.sketch() == "text 'now' 17 primary")
        #expect(result.notes.count == 1)
    }
}
