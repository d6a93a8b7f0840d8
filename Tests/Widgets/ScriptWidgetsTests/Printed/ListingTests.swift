@testable import ScriptWidgets
import Testing
import WidgetArchive

struct ListingTests {
    private static let long = "Title\n---\n" + (1...80).map { "Row \($0)\n" }.joined()

    @Test(arguments: Family.ofWidgets)
    func `Every family shows the title`(_ family: Family) {
        #expect(PrintedWidget("VPN up\n---\nrow").words(in: family).first == "VPN up")
    }

    @Test func `Larger families show more rows, and say how many are missing`() throws {
        let shown = [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge].map { family in
            PrintedWidget(ListingTests.long).words(in: family)
        }
        let counts = shown.map { $0.count - 2 }
        #expect(counts[0] >= 3)
        #expect(counts[1] >= 3)
        #expect(counts[2] > counts[1])
        #expect(counts[3] > counts[2])
        for (words, count) in zip(shown, counts) { #expect(words.last == "\(80 - count) more") }
    }

    @Test(arguments: [Family.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge], 0..<20)
    func `No row is cut through`(_ family: Family, _ seed: Int) {
        let rows = (0..<40).map { place in
            let size = [8, 12, 14, 20, 33][(place * 7 + seed) % 5]
            return (place + seed) % 6 == 0 ? "---\n" : "Row | size=\(size)\n"
        }
        for complaint in [nil, "a command is missing"] {
            let scene = PrintedWidget("Title\n---\n" + rows.joined()).scenes(in: family, complaint: complaint).light
            #expect(scene.root.fixedHeight <= family.size.height - 32)
        }
    }

    @Test func `Submenus give way before the rows around them`() {
        let words = PrintedWidget("T\n---\nA\n" + (1...20).map { "--sub \($0)\n" }.joined() + "B\nC\n")
            .words(in: .systemMedium)
        #expect(words == ["T", "A", "B", "C", "20 more"])
    }

    @Test func `Submenus are shown, indented, where there is room`() {
        #expect(PrintedWidget("T\n---\nA\n--a\nB").words(in: .systemLarge) == ["T", "A", "a", "B"])
    }

    @Test func `A tap on the title is one on the widget`() {
        let opening = PrintedWidget("T | href=https://example.com\n---\nA").scenes(in: .systemSmall).light
        #expect(opening.url == "https://example.com")
        let running = PrintedWidget("T | bash=a terminal=false\n---\nA").scenes(in: .systemSmall).light
        #expect(running.root.targets.map(\.coversWidget) == [true])
    }

    @Test func `Rows that do something are targets`() {
        let widget = PrintedWidget("T\n---\nA | href=https://a.example\nB | refresh=true\nC")
        #expect(widget.actions == [.open(url: "https://a.example"), ScriptAction([], refreshes: true).action])
    }

    @Test func `Lines for the bar alone are not among the rows of larger widgets`() {
        let widget = PrintedWidget("T\nbar | dropdown=false\nmore\n---\nrow")
        #expect(widget.words(in: .systemLarge) == ["T", "more", "row"])
        #expect(widget.words(in: .systemSmall) == ["T", "bar", "more", "row"])
    }

    @Test func `A percentage is a gauge`() {
        for family in [Family.accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium] {
            #expect(PrintedWidget("CPU 42%").scenes(in: family).light.root.gauges.map(\.fraction) == [0.42])
        }
    }

    @Test func `A complaint is shown below the rest, or instead of it`() {
        let widget = PrintedWidget("VPN\n---\nrow")
        #expect(widget.words(in: .systemSmall, complaint: "jq is missing") == ["VPN", "row", "jq is missing"])
        #expect(widget.words(in: .controlMedium, complaint: "jq is missing") == ["VPN", "jq is missing"])
        #expect(widget.scenes(in: .accessoryInline, complaint: "x").light.root.symbols == [Listing.warning])
        for family in Family.ofWidgets where family != .controlSmall {
            let alone = PrintedWidget("").scenes(in: family, complaint: "jq is missing").light.root
            #expect(alone.words.joined().contains("jq is missing"))
        }
    }

    @Test func `Text is the system's own on the system's background`() {
        let scene = PrintedWidget("VPN\n---\nrow | disabled=true").scenes(in: .systemSmall).light
        #expect(scene.root.runs.map(\.paint) == [.tone(SystemTone.label), .tone(SystemTone.secondaryLabel)])
        #expect(scene.margins == Edges(all: 16))
        #expect(scene.background != nil)
        #expect(PrintedWidget("VPN").scenes(in: .accessoryInline).light.background == nil)
    }

    @Test func `Nothing is empty`() {
        for output in ["", "\n\n", "  \n"] { #expect(PrintedWidget(output).isEmpty) }
        #expect(!PrintedWidget("x").isEmpty)
        #expect(!PrintedWidget("---\nx").isEmpty)
    }
}

extension Node {
    /// How high it is at least, by the lengths that are fixed in it.
    fileprivate var fixedHeight: Double {
        switch self {
        case .frame(let frame): frame.height.isFixed ? frame.height.minimum ?? 0 : frame.content.fixedHeight
        case .padding(let padding):
            padding.insets.top.points + padding.insets.bottom.points + padding.content.fixedHeight
        case .stack(let stack) where stack.axis == .vertical: stack.children.reduce(0) { $0 + $1.fixedHeight }
        default: parts.map(\.fixedHeight).max() ?? 0
        }
    }
}

extension Node.Padding.Inset {
    fileprivate var points: Double { if case .points(let points) = self { points } else { 16 } }
}
