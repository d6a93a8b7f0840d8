import SceneLayout
import Testing
import WidgetArchive

@testable import SymbolArtwork

struct PathDataTests {
    @Test(arguments: [
        ("M1 2L3 4", [PathStep.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
        ("m1 2 2 2", [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
        (
            "M1,2h3v-1H0V5z",
            [
                .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 1)), .line(Point(x: 0, y: 1)),
                .line(Point(x: 0, y: 5)), .close,
            ]
        ),
        ("M.5.5l-1-.5", [.move(Point(x: 0.5, y: 0.5)), .line(Point(x: -0.5, y: 0))]),
        ("M1e1 2", [.move(Point(x: 10, y: 2))]),
        ("M0 0Q1 1 2 0", [.move(.zero), .quadratic(Point(x: 2, y: 0), control: Point(x: 1, y: 1))]),
        (
            "M0 0c1 0 2 1 2 2s1 2 2 2",
            [
                .move(.zero),
                .cubic(Point(x: 2, y: 2), control1: Point(x: 1, y: 0), control2: Point(x: 2, y: 1)),
                .cubic(Point(x: 4, y: 4), control1: Point(x: 2, y: 3), control2: Point(x: 3, y: 4)),
            ]
        ),
        (
            "M5 5h1zl2 0",
            [
                .move(Point(x: 5, y: 5)), .line(Point(x: 6, y: 5)), .close, .line(Point(x: 7, y: 5)),
            ]
        ),
    ])
    func `commands become steps, relative ones too`(_ data: String, _ steps: [PathStep]) {
        #expect(PathData(data).steps == steps)
    }

    @Test(arguments: ["M0 0a2 2 0 0 1 2 2", "M0 0a2 2 0 012 2", "M0 0A2,2,0,0,1,2,2"])
    func `the flags of an arc need no separators`(_ data: String) throws {
        let steps = try #require(PathData(data).steps)
        let end = try #require(steps.last?.points.last)
        #expect(abs(end.x - 2) < 1e-9 && abs(end.y - 2) < 1e-9)
        // A quarter around (0, 2): its middle lies up and right of the chord.
        let bounds = steps.inkBounds
        #expect(bounds.minY > -1e-9 && bounds.maxX < 2 + 1e-9)
        #expect(steps.corners.contains { abs($0.x - 2.squareRoot()) < 0.05 && abs($0.y - (2 - 2.squareRoot())) < 0.05 })
    }

    @Test func `an arc too small for its ends grows`() throws {
        let steps = try #require(PathData("M0 0A1 1 0 0 1 4 0").steps)
        #expect(abs(steps.inkBounds.minY + 2) < 0.01)
    }

    @Test func `an arc without a radius is a line`() {
        #expect(PathData("M0 0A0 1 0 0 1 4 0").steps == [.move(.zero), .line(Point(x: 4, y: 0))])
    }

    @Test(arguments: [
        "M", "M1", "M1 2 3", "M0 0z5", "M0 0#", "L1 1 e", "M1e999 0", "M0 0a1 1 0 2 1 1 1", "M--1 0", "M0 0X", "zz9",
        "é",
    ])
    func `rubbish is refused`(_ data: String) {
        #expect(PathData(data).steps == nil)
    }

    @Test func `a path with any of its bytes changed ends, and is finite where it is read`() {
        let data = Array("M8 16a2 2 0 002-2H6q1 2 2-.5zm.99-14.9c0 1.1-.5 6-2 7s1-2 .1 1v3h2L1 1Z".utf8)
        for place in data.indices {
            for byte: UInt8 in [0, 0x20, 0x2D, 0x2E, 0x30, 0x39, 0x41, 0x5A, 0x61, 0x65, 0x7A, 0xFF] {
                var changed = data
                changed[place] = byte
                let steps = PathData(String(decoding: changed, as: UTF8.self)).steps ?? []
                #expect(steps.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
        }
    }
}

struct ContourTests {
    @Test func `a hole runs against what it is in, whichever way the file has it`() throws {
        for hole in ["M4 4h2v2H4z", "M4 4v2h2V4z"] {
            let path = try #require(PathData("M0 0h10v10H0z" + hole).steps)
            let contours = path.contours(isEvenOdd: true)
            #expect(contours.map(\.depth) == [0, 1])
            #expect(contours.map { signedArea($0.path) } == [100, -4])
        }
    }

    @Test func `by the nonzero rule, the direction within a form stays`() throws {
        let path = try #require(PathData("M0 0v10h10V0zM4 4v2h2V4z").steps)
        #expect(path.contours(isEvenOdd: false).map { signedArea($0.path) } == [100, 4])
    }

    @Test func `turned round twice, a path is itself`() throws {
        let path = try #require(PathData("M0 0h10q2 2 0 4c1 1 2 3-5 6z").steps)
        #expect(signedArea(path.reversed) == -signedArea(path))
        #expect(signedArea(path.reversed.reversed) == signedArea(path))
    }

    private func signedArea(_ path: Path) -> Double {
        let corners = path.corners
        let sum = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, pair in
            sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
        }
        return (sum / 2 * 1e6).rounded() / 1e6
    }
}
