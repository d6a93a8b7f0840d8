import Foundation
@testable import ScriptWidgets
import Testing
import WidgetArchive

struct PrintedTreeTests {
    private func root(_ json: String, _ family: Family = .systemSmall) -> Node {
        PrintedWidget(json).scenes(in: family).light.root
    }

    @Test func `Stacks hold trees, and a string is a text`() throws {
        let node = root(
            #"{"vstack": ["a", {"hstack": ["b", {"spacer": true}, 3], "spacing": 2}], "alignment": "leading"}"#)
        guard case .stack(let outer) = node, case .stack(let inner) = outer.children[1] else {
            Issue.record("not stacks")
            return
        }
        #expect(node.words == ["a", "b", "3"])
        #expect(outer.alignment == Alignment(.leading, .center))
        #expect(inner.spacing == 2)
        #expect(inner.children[1] == .spacer(.init()))
    }

    @Test func `An array is a column`() {
        #expect(root(#"["a", {"text": "b"}]"#).words == ["a", "b"])
    }

    @Test func `Words of a look hold for what is inside`() throws {
        let runs = root(##"{"vstack": ["a", {"text": "b", "font": "body"}], "font": "headline", "color": "#102030"}"##)
            .runs
        #expect(runs.map(\.font.weight) == [600, 400])
        #expect(runs.allSatisfy { $0.paint == .tone(Tone(Shade(rgb: 0x102030))) })
    }

    @Test func `Changes are made in the order in which they are written`() {
        let inside = root(#"{"text": "a", "font": 10, "padding": 4, "frame": {"width": 40}, "opacity": 0.5}"#)
        guard case .effect(let effect) = inside, case .frame(let frame) = effect.content else {
            Issue.record("\(inside)")
            return
        }
        #expect(frame.width == .fixed(40))
        guard case .padding = frame.content else {
            Issue.record("\(frame.content)")
            return
        }
    }

    @Test func `Gauges, progress, symbols, dates and timers are what SwiftUI makes of them`() {
        let node = root(
            #"""
            {"vstack": [{"gauge": 3, "max": 4, "style": "circular"}, {"progress": 0.5}, {"symbol": "bolt"}, {"divider": true},
              {"date": "2026-06-01T08:30:00Z", "style": "relative"}, {"timer": 1780302600}]}
            """#)
        #expect(node.gauges.map(\.fraction) == [0.75, 0.5])
        #expect(node.gauges.map(\.style) == [.circular, .progress])
        #expect(node.symbols == ["bolt"])
        #expect(node.runs.count == 2)
    }

    @Test func `Links, buttons and whatever has a command can be clicked`() {
        let actions = root(
            #"""
            {"vstack": [{"text": "a", "link": "https://example.com"}, {"button": "b", "run": "date; ls"},
              {"button": {"symbol": "bolt"}, "set": {"suite": "group.a", "key": "on", "value": true}},
              {"text": "c", "run": ["less", "f"], "terminal": true, "refresh": true}]}
            """#
        ).actions
        #expect(
            actions == [
                .open(url: "https://example.com"), ScriptAction(["sh", "-c", "date; ls"]).action,
                ScriptAction(["groupdefaults", "set", "--suite", "group.a", "--json", "on", "true"]).action,
                ScriptAction(["less", "f"], isInTerminal: true, refreshes: true).action,
            ])
    }

    @Test func `The outermost object speaks of the widget`() {
        let scenes = PrintedWidget(
            #"{"text": "a", "font": "body", "background": ["red", "blue"], "url": "x:y", "margins": 0, "dark": {"text": "b"}}"#
        ).scenes(in: .systemSmall)
        #expect(scenes.light.url == "x:y")
        #expect(scenes.light.margins == Edges())
        #expect(scenes.light.root.words == ["a"])
        #expect(scenes[.dark].root.words == ["b"])
        guard case .surface(let surface)? = scenes.light.background, case .linear(let stops, _, _)? = surface.fill
        else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.tone) == [SystemTone.red, SystemTone.blue])
    }

    @Test func `A family may have a tree of its own, and small ones show the words of another's`() {
        let widget = PrintedWidget(
            #"{"vstack": ["a", {"gauge": 0.5}, "b"], "families": {"medium large": ["c"], "inline": "d"}}"#)
        #expect(widget.words(in: .systemSmall) == ["a", "b"])
        #expect(widget.words(in: .systemMedium) == ["c"])
        #expect(widget.words(in: .systemLarge) == ["c"])
        #expect(widget.words(in: .accessoryInline) == ["d"])
        #expect(widget.words(in: .accessoryRectangular) == ["a", "b"])
        #expect(widget.scenes(in: .accessoryCircular).light.root.gauges.count == 1)
    }

    private func entries(_ json: String, _ family: Family = .systemSmall) -> [(Double, [String])] {
        PrintedWidget(json).entries(in: family, now: Date(timeIntervalSince1970: 1_000)).map {
            ($0.date.timeIntervalSince1970, $0.scene.root.words)
        }
    }

    @Test func `A tree may be followed by others, each from its date on`() {
        let later = entries(
            #"{"text": "now", "timeline": [{"at": 3000, "text": "late"}, {"at": 2000, "text": "soon", "families": {"inline": "s"}}]}"#
        )
        #expect(later.map(\.0) == [1_000, 2_000, 3_000])
        #expect(later.map(\.1) == [["now"], ["soon"], ["late"]])
        let inline = entries(
            #"{"timeline": [{"text": "now", "families": {"inline": "n"}}, {"at": 2000, "text": "soon"}]}"#,
            .accessoryInline)
        #expect(inline.map(\.0) == [1_000, 2_000])
        #expect(inline.map(\.1) == [["n"], ["soon"]])
    }

    @Test func `Of the trees whose time has come the last is shown, and without one the first`() {
        let past = entries(
            #"{"timeline": [{"at": 1, "text": "a"}, {"at": 900, "text": "b"}, {"at": 2000, "text": "c"}]}"#)
        #expect(past.map(\.0) == [1_000, 2_000])
        #expect(past.map(\.1) == [["b"], ["c"]])
        let future = entries(#"{"timeline": [{"at": 2000, "text": "a"}, {"at": 3000, "text": "b"}]}"#)
        #expect(future.map(\.0) == [1_000, 3_000])
        #expect(entries(#"{"timeline": []}"#).map(\.1) == [[]])
    }

    @Test func `A tree says when it is to be printed again`() throws {
        #expect(PrintedWidget(#"{"text": "a", "after": 5000}"#).next == Date(timeIntervalSince1970: 5_000))
        let next = try #require(PrintedWidget(#"{"text": "a", "font": "body", "after": "+15m"}"#).next)
        #expect((899...901).contains(next.timeIntervalSinceNow))
        #expect(PrintedWidget(#"{"text": "a", "color": "red"}"#).next == nil)
        #expect(PrintedWidget(#"{"text": "a", "after": "soon"}"#).notes.count == 1)
    }

    @Test func `A node may have the archive's own form`() throws {
        let node = Node.stack(.init(.horizontal, spacing: 3, [.spacer(.init(minimum: 1))]))
        let form = String(decoding: try ArchiveCoding.line(node), as: UTF8.self)
        #expect(root(#"{"vstack": [\#(form)]}"#).parts == [node])
    }

    @Test(arguments: [
        (#"{"vstak": ["a"]}"#, "unknown word 'vstak': did you mean 'vstack'? (line 1, column 11)"),
        (
            #"{"vstack": ["a", {"text": "b", "colour": "red"}]}"#,
            "unknown word 'colour': did you mean 'color'? (line 1, column 42)"
        ),
        (#"{"vstack": ["a"], "alignment": "left"}"#, "unknown word 'left' (line 1, column 32)"),
        (#"{"vstack": ["a"], "padding": "big"}"#, "expected a number (line 1, column 30)"),
        (#"{"vstack": ["a"], "families": {"huge": "b"}}"#, "unknown family 'huge' (line 1, column 40)"),
        (
            #"{"stack": {"axis": "up"}}"#,
            "unknown Axis 'up': a newer version of the tools is needed (line 1, column 20)"
        ),
    ])
    func `What is not understood is said, and the rest is drawn`(_ json: String, problem: String) {
        let widget = PrintedWidget(json)
        #expect(widget.notes == [problem])
        let words = widget.words(in: .systemSmall)
        #expect(words.last == problem)
        #expect(words.first == (json.contains("\"a\"") && !json.contains("vstak") ? "a" : problem))
    }

    @Test func `JSON that cannot be read is shown as it is, with the place of the mistake`() {
        let widget = PrintedWidget("{\"text\": \"a\",\n \"alt\": }\n")
        #expect(widget.notes == ["this is not JSON: not the beginning of a value (line 2, column 9)"])
        #expect(widget.words(in: .systemLarge).prefix(2) == ["{\"text\": \"a\",", " \"alt\": }"])
    }

    @Test func `JSON that is too deep is refused`() {
        for depth in [100, 400, 100_000] {
            let text = String(repeating: #"{"vstack":["#, count: depth) + "1" + String(repeating: "]}", count: depth)
            let widget = PrintedWidget(text)
            #expect(widget.notes.joined().contains("levels deep") == true)
            _ = widget.scenes(in: .systemSmall)
        }
    }

    @Test func `Of a tree with too many nodes, the first ones are shown`() {
        let widget = PrintedWidget("[" + (1...3_000).map { "\"\($0)\"," }.joined() + "0]")
        #expect(widget.notes == ["the tree has more than 2000 nodes"])
        #expect(widget.words(in: .systemSmall).prefix(2) == ["1", "2"])
    }

    @Test func `A menu may begin with a bracket`() {
        #expect(PrintedWidget("[3] mails\n---\na").words(in: .systemSmall) == ["[3] mails", "a"])
        #expect(PrintedWidget("{up}").words(in: .systemSmall) == ["{up}"])
    }
}
