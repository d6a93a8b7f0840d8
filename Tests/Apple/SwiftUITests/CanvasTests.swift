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

    @Test func `A timeline view shows one moment`() {
        let view = TimelineView(.everyMinute) { Text(verbatim: $0.date < .distantFuture ? "now" : "never") }
        let result = evaluate(view, in: EnvironmentValues())
        #expect(result.scene.root.sketch() == "text 'now' 17 primary")
        #expect(result.notes.count == 1)
    }
}
