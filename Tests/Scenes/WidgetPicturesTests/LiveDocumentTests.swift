import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import SymbolArtwork
import Testing
import WidgetArchive

@testable import WidgetPictures

/// Documents for a live page, which ticks times and carries out taps.
struct LiveDocumentTests {
    private let add = Action.perform(intent: "Add", parameters: ["to": .text("list")])

    private func drawing(_ root: Node) -> PictureDrawing {
        PictureDrawing(
            Scene(root), family: .systemMedium, scale: 2, look: PictureLook(),
            artwork: Artwork(directory: "/nowhere"), at: Samples.moment)
    }

    private func document(_ root: Node, isLive: Bool = true) throws -> SVGElement {
        let drawing = drawing(root)
        return try SVGElement.document(SVGPicture(drawing.size, drawing.marks, isLive: isLive).document().bytes)
    }

    private func button(_ action: Action) -> Node {
        .target(Node.Target(action, text("Add")))
    }

    private func live(_ content: Paragraph.Content) -> Node {
        .text(Paragraph([Paragraph.Run(content, font: Font(size: 17), paint: .tone(primary))]))
    }

    @Test func `A button has the mark of its action, can be focused, and is as large as its frame`() throws {
        let svg = try document(button(add).frame(width: 80, height: 44))
        let marked = try #require(svg.all.first { $0["data-action"] != nil })
        #expect(marked["data-action"] == add.mark)
        #expect(marked["tabindex"] == "0" && marked["role"] == "button" && marked["aria-label"] == "Add")
        #expect(marked.all("rect").contains { $0["pointer-events"] == "all" })
        #expect(add.mark != Action.perform(intent: "Add", parameters: ["to": .text("other")]).mark)
    }

    @Test func `A document for elsewhere has no marks`() throws {
        let view = vertical(button(add), live(.timer(from: Samples.moment.date, seconds: 90)))
        let elements = try document(view, isLive: false).all
        #expect(elements.allSatisfy { $0["data-action"] == nil && $0["data-clock"] == nil })
    }

    @Test func `A timer and a relative date have their times, and words that stay have none`() throws {
        let now = Samples.moment.date
        let milliseconds = Int(now.timeIntervalSince1970 * 1_000)
        let view = vertical(
            live(.timer(from: now, seconds: 90)), live(.date(now + 7_200, .relative)), live(.date(now, .time)),
            text("words"))
        #expect(
            try document(view).all("text").compactMap { $0["data-clock"] } == [
                "down \(milliseconds) \(milliseconds + 90_000) minutes", "relative \(milliseconds + 7_200_000)",
            ])
    }

    @Test func `The elements of a picture stay where they are without what it draws`() throws {
        let marks = drawing(vertical(text("Rating"), button(add))).marks
        let svg = try SVGElement.document(
            SVGPicture(Size(width: 338, height: 158), marks.flatMap(\.elements), isLive: true).document().bytes)
        #expect(svg.all("text").isEmpty)
        #expect(svg.all.compactMap { $0["data-action"] } == [add.mark])
    }
}

extension Paragraph.Content {
    fileprivate static func timer(from date: Date, seconds: Double) -> Paragraph.Content {
        .timer(from: date, to: date + seconds, countsDown: true, pausedAt: nil, showsHours: false)
    }
}
