import Foundation
import TestSupport
import Testing
import WidgetArchive

@testable import SceneLayout

/// The page's own times against those of the layout.
@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct ClockTests {
    private struct Case {
        let attribute: String
        let now: Int
        let words: String
    }

    private static func cases(_ count: Int) -> [Case] {
        var generator = SeededGenerator(seed: 7)
        return (0..<count).map { _ in
            let now = Int.random(in: 1_700_000_000_000...1_800_000_000_000, using: &generator)
            let reach = [2_000, 100_000, 8_000_000, 400_000_000, 90_000_000_000].randomElement(using: &generator)!
            let first = now + Int.random(in: -reach...reach, using: &generator)
            let last = first + Int.random(in: 0...reach, using: &generator)
            let (from, to) = (date(first), date(last))
            let hasHours = Bool.random(using: &generator)
            func timer(_ countsDown: Bool) -> Paragraph.Content {
                .timer(from: from, to: to, countsDown: countsDown, pausedAt: nil, showsHours: hasHours)
            }
            let span = "\(first) \(last) \(hasHours ? "hours" : "minutes")"
            let kinds: [(String, Paragraph.Content)] = [
                ("relative \(first)", .date(from, .relative)), ("offset \(first)", .date(from, .offset)),
                ("distance \(first)", .date(from, .timer)), ("up \(span)", timer(false)), ("down \(span)", timer(true)),
            ]
            let (attribute, content) = kinds.randomElement(using: &generator)!
            return Case(attribute: attribute, now: now, words: LiveText(content, at: Moment(date(now))).words)
        }
    }

    private static func date(_ milliseconds: Int) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

    @Test func `It writes every time as the drawing program does`() throws {
        let stand = try PageStand()
        let page = try stand.page(in: try Browser())
        let cases = ClockTests.cases(2_000)
        let asked = try JSONSerialization.data(withJSONObject: cases.map { [$0.attribute, $0.now] as [Any] })
        let answers = try page.value(
            of: """
                import("/clock.js").then(({ words }) =>
                  \(String(decoding: asked, as: UTF8.self)).map(([attribute, now]) => words(attribute, now)))
                """)
        for (one, answer) in zip(cases, try #require(answers as? [String])) {
            #expect(answer == one.words, "\(one)")
        }
    }
}
