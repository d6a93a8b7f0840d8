import Testing
import WidgetArchive

struct NumberTests {
    @Test(arguments: [
        (8.0, "8"), (-2.5, "-2.5"), (0.1, "0.1"), (1e18, "1000000000000000000"), (1e19, "1e+19"), (-0.0, "0"),
        (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        (.nan, "0"), (.infinity, "1.7976931348623157e+308"), (-.infinity, "-1.7976931348623157e+308"),
    ])
    func `A length is always a number`(number: Double, text: String) throws {
        #expect(try line(number) == text)
    }

    @Test func `Every double that is finite comes back`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(try value(Double.self, line(number)) == number)
        }
    }

    @Test func `Decimals are read as Swift reads them`() throws {
        var generator = SceneGenerator(seed: 5)
        for _ in 0..<5000 {
            let text = "\(generator.below(100_000)).\(generator.below(1_000_000_000))"
            #expect(try value(Double.self, text) == Double(text))
        }
    }

    @Test(arguments: ["1e5", "1E5", "1e+5", "1e-5", "1E-05", "-2.5e+10", "0e0", "0.0e-0"])
    func `Powers of ten are read as Swift reads them`(text: String) throws {
        #expect(try value(Double.self, text) == Double(text))
    }

    @Test(arguments: ["01", "1.", ".5", "-", "+1", "1e", "1e+", "0x10", "NaN", "1.e5", "1e999", "--1", "\"1\""])
    func `What is no number is refused`(text: String) { #expect(complaint(Double.self, text) != nil) }

    @Test func `A colour of no numbers is still a colour`() {
        #expect(Shade(red: .nan, green: .infinity, blue: -.infinity, opacity: .nan).description == "#00FF00")
        #expect(Shade(red: 2, green: -1, blue: 0.5, opacity: 0.25).description == "#FF008040")
    }

    @Test(arguments: ["", "#", "#FFF", "#+12345", "#GG0000", "1E90FF", "#1E90FF0", "#ＦF0000"])
    func `What is no colour is refused`(text: String) { #expect(Shade(text) == nil) }
}
