import Foundation
import Testing
import WidgetArchive

/// What the samples of other tests have at its usual value.
struct EveryFormTests {
    private static let stops = [GradientStop(Tone(Shade("#FF0000")!), at: 0.25)]

    @Test(
        arguments: [
            .linear(stops: stops, start: UnitPoint(x: 0.1, y: 0.2), end: UnitPoint(x: 0.3, y: 0.4)),
            .radial(stops: stops, center: UnitPoint(x: 0.1, y: 0.2), startRadius: 3, endRadius: 4),
            .angular(stops: stops, center: UnitPoint(x: 0.1, y: 0.2), startDegrees: 30, endDegrees: 40),
            .elliptical(stops: stops, center: UnitPoint(x: 0.1, y: 0.2), startRadius: 0.3, endRadius: 0.4),
            .material(thickness: 0.3),
        ] as [Paint])
    func `A paint comes back`(paint: Paint) throws {
        #expect(try value(Paint.self, line(paint)) == paint)
    }

    @Test(
        arguments: [
            .inset(.circle, by: 2), .trimmed(.circle, from: 0.2, to: 0.7), .rotated(.circle, degrees: 30),
            .scaled(.circle, x: 2, y: 3), .offset(.circle, Point(x: 4, y: 5)),
            .path([
                .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
                .quadratic(Point(x: 5, y: 6), control: Point(x: 7, y: 8)),
                .cubic(Point(x: 9, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 13, y: 14)), .close,
            ]),
        ] as [Outline])
    func `An outline comes back`(outline: Outline) throws {
        #expect(try value(Outline.self, line(outline)) == outline)
    }

    @Test(arguments: [
        Edges(all: 3), Edges(top: 1), Edges(leading: 1), Edges(bottom: 1), Edges(trailing: 1),
        Edges(top: 1, leading: 2, bottom: 3, trailing: 4), Edges(),
    ])
    func `Edges come back`(edges: Edges) throws {
        #expect(try value(Edges.self, line(edges)) == edges)
    }

    @Test(arguments: ["plain", "a \"quote\"", "a\nb\tc", "back\\slash", "é 日本 👩‍👩‍👧", "\u{1}", "\\u00e9", ""])
    func `A text comes back, whatever is in it`(text: String) throws {
        #expect(try value(Parameter.self, line(Parameter.text(text))) == .text(text))
    }

    @Test(arguments: [(#""\u00e9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""a\/b\b\f\n\r\t""#, "a/b\u{8}\u{C}\n\r\t")])
    func `Escapes that others write are read`(text: String, expected: String) throws {
        #expect(try value(Parameter.self, text) == .text(expected))
    }

    @Test(arguments: [0, 3_599_999, 3_600_000, 86_399_999, 86_400_000])
    func `A date is written to the hour`(milliseconds: Int) throws {
        let date = Date(timeIntervalSince1970: 1_780_272_000 + Double(milliseconds) / 1_000)
        let read = try value(Date.self, line(date))
        #expect(abs(read.timeIntervalSince(date)) < 0.000_01)
    }

    @Test(arguments: [(0, false), (1, true), (-1, false)])
    func `Versions begin with 1`(version: Int, isRead: Bool) {
        let found = complaint(ProgramDescription.self, "{\"version\": \(version), \"kinds\": []}")
        #expect((found == nil) == isRead)
    }
}
