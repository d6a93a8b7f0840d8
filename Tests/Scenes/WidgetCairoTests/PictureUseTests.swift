import Foundation
import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetCairo

/// The use that a picture makes of fonts, time zone and locale. A kept one stays where what it has used is the same.
struct PictureUseTests {
    private func paint(
        _ node: Node, in moment: Moment = Samples.moment, _ change: (inout PictureRequest) -> Void = { _ in }
    ) -> (bytes: [UInt8], answer: PictureAnswer) {
        var request = PictureRequest(Scene(node), family: .systemSmall, date: moment.date)
        (request.hasLetters, request.hasTree) = (true, true)
        change(&request)
        return PicturePainter().paint(request) { moment.at($0) }
    }

    private static let noon = Samples.moment.date
    private static let contents: [(Paragraph.Content, isLocal: Bool)] = [
        (.words("12:00"), false), (.date(noon, .time), true), (.date(noon, .date), true),
        (.date(noon + 90, .relative), false), (.date(noon + 90, .offset), false), (.date(noon + 90, .timer), false),
        (.interval(noon, noon + 3_600), true), (.interval(noon, noon + 90_000), true),
        (.timer(from: noon, to: noon + 90, countsDown: true, pausedAt: nil, showsHours: true), false),
        (.timer(from: noon, to: noon + 90, countsDown: true, pausedAt: noon, showsHours: true), false),
    ]

    @Test(arguments: contents)
    func `A picture is local if another zone or clock would change it`(_ content: Paragraph.Content, _ isLocal: Bool) {
        let here = Samples.moment
        var elsewhere = here
        elsewhere.uses24Hours.toggle()
        elsewhere.ahead = { here.ahead($0) + 20_000 }
        // In a text, beside others, and where only a screen reader comes upon it.
        var words = Paragraph([run("A"), Paragraph.Run(content, font: Font(size: 17), paint: .tone(primary))])
        for node in [live(content), .text(words), text("B").background(live(content))] {
            let (one, other) = (paint(node, in: here), paint(node, in: elsewhere))
            #expect(one.answer.isLocal == isLocal && other.answer.isLocal == isLocal)
            #expect((one.bytes == other.bytes && one.answer.tree == other.answer.tree) == !isLocal)
        }
        words.runs = [run("A")]
        #expect(!paint(.text(words), in: elsewhere).answer.isLocal)
    }

    @Test func `Letters are the same each time, and others in another font`() throws {
        let first = try #require(paint(text("Letters 80%")).answer.letters)
        #expect(!first.texts.isEmpty && first.digest != "")
        #expect(paint(text("Letters 80%")).answer.letters == first)
        #expect(PicturePainter().shape(first) == first)
        let others = [text("Others"), text("Letters 80%", weight: 700), text("Letters 80%", size: 18)]
        #expect(others.allSatisfy { paint($0).answer.letters?.digest != first.digest })
    }

    @Test func `Families are among them if a note depends on them`() throws {
        let letters = try #require(paint(text("a")) { $0.font = "Nowhere Sans" }.answer.letters)
        #expect(letters.families == ["Inter", "Nowhere Sans"])
        var others = letters
        others.families = ["Inter"]
        #expect(PicturePainter().shape(others)?.digest != letters.digest)
    }

    @Test func `An answer has letters only if it is asked for them`() throws {
        #expect(paint(text("a")) { $0.hasLetters = false }.answer.letters == nil)
        let answer = paint(text("a")).answer
        #expect(try ArchiveCoding.value(PictureAnswer.self, from: ArchiveCoding.line(answer)) == answer)
    }
}
