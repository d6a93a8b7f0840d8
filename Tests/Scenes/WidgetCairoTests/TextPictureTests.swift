import CCairo
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

/// What is drawn lies where layout says, whatever script it is in.
struct TextPictureTests {
    @Test(arguments: ["Hello, world!", "WAVE To.", "Ångström", "한국어 날씨", "Đà Nẵng thời tiết", "Привет", "👩‍💻🇻🇳", "12:34"])
    func `The ink of a text lies within its frame`(_ words: String) throws {
        let measure = TableMeasurer(scale: 2).measure(Paragraph([run(words)]), in: .ideal)
        let picture = try picture(text(words), Size(width: 220, height: 40))
        let ink = try #require(picture.bounds { $0[3] > 40 })
        let left = (220 - measure.size.width)
        #expect(Double(ink[0]) >= left - 4 && Double(ink[0] + ink[2]) <= left + 2 * measure.size.width + 4)
        #expect(Double(ink[2]) > measure.size.width * 1.2, "\(ink) of \(measure.size.width * 2)")
    }

    @Test func `Advances are those of the table, to the pixel`() throws {
        // The bar of the last letter stands where the table says.
        let words = "lllllllllllllllllllll"
        let measure = TableMeasurer(scale: 2).measure(Paragraph([run(words)]), in: .ideal)
        let ink = try #require(try picture(text(words), Size(width: 220, height: 40)).bounds { $0[3] > 100 })
        #expect(abs(Double(ink[2]) / 2 - measure.size.width) < 4)
    }

    @Test func `A text from right to left with a percent sign is drawn as a whole`() throws {
        let picture = try picture(text("ווו 5% ווו", size: 20), Size(width: 220, height: 40))
        let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { picture[x, $0][3] > 60 } }
        // At both ends is the same narrow letter, not the number.
        let first = zip(columns, columns.dropFirst()).prefix { $1 == $0 + 1 }.count
        let last = zip(columns, columns.dropFirst()).reversed().prefix { $1 == $0 + 1 }.count
        #expect(abs(first - last) <= 2, "\(first) and \(last)")
    }

    @Test(arguments: [("8:8", true), ("l:l", false)])
    func `A colon between digits is in their middle, and another is not`(_ words: String, _ isRaised: Bool) throws {
        let picture = try picture(text(words, size: 40), Size(width: 160, height: 60), scale: 4)
        func rows(_ x: Int) -> [Int] { (0..<picture.height).filter { picture[x, $0][3] > 100 } }
        let columns = (0..<picture.width).split { rows($0).isEmpty }
        try #require(columns.count == 3)
        let middles = columns.map { columns in
            let all = columns.flatMap(rows)
            return Double((all.min() ?? 0) + (all.max() ?? 0)) / 2
        }
        #expect((abs(middles[1] - middles[0]) < 4) == isRaised, "\(middles)")
    }

    @Test(arguments: [10.0, 17, 34])
    func `A percent sign stands as near to its number as other letters do`(_ size: Double) throws {
        let picture = try picture(text("80%", size: size, weight: 700), Size(width: 160, height: 50), scale: 4)
        let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { picture[x, $0][3] > 60 } }
        let gaps = zip(columns, columns.dropFirst()).map { ($1 - $0 - 1) }.filter { $0 > 0 }
        #expect(gaps.count == 2)
        #expect(gaps.allSatisfy { Double($0) / 4 < 0.11 * size }, "\(gaps)")
    }

    @Test(arguments: [400, 700]) func `Capital letters are as high as San Francisco's`(_ weight: Int) throws {
        let letter = text("H", size: 100, weight: weight)
        let ink = try #require(picture(letter, Size(width: 120, height: 130)).bounds { $0[3] > 128 })
        #expect(abs(Double(ink[3]) / 2 - 70.459) < 0.6)
    }

    @Test(arguments: [0.0, 0.2, 0.4, 0.6, 0.8])
    func `A baseline lies where its box does, on a pixel, and as far below as its letters are high`(
        _ shift: Double
    ) throws {
        let padded = text("H", size: 17).padding(top: .points(10 + shift))
        let letter = padded.frame(width: 60, height: 60, Alignment(.center, .top))
        let ink = try #require(picture(letter, Size(width: 60, height: 60), scale: 3).bounds { $0[3] > 128 })
        #expect(Double(ink[1] + ink[3]) == ((10 + shift) * 3).rounded() + (17 * 0.952148 * 3).rounded())
    }

    @Test func `Heavier weights have more ink`() throws {
        let amounts = try [100, 300, 400, 600, 800, 900].map { weight -> Int in
            let picture = try picture(text("Hamburg", size: 30, weight: weight), Size(width: 220, height: 60), scale: 1)
            return (0..<60).reduce(0) { sum, y in sum + (0..<220).reduce(0) { $0 + Int(picture[$1, y][3]) } }
        }
        #expect(amounts == amounts.sorted() && Set(amounts).count == amounts.count)
    }

    @Test(arguments: [
        (Paragraph.Truncation.tail, "B.*…"), (.head, "….*d"), (.middle, "B.*….*d"),
    ])
    func `A text without room is truncated where it says`(_ truncation: Paragraph.Truncation, _ form: String) throws {
        let paragraph = Paragraph([run("Beginning and end")], lineLimit: 1, truncation: truncation)
        let lines = TableMeasurer(scale: 2).lines(of: paragraph, in: Proposal(width: 70, height: 40))
        let shown = lines.lines.flatMap(\.pieces).map(\.text).joined()
        #expect(try Regex(form).wholeMatch(in: shown) != nil, "\(shown)")
        #expect(!lines.isWhole && lines.width <= 70)
    }

    @Test func `Redacted words are bars`() throws {
        let redacted = try picture(text("Secret").effect(.redacted))
        let ink = try #require(redacted.bounds { $0[3] > 0 })
        let middle = redacted[ink[0] + ink[2] / 2, ink[1] + ink[3] / 2]
        #expect(middle[3] == 51)
    }

    @Test func `A text is measured after it was drawn as it was before`() throws {
        let shaped = TextShaper().shape("Hello 한국어 👩‍💻", Font(size: 17))
        let before = shaped.advances()
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 200, 40)
        defer { cairo_surface_destroy(surface) }
        let context = try #require(cairo_create(surface))
        defer { cairo_destroy(context) }
        shaped.draw(on: context, at: Point(x: 0, y: 20), advances: before.map { 2 * $0 })
        #expect(shaped.advances() == before)
    }
}
