@testable import ScriptWidgets
import Testing
import WidgetArchive

struct PrintedStatusTests {
    private static let battery =
        #"{"text": "<b>62</b>%", "tooltip": "Battery\n1:24 left", "class": ["charging", "ok"], "percentage": 62}"#

    @Test func `A module's object is a title, a gauge and the lines of its tooltip`() {
        let widget = PrintedWidget(PrintedStatusTests.battery)
        #expect(widget.notes == [])
        #expect(widget.words(in: .systemLarge) == ["62%", "Battery", "1:24 left"])
        let root = widget.scenes(in: .accessoryCircular).light.root
        #expect(root.gauges.map(\.fraction) == [0.62])
        #expect(root.gauges.map(\.paint) == [.tone(SystemTone.green)])
        #expect(root.runs.first?.font.weight == 700)
    }

    @Test func `Of a program that prints a line each time, the last whole line counts`() {
        let lines = #"{"text": "one"}"# + "\n" + #"{"text": "two"}"# + "\n"
        #expect(PrintedWidget(lines).words() == ["two"])
        #expect(PrintedWidget(lines + #"{"text": "thr"#).words() == ["two"])
    }

    @Test func `An object without text is hidden, unless it names an icon or a value`() {
        #expect(PrintedWidget(#"{"text": "", "class": "x"}"#).isEmpty)
        #expect(PrintedWidget(#"{"text": "", "alt": "muted"}"#).words() == ["muted"])
        #expect(PrintedWidget(#"{"percentage": 7}"#).words() == ["7%"])
    }

    @Test func `Numbers are text, too, and entities are what they stand for`() {
        #expect(PrintedWidget(#"{"text": 5, "tooltip": null}"#).words() == ["5"])
        #expect(PrintedWidget(#"{"text": "R&amp;B"}"#).words() == ["R&B"])
    }

    @Test func `Members without effect are noted`() {
        #expect(PrintedWidget(#"{"text": "a", "class": "b", "icon": "c"}"#).notes == ["'icon' has no effect here"])
    }
}
