import Foundation
import SwiftUI
import Testing

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(Third.self)
}

@MainActor struct GuideTests {
    private let probes = Probes()

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        probes.reader().frame(width: width, height: height)
    }

    @Test func `An explicit guide moves a view against its siblings`() {
        let column = VStack(alignment: .leading, spacing: 0) {
            box(58, 20)
            box(50, 20).alignmentGuide(.leading) { $0[.leading] - 20 }
            box(50, 20).alignmentGuide(.trailing) { _ in 1000 }
        }
        #expect(probes.frames(in: column) == ["44 49 58 20", "64 69 50 20", "44 89 50 20"])
        let row = HStack(alignment: .top, spacing: 0) {
            box(20, 58)
            box(20, 20).alignmentGuide(.top) { $0[.bottom] - $0.height / 2 }
        }
        #expect(probes.frames(in: row) == ["59 55 20 58", "79 45 20 20"])
    }

    @Test func `Guides pass through padding, frames and stacks`() {
        let row = HStack(alignment: .top, spacing: 0) {
            box(20, 58)
            VStack(spacing: 0) {
                box(20, 10)
                box(20, 20).alignmentGuide(.top) { $0[.bottom] }.padding(4).frame(width: 40)
            }
        }
        // The lower box ends where the first begins: 10 and 4 and 20 below the top of its stack.
        #expect(probes.frames(in: row) == ["49 67 20 58", "79 33 20 10", "79 47 20 20"])
    }

    @Test func `An overlay can be aligned on an edge of its content`() {
        let badge = box(100, 60).overlay(alignment: .topTrailing) {
            box(20, 20).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        }
        #expect(probes.frames(in: badge) == ["29 49 100 60", "119 39 20 20"])
        let depth = ZStack(alignment: .bottom) {
            box(40, 40)
            box(10, 10).alignmentGuide(.bottom) { $0[.top] }
        }
        #expect(probes.frames(in: depth) == ["59 54 40 40", "74 94 10 10"])
    }

    @Test func `Views can align on a custom guide, across stacks too`() {
        let row = HStack(alignment: .middle, spacing: 0) {
            VStack(spacing: 0) {
                box(20, 10)
                box(20, 30).alignmentGuide(.middle) { $0[VerticalAlignment.center] }
            }
            VStack(spacing: 0) {
                box(20, 10).alignmentGuide(.middle) { $0[.bottom] }
                box(20, 10)
            }
            box(20, 20)
        }
        #expect(
            probes.frames(in: row) == [
                "49 59 20 10", "49 69 20 30", "69 74 20 10", "69 84 20 10", "89 74 20 20",
            ])
    }

    @Test func `A custom guide has a default position`() {
        let column = VStack(alignment: .third, spacing: 0) {
            box(90, 10)
            box(30, 10)
            box(10, 10).alignmentGuide(.third) { _ in 0 }
        }
        #expect(probes.frames(in: column) == ["34 64 90 10", "54 74 30 10", "64 84 10 10"])
        #expect(sketch(column).hasPrefix("vertical center 0\n  sizing guide("))
    }

    @Test func `Dimensions distinguish explicit guides`() {
        var seen: [CGFloat?] = []
        let view = HStack(alignment: .middle) {
            box(30, 20).alignmentGuide(.middle) { _ in 5 }.alignmentGuide(.middle) { dimensions in
                seen = [
                    dimensions[explicit: .middle], dimensions[explicit: VerticalAlignment.center], dimensions[.middle],
                    dimensions[HorizontalAlignment.center], dimensions[.third], dimensions[.firstTextBaseline],
                ]
                return 0
            }
        }
        _ = evaluate(view, in: EnvironmentValues())
        #expect(seen == [5, nil, 5, 15, 10, 20])
    }
}
