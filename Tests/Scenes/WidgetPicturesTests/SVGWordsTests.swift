import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetPictures

struct SVGWordsTests {
    private func text(_ mark: Mark) throws -> SVGElement { try SVGElement.of([mark]).one("text") }

    @Test func `A text stands on its baseline, as wide as it was measured`() throws {
        let text = try text(.text("Hello"))
        #expect(text.text == "Hello")
        #expect(text.attributes == ["x": "5", "y": "20", "textLength": "40", "font-size": "17", "fill": "#f00"])
    }

    @Test func `One character needs no width`() throws {
        #expect(try text(.text("🐼"))["textLength"] == nil)
    }

    @Test func `Emoji are texts of their own, in fonts of emoji`() throws {
        let words = Words(
            text: "Hi 🐼!", advances: [10, 5, 5, 20, 5], font: Font(size: 17),
            ink: .flat(Shade(red: 1, green: 0, blue: 0)),
            origin: Point(x: 5, y: 20))
        let texts = try SVGElement.of([.words(words)]).all("text")
        #expect(texts.map(\.text) == ["Hi ", "🐼", "!"])
        #expect(texts.map { $0["x"] } == ["5", "25", "45"])
        #expect(texts.map { $0["font-family"]?.contains("Emoji") ?? false } == [false, true, false])
    }

    @Test(arguments: [("9:41 AM", true), ("1:02:03", true), ("a: 1", false), ("1:", false), ("(9:41)", false)])
    func `A time has raised colons`(_ words: String, _ isRaised: Bool) throws {
        #expect(try (text(.text(words))["style"] == "font-feature-settings:'case'") == isRaised)
    }

    @Test func `A font tells only what is unusual`() throws {
        var font = Font(size: 12.5, weight: 600, isItalic: true, hasEvenDigits: true, isSmallCaps: true)
        font.design = .serif
        let text = try text(.text("a", font))
        #expect(text["font-size"] == "12.5")
        #expect(text["font-weight"] == "600")
        #expect(text["font-style"] == "italic")
        #expect(text["font-variant"] == "small-caps")
        #expect(text["style"] == "font-variant-numeric:tabular-nums")
        #expect(try #require(text["font-family"]).hasPrefix("'Noto Serif',"))
    }

    @Test(
        arguments: [
            (Font.Design.standard, nil), (.rounded, "ui-rounded,"), (.serif, "'Noto Serif',"),
            (.monospaced, "'JetBrains Mono',"),
        ] as [(Font.Design, String?)])
    func `Each design has fonts of its own, and the usual one those of the whole picture`(
        _ design: Font.Design, _ start: String?
    ) throws {
        let svg = try SVGElement.of([.text("a", Font(size: 17, design: design))])
        #expect(try #require(svg["font-family"]).hasPrefix("Inter,"))
        let own = try svg.one("text")["font-family"]
        #expect(own?.hasPrefix(start ?? "") == (start == nil ? nil : true))
    }

    @Test func `A font's name cannot end its own quotes`() throws {
        let text = try text(.text("a", Font(size: 17, family: "A'; \\\"\n<b>")))
        #expect(try #require(text["font-family"]).hasPrefix(#"'A\'; \\" <b>',Inter,"#))
    }

    @Test(arguments: ["a ", " a", "a  b", "\ta", "a\n\nb"])
    func `Spaces that would be left out are kept`(_ words: String) throws {
        #expect(try text(.text(words))["xml:space"] == "preserve")
        #expect(try text(.text("a b"))["xml:space"] == nil)
    }

    @Test func `Text that runs to the left ends where it stands, and joined letters stay joined`() throws {
        let hebrew = try text(.text("שלום!"))
        #expect(hebrew["direction"] == "rtl")
        #expect(hebrew["text-anchor"] == "end")
        #expect(hebrew["lengthAdjust"] == nil)
        let arabic = try text(.text("12 مرحبا"))
        #expect(arabic["direction"] == "rtl")
        #expect(arabic["lengthAdjust"] == "spacingAndGlyphs")
        let mixed = try text(.text("Hi مرحبا"))
        #expect(mixed["direction"] == nil)
        #expect(mixed["lengthAdjust"] == "spacingAndGlyphs")
        #expect(try text(.text("नमस्ते"))["lengthAdjust"] == "spacingAndGlyphs")
    }

    @Test func `Words that a mark makes run to the left do so`() throws {
        #expect(try text(.text("\u{200F}iPhone."))["direction"] == "rtl")
    }

    @Test(arguments: [
        "</text><script>alert(1)</script>", "]]>", "<!-- ", "&lt;&#0;&bogus;", "\"' onload=\"x", "\u{0}\u{8}\u{1B}[31m",
        "\u{FFFE}\u{FFFF}\u{85}", "{{x}}", "<?php", "\u{202E}abc",
    ])
    func `No text becomes anything but text`(_ words: String) throws {
        let svg = try SVGElement.of([.text(words)])
        #expect(svg.all.map(\.name) == ["svg", "text"])
        let kept = words.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isForbidden = scalar < " " || ("\u{7F}"..."\u{9F}").contains(scalar) || scalar.value & 0xFFFE == 0xFFFE
            return isForbidden ? "\u{FFFD}" : scalar
        }
        #expect(try svg.one("text").text == String(String.UnicodeScalarView(kept)))
    }

    @Test func `Words in an angular gradient can still be selected`() throws {
        let ink = Ink.angular(.even(.white, .black), center: .zero, from: 0, to: 360)
        let svg = try SVGElement.of([.text("Wheel", ink: ink)])
        let shown = svg.children.filter { $0.name != "defs" }
        #expect(shown.map(\.name) == ["g", "text"])
        #expect(try svg.target(shown[0]["mask"])?.one("text")["fill"] == "#fff")
        #expect(shown[1]["fill-opacity"] == "0")
        #expect(shown[1].text == "Wheel")
    }
}
