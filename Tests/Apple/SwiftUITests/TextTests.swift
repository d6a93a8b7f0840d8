import Foundation
@testable import SwiftUI
import TestSupport
import Testing

import struct WidgetArchive.Paragraph
import enum WidgetArchive.SystemTone

private let moment = Date(timeIntervalSince1970: 0)

enum Words {
    // As in source for iOS, these are made outside of the main actor.
    static let title = Text("Title").bold()
    static let color = Color.red
    static let font = Font.system(size: 14)
}

private let looks: [(Text, String)] = [
    (Text("a"), "'a' 17 primary"), (Text("a").bold(), "'a' 17/600 primary"),
    (Text("a").font(.headline), "'a' 17/600 primary"), (Text("a").font(.headline).bold(), "'a' 17/700 primary"),
    (Text("a").font(.system(size: 17)).bold(), "'a' 17/700 primary"),
    (Text("a").font(.title2).bold(), "'a' 22/700 primary"),
    (Text("a").font(.system(size: 9, weight: .heavy, design: .rounded)), "'a' 9/800 rounded primary"),
    (Text("a").font(.title).fontWeight(.light), "'a' 28/300 primary"),
    (Text("a").font(.caption2.monospacedDigit().italic()), "'a' 11 italic even primary"),
    (Text("a").font(.title).font(.body), "'a' 28 primary"),
    (Text("a").foregroundColor(.secondary), "'a' 17 secondary"),
    (Text("a").foregroundStyle(.tertiary), "'a' 17 tertiary"),
    (Text("a").underline().strikethrough(), "'a' 17 through under primary"),
    (Text("a").bold() + Text("b").foregroundColor(.white), "'a' 17/600 primary | 'b' 17 #FFFFFF"),
    (Words.title, "'Title' 17/600 primary"), (Text("a").font(Words.font), "'a' 14 primary"),
]

@MainActor struct TextTests {
    @Test(arguments: looks)
    func `The innermost text attribute wins`(text: Text, words: String) {
        #expect(sketch(text) == "text " + words)
    }

    @Test func `Text inherits the attributes that it does not set`() {
        let view = VStack {
            Text("a")
            Text("b").font(.caption).lineLimit(nil)
        }
        .font(.title3).bold().lineLimit(2).multilineTextAlignment(.trailing).minimumScaleFactor(0.5)
        #expect(
            sketch(view) == """
                vertical center
                  text 'a' 20/600 primary lines 2 trailing shrinking 0.5
                  text 'b' 12/600 primary trailing shrinking 0.5
                """)
    }

    @Test func `Interpolated values are written into the text`() {
        let name = "Minsu"
        let none: Int? = nil
        #expect(sketch(Text("Hi \(name), \(1234) of \(100)%")) == "text 'Hi Minsu, 1,234 of 100%' 17 primary")
        #expect(sketch(Text("\(2.5)|\(2.5, specifier: "%.1f")")) == "text '2.500000|2.5' 17 primary")
        #expect(sketch(Text("\(0.5, format: .percent)")) == "text '50%' 17 primary")
        #expect(sketch(Text("\(String(describing: none))")) == "text 'nil' 17 primary")
    }

    @Test func `A formatter formats a value`() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = .gmt
        #expect(sketch(Text(moment, formatter: formatter)) == "text '1970' 17 primary")
        #expect(sketch(Text("In \(moment, formatter: formatter)")) == "text 'In 1970' 17 primary")
    }

    @Test func `An interpolated text keeps its attributes`() {
        #expect(
            sketch(Text("a \(Text("b").bold()) \(Image(systemName: "star"))"))
                == "text 'a ' 17 primary | 'b' 17/600 primary | ' ' 17 primary | symbol-star 17 primary")
    }

    @Test(arguments: [
        ("**a** b", "'a' 17/600 primary | ' b' 17 primary"), ("*a*", "'a' 17 italic primary"),
        ("~~a~~", "'a' 17 through primary"), ("`a`", "'a' 17 monospaced primary"),
        ("[a](https://b.c)", "'a' 17 to https://b.c accent"),
        ("[*a*](app://b)c", "'a' 17 italic to app://b accent | 'c' 17 primary"),
        ("2 * 3 * 4", "'2 * 3 * 4' 17 primary"),
        ("snake_case_name", "'snake_case_name' 17 primary"), ("a * b", "'a * b' 17 primary"),
        ("**a *b***", "'a ' 17/600 primary | 'b' 17/600 italic primary"), ("\\*a\\*", "'*a*' 17 primary"),
        ("^[3 glass](inflect: true) left", "'3 glass left' 17 primary"), ("2^3", "'2^3' 17 primary"),
    ])
    func `A literal may contain Markdown`(literal: String, words: String) {
        #expect(sketch(Text(LocalizedStringKey(literal))) == "text " + words)
    }

    @Test func `A string literal is parsed as Markdown, and an attributed string is not`() {
        #expect(sketch(Text("Hello **bold**")) == "text 'Hello ' 17 primary | 'bold' 17/600 primary")
        #expect(sketch(Text(AttributedString("**a**"))) == "text '**a**' 17 primary")
    }

    @Test(arguments: [
        ("**a** *b*", "'a' 17/600 primary | ' ' 17 primary | 'b' 17 italic primary"),
        ("[a](https://b.c)", "'a' 17 to https://b.c accent"),
        ("~~a~~ `b`", "'a' 17 through primary | ' ' 17 primary | 'b' 17 monospaced primary"),
        ("# a\nb\nc\n\n- d\n> e\n> f", "'ab cde f' 17 primary"),
    ])
    func `An attributed string is made of Markdown`(markdown: String, words: String) throws {
        #expect(sketch(Text(try AttributedString(markdown: markdown))) == "text " + words)
    }

    @Test func `Markdown keeps its lines on request`() throws {
        func words(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
            return String(try AttributedString(markdown: "# a\n**b**", options: options).characters)
        }
        #expect(try words(.inlineOnlyPreservingWhitespace) == "# a\nb")
        #expect(try words(.inlineOnly) == "# a b")
    }

    private func runs(_ text: Text) throws -> [Paragraph.Run] {
        guard case .text(let paragraph) = evaluate(text, in: EnvironmentValues()).scene.root else { return [] }
        return paragraph.runs
    }

    @Test func `An attributed string sets the attributes of its runs`() throws {
        var string = AttributedString("a")
        string.font = .title
        string.foregroundColor = .red
        string.backgroundColor = .yellow
        string.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
        string.strikethroughStyle = .single
        (string.kern, string.tracking, string.baselineOffset) = (1, 2, 3)
        let run = try #require(runs(Text(string + AttributedString("b"))).first)
        #expect(run.font.size == 28)
        #expect(run.paint == .tone(SystemTone.red) && run.background == SystemTone.yellow)
        #expect(run.underline == .init(.dash, tone: SystemTone.blue) && run.strikethrough == .init())
        #expect((run.kerning, run.tracking, run.baselineOffset) == (1, 2, 3))
        #expect(try runs(Text(string + AttributedString("b"))).map(\.content) == [.words("a"), .words("b")])
    }

    @Test func `A link in an attributed string has the tint, unless it has a colour`() throws {
        var link = AttributedString("a")
        link.link = URL(string: "app://b")
        #expect(sketch(Text(link)) == "text 'a' 17 to app://b accent")
        link.foregroundColor = .primary
        #expect(sketch(Text(link)) == "text 'a' 17 to app://b primary")
    }

    @Test func `Underlines and strikethroughs have a pattern and a colour`() throws {
        let lined = Text("a").underline(pattern: .dot, color: .red).strikethrough(pattern: .dashDotDot)
        let run = try #require(runs(lined).first)
        #expect(run.underline == .init(.dot, tone: SystemTone.red) && run.strikethrough == .init(.dashDotDot))
        let around = evaluate(
            VStack { Text("a").underline(false) }.underline(pattern: .dashDot).strikethrough(color: .blue),
            in: EnvironmentValues())
        #expect(around.notes.isEmpty)
        #expect(around.scene.root.sketch().contains("'a' 17 through primary"))
    }

    @Test func `Kerning, tracking and paragraph metrics are archived`() throws {
        let run = try #require(runs(Text("a").kerning(1).tracking(2)).first)
        #expect(run.kerning == 1 && run.tracking == 2)
        let view = Text("a").lineSpacing(4).allowsTightening(true).tracking(3)
        guard case .text(let paragraph) = evaluate(view, in: EnvironmentValues()).scene.root else { return }
        #expect(paragraph.lineSpacing == 4 && paragraph.allowsTightening && paragraph.runs[0].tracking == 3)
    }

    @Test func `The lines of text styles stand as far apart as the style says`() {
        func leading(_ view: some View) -> Double? {
            guard case .text(let paragraph) = evaluate(view, in: EnvironmentValues()).scene.root else { return nil }
            return (paragraph.leading * 100).rounded() / 100
        }
        #expect(leading(Text("a").font(.footnote)) == 2.49)
        #expect(leading(Text("a").font(.caption)) == 1.68)
        #expect(leading(Text("a")) == 1.71)
        #expect(leading(Text("a") + Text("b").font(.caption2)) == 1.71)
        #expect(leading(Text("a").font(.largeTitle)) == 0.43)
        #expect(leading(Text("a").font(.system(size: 13))) == 0)
        #expect(leading(Text("a").font(.footnote).lineLimit(1)) == 0)
    }

    @Test func `A line limit may reserve space`() {
        func limits(_ view: some View) -> [Int?] {
            guard case .text(let paragraph) = evaluate(view, in: EnvironmentValues()).scene.root else { return [] }
            return [paragraph.lineLimit, paragraph.reservedLines]
        }
        let text = Text("a")
        #expect(limits(text.lineLimit(3, reservesSpace: true)) == [3, 3])
        #expect(limits(text.lineLimit(3, reservesSpace: false)) == [3, 0])
        #expect(limits(text.lineLimit(2...4)) == [4, 2])
        #expect(limits(text.lineLimit(2...)) == [nil, 2])
        #expect(limits(text.lineLimit(...4)) == [4, 0])
        #expect(limits(text.lineLimit(1).lineLimit(3, reservesSpace: true)) == [1, 0])
    }

    @Test func `A string is shown verbatim`() {
        let string = "**a** %d"
        #expect(sketch(Text(string)) == "text '**a** %d' 17 primary")
        #expect(sketch(Text(verbatim: "*a*")) == "text '*a*' 17 primary")
    }

    @Test func `Dates stay live`() {
        #expect(sketch(Text(moment, style: .relative)) == "text date-relative 17 primary")
        #expect(sketch(Text(timerInterval: moment...moment + 60)) == "text timer-down 17 primary")
        #expect(sketch(Text(moment...moment + 60)) == "text interval 17 primary")
        #expect(sketch(Text("At \(moment, style: .time)")) == "text 'At ' 17 primary | date-time 17 primary")
    }

    @Test func `Dates and numbers follow the environment's locale and time zone`() throws {
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        func words(_ text: Text, _ locale: String) -> String {
            sketch(text.environment(\.timeZone, tokyo).environment(\.locale, Locale(identifier: locale)))
                .replacing("\u{202F}", with: " ")
        }
        let moment = moment + 5 * 3600
        let time = Date.FormatStyle(date: .omitted, time: .shortened)
        #expect(words(Text(moment, style: .time), "en_US") == "text '2:00 PM' 17 primary")
        #expect(words(Text(moment, style: .time), "de_DE") == "text '14:00' 17 primary")
        #expect(words(Text(moment, style: .date), "de_DE") == "text '1. Januar 1970' 17 primary")
        #expect(words(Text(moment...moment + 3600), "de_DE") == "text '14:00 – 15:00' 17 primary")
        #expect(words(Text(moment, style: .relative), "de_DE") == "text date-relative 17 primary")
        #expect(words(Text(moment, format: time), "de_DE") == "text '14:00' 17 primary")
        #expect(words(Text(1234.5, format: .number), "de_DE") == "text '1.234,5' 17 primary")
        #expect(words(Text("At \(moment, format: time)"), "en_GB") == "text 'At 14:00' 17 primary")
    }

    @Test(arguments: [
        (Font.body, "'a' 23"), (.title, "'a' 34"), (.system(size: 10), "'a' 10"),
        (.custom("Serif", size: 10), "'a' 14"),
        (.custom("Serif", fixedSize: 10), "'a' 10"),
    ])
    func `Fonts scale with the text size, except those of a fixed size`(font: Font, words: String) {
        #expect(sketch(Text("a").font(font).dynamicTypeSize(.xxxLarge)).hasPrefix("text \(words) "))
    }

    @Test(arguments: [
        (Font.largeTitle, DynamicTypeSize.xSmall, "31"), (.caption, .xSmall, "11"), (.headline, .xxLarge, "21"),
        (.title3, .accessibility2, "37"), (.caption2, .accessibility5, "40"), (.callout, .accessibility4, "44"),
        (.custom("Serif", size: 10, relativeTo: .largeTitle), .accessibility5, "18"),
    ])
    func `Each text style has a size of its own for every text size`(
        _ font: Font, _ size: DynamicTypeSize, _ points: String
    ) {
        #expect(sketch(Text("a").font(font).environment(\.dynamicTypeSize, size)).hasPrefix("text 'a' \(points)"))
    }

    @Test func `An empty part does not count`() {
        let small = Text("b").font(.caption)
        #expect(sketch(Text("") + small + Text(verbatim: "")) == sketch(small))
        #expect(sketch(Text("")) == "text '' 17 primary")
    }

    @Test func `A number scales like a text style`() {
        #expect(sketch(Scaled().dynamicTypeSize(.accessibility5)) == "text '31 18' 53 primary")
        #expect(sketch(Scaled()) == "text '10 10' 17 primary")
    }

    @Test func `Bold text is one weight heavier, up to the heaviest`() {
        func bold(_ text: Text) -> String { sketch(text.environment(\.legibilityWeight, .bold)) }
        #expect(bold(Text("a")) == "text 'a' 17/500 primary")
        #expect(bold(Text("a").font(.headline)) == "text 'a' 17/700 primary")
        #expect(bold(Text("a").fontWeight(.black)) == "text 'a' 17/900 primary")
    }

    @Test func `Text is translated where the program has a translation`() throws {
        let directory = TemporaryDirectory()
        let folder = URL(fileURLWithPath: directory.path).appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let strings = #""of %@: %lld" = "%2$lld of %1$@"; "plain" = "Plain";"#
        try Data(strings.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
        let bundle = try #require(Bundle(path: directory.path))
        #expect(sketch(Text("plain", bundle: bundle)) == "text 'Plain' 17 primary")
        #expect(sketch(Text("of \("tea"): \(3)", bundle: bundle)) == "text '3 of tea' 17 primary")
    }

    @Test func `Text may be converted to capitals`() {
        #expect(sketch(Text("Now").textCase(.uppercase)) == "text 'NOW' 17 primary")
    }

    @Test func `Placeholders are redacted, except for unredacted views`() {
        let view = HStack {
            Text("a")
            Text("b").unredacted()
        }
        #expect(
            sketch(view.redacted(reason: .placeholder)) == """
                horizontal center
                  effect redacted
                    text 'a' 17 primary
                  text 'b' 17 primary
                """)
        #expect(sketch(Text("a").privacySensitive().redacted(reason: .privacy)).hasPrefix("effect redacted"))
        #expect(sketch(Text("a").redacted(reason: .privacy)) == "text 'a' 17 primary")
    }
}

private struct Scaled: View {
    @ScaledMetric private var body10: Double = 10
    @ScaledMetric(relativeTo: .largeTitle) private var title10: Double = 10

    var body: some View { Text(verbatim: "\(Int(body10.rounded())) \(Int(title10.rounded()))") }
}
