import Foundation
import TestSupport
import Testing

@testable import CommandLineKit

/// Records as bars read them.
struct BarFormatTests {
    private var coffee: BarRecord {
        var record = BarRecord(name: "Coffee-1")
        record.text = "5 <cups> & #more | 50%{F}"
        record.details = ["5 of 8", "-- why"]
        record.alternative = "Coffee"
        record.classes = ["stale"]
        record.percentage = 62
        record.items = [
            .init("Open", .open(url: "https://example.org/a b\"c|d")),
            .init("Add", .run(["groupwidgets", "tap", "Coffee-1", "1"])),
        ]
        return record
    }

    private func text(_ format: BarFormat, _ record: BarRecord, _ template: BarTemplate = .text, goesOn: Bool = false)
        -> String
    {
        var feed = BarFeed(format, template, goesOn: goesOn)
        return feed.text(for: record)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    @Test func `waybar gets an object with markup, a tooltip, classes and a percentage`() throws {
        let object = try object(text(.waybar, coffee))
        #expect(object["text"] as? String == "5 &lt;cups&gt; &amp; #more | 50%{F}")
        #expect(object["tooltip"] as? String == "5 of 8\n-- why")
        #expect(object["alt"] as? String == "Coffee")
        #expect(object["class"] as? [String] == ["stale"])
        #expect(object["percentage"] as? Int == 62)
    }

    @Test(arguments: [
        (BarFormat.plain, "5 <cups> & #more | 50%{F}\n"),
        (.polybar, "5 <cups> & #more | 50% {F}\n"),
        (.tmux, "5 <cups> & ##more | 50%{F}\n"),
        (
            .genmon,
            "<txt>5 &lt;cups&gt; &amp; #more | 50%{F}</txt><tool>5 of 8&#10;-- why</tool><bar>62</bar>\n"
        ),
        (
            .i3blocks,
            #"{"full_text": "5 &lt;cups&gt; &amp; #more | 50%{F}", "markup": "pango"}"#
                + "\n"
        ),
    ])
    func `A line has nothing that its reader would obey`(format: BarFormat, line: String) {
        #expect(text(format, coffee) == line)
    }

    @Test func `A menu has the tooltip's lines and the actions, quoted`() {
        let end = "emojize=false symbolize=false ansi=false useMarkup=false unescape=false\n"
        #expect(
            text(.xbar, coffee) == """
                5 <cups> & #more ¦ 50%{F} | \(end)---
                5 of 8 | \(end)‐‐ why | \(end)---
                Open | href="https://example.org/a bcd" \(end)\
                Add | shell="groupwidgets" param1="tap" param2="Coffee-1" param3="1" terminal=false refresh=true \(end)
                """)
        #expect(text(.xbar, coffee, goesOn: true).hasPrefix("~~~\n5 <cups>"))
    }

    @Test(arguments: BarFormat.allCases.filter { ![.xbar, .i3bar].contains($0) })
    func `Whatever the words, a record is one line without control characters`(format: BarFormat) {
        for payload in HostileText.payloads {
            var record = BarRecord(name: payload)
            (record.text, record.alternative) = (payload, payload)
            record.details = [payload, payload]
            let text = text(format, record)
            #expect(
                text.last == "\n"
                    && !text.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }

    @Test func `A sign is escaped also with a mark on it`() {
        #expect(BarFormat.waybar.escaped("<\u{338}b") == "&lt;\u{338}b")
        #expect(BarFormat.tmux.escaped("#\u{20E3}[fg=red]") == "##\u{20E3}[fg=red]")
        #expect(BarFormat.polybar.escaped("%{\u{301}A1:reboot:}") == "% {\u{301}A1:reboot:}")
    }

    @Test func `i3bar is told all blocks each time, and only of changes`() {
        var feed = BarFeed(.i3bar, takesClicks: true)
        func record(_ name: String, _ text: String) -> BarRecord {
            var record = BarRecord(name: name)
            record.text = text
            return record
        }
        func block(_ name: String, _ text: String) -> String {
            #"{"name": "groupwidgets", "instance": "\#(name)", "full_text": "\#(text)", "markup": "pango"}"#
        }
        #expect(
            feed.text(for: record("a", "1")) == """
                {"version":1,"click_events":true}
                [
                []
                ,[\(block("a", "1"))]

                """)
        #expect(feed.text(for: record("b", "2")) == ",[\(block("a", "1")), \(block("b", "2"))]\n")
        #expect(feed.text(for: record("b", "2")).isEmpty)
        #expect(feed.text(for: record("a", "")) == ",[\(block("b", "2"))]\n")
        #expect(feed.text(for: record("a", "3")) == ",[\(block("a", "3")), \(block("b", "2"))]\n")
    }

    @Test func `A template keeps its own markup, and escapes what fills it`() throws {
        let template = try BarTemplate("<b>{text}</b> {{{percentage}%}} {class}")
        #expect(
            try object(text(.waybar, coffee, template))["text"] as? String
                == "<b>5 &lt;cups&gt; &amp; #more | 50%{F}</b> {62%} stale")
        #expect(text(.plain, BarRecord(name: "gone"), template) == "\n")
        let own = try BarTemplate("{text} | color=red")
        #expect(text(.xbar, coffee, own).hasPrefix("5 <cups> & #more ¦ 50%{F} | color=red emojize=false"))
    }

    @Test(arguments: ["{tex}", "{text", "{", "a {} b"])
    func `A template with an unknown field is refused`(words: String) {
        #expect(throws: BarTemplate.UnknownField.self) { try BarTemplate(words) }
    }
}
