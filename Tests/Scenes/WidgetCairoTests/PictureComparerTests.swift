import CCairo
import PictureClient
import SceneFixtures
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

struct PictureComparerTests {
    private let white = Tone(Shade(red: 1, green: 1, blue: 1))
    private let black = Tone(Shade(red: 0, green: 0, blue: 0))

    /// Pixels of 40 × 10: a bar on white.
    private func bar(at x: Double, width: Double = 8) -> [UInt8] {
        painted(
            horizontal(
                spacing: 0, color(white).frame(width: x), color(black).frame(width: width), color(white)))
    }

    private func painted(_ root: Node, _ size: Size = Size(width: 40, height: 10)) -> [UInt8] {
        drawn(root, size, scale: 1).bytes
    }

    private func painted(grey: Double) -> [UInt8] {
        painted(color(Tone(Shade(red: grey / 255, green: grey / 255, blue: grey / 255))))
    }

    private func compare(
        _ picture: [UInt8], with reference: [UInt8]
    ) throws -> (difference: PictureDifference, picture: PictureReader) {
        let files = (try #require(PictureBytes(picture)), try #require(PictureBytes(reference)))
        let (bytes, answer) = PictureComparer.compare(PictureComparison(files.0, reference: files.1))
        #expect(answer.byteCount == bytes.count && answer.problem == nil)
        return (try #require(answer.difference), try PictureReader(png: bytes))
    }

    private func isRed(_ pixel: [UInt8]) -> Bool { pixel == [0xE0, 0, 0x2B, 255] }

    @Test func `A picture does not differ from itself`() throws {
        let (difference, picture) = try compare(bar(at: 10), with: bar(at: 10))
        #expect(difference.share == 0 && difference.largest == 0)
        #expect(difference.size == Size(width: 40, height: 10) && difference.referenceSize == difference.size)
        #expect(picture.bounds(where: isRed) == nil)
        #expect(picture[0, 0] == [255, 255, 255, 255] && picture[12, 5] == [192, 192, 192, 255])
    }

    @Test func `What moved by one pixel matches, and by two does not`() throws {
        #expect(try compare(bar(at: 11), with: bar(at: 10)).difference.share == 0)
        let (difference, picture) = try compare(bar(at: 12), with: bar(at: 10))
        // The outermost column of each picture's bar, and of what is white beside it.
        #expect(difference.share == 4.0 / 40)
        #expect(abs(difference.largest - 100) < 0.001)
        #expect(picture.bounds(where: isRed) == [10, 0, 10, 10])
        #expect(!isRed(picture[14, 5]))
    }

    @Test func `A hairline that is there in one picture only differs, whichever it is`() throws {
        let (line, none) = (bar(at: 20, width: 1), painted(color(white)))
        for (picture, reference) in [(line, none), (none, line)] {
            let (difference, picture) = try compare(picture, with: reference)
            #expect(difference.share == 1.0 / 40)
            #expect(picture.bounds(where: isRed) == [20, 0, 1, 10])
        }
    }

    @Test(arguments: [(120.0, false), (124, false), (126, true), (140, true)])
    func `A shade differs when it can be told apart`(_ grey: Double, differs: Bool) throws {
        let difference = try compare(painted(grey: grey), with: painted(grey: 120)).difference
        #expect(difference.share == (differs ? 1 : 0))
        #expect((difference.largest > 2) == differs)
    }

    @Test func `Clear is not white, nor half of black grey`() throws {
        let clear = painted(color(white.opacity(0)))
        #expect(abs(try compare(clear, with: painted(color(white))).difference.largest - 100) < 0.001)
        let grey = try compare(painted(color(black.opacity(0.5))), with: painted(grey: 127)).difference
        #expect(grey.share == 1)
    }

    @Test func `Pictures of two sizes are compared from the top left corner`() throws {
        let wide = painted(color(black), Size(width: 60, height: 5))
        let (difference, picture) = try compare(wide, with: painted(color(black)))
        #expect(difference.size == Size(width: 60, height: 5))
        #expect(difference.referenceSize == Size(width: 40, height: 10))
        #expect(picture.width == 60 && picture.height == 10)
        #expect(!isRed(picture[30, 3]) && isRed(picture[50, 3]) && isRed(picture[30, 8]))
        #expect(!isRed(picture[50, 8]))
    }

    @Test func `A file that is no picture is named`() throws {
        let (good, bad) = (try #require(PictureBytes(bar(at: 10))), try #require(PictureBytes([1, 2, 3])))
        let problems = [(bad, good), (good, bad)].map {
            PictureComparer.compare(PictureComparison($0, reference: $1)).1.problem ?? ""
        }
        #expect(problems[0].hasPrefix("the picture is no image that can be drawn"))
        #expect(problems[1].hasPrefix("the picture to compare it with is no image that can be drawn"))
    }

    @Test func `Pictures that are too large together are told so`() throws {
        func stripe(_ width: Int32, _ height: Int32) throws -> PictureBytes {
            let surface = try ImageFile.blank(width, height, isOpaque: true)
            defer { cairo_surface_destroy(surface) }
            return try #require(PictureBytes(PNGFile.bytes(of: Pixels(surface))))
        }
        let stripes = PictureComparison(try stripe(30_000, 1), reference: try stripe(1, 30_000))
        let problem = PictureComparer.compare(stripes).1.problem
        #expect(problem == "the area of both pictures is too large to be drawn: 30000 × 30000 pixels")
    }

    /// As the tables of sRGB in daylight (D65) have them.
    @Test(arguments: [
        ([255, 255, 255], [100, 0, 0]), ([0, 0, 0], [0, 0, 0]), ([255, 0, 0], [53.24, 80.09, 67.20]),
        ([0, 128, 0], [46.23, -51.70, 49.90]), ([0, 0, 255], [32.30, 79.19, -107.86]), ([10, 10, 10], [2.74, 0, 0]),
    ])
    func `Colours are where CIE Lab has them`(_ color: [Int], place: [Double]) {
        let lab = Lab(red: color[0], green: color[1], blue: color[2])
        let distances = zip([lab.lightness, lab.a, lab.b], place).map { abs($0 - $1) }
        #expect(distances.allSatisfy { $0 < 0.05 }, "\(lab)")
    }
}
