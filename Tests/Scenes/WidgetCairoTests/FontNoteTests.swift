import PictureClient
import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetPictures

@testable import WidgetCairo

struct FontNoteTests {
    private func notes(_ painter: PicturePainter, font: String?) -> [String] {
        let request = PictureRequest(
            Scene(text("Words")), family: .systemSmall, look: PictureLook(font: font), date: Samples.moment.date)
        return painter.paint(request) { Moment($0) }.1.notes
    }

    @Test func `A font that is not there is noted with each picture`() {
        let painter = PicturePainter()
        let note = "there is no font 'Nowhere Sans' here; another one stands for it"
        for _ in 0..<2 { #expect(notes(painter, font: "Nowhere Sans") == [note]) }
        #expect(notes(painter, font: nil).isEmpty)
    }

    @Test func `A font that is there is drawn without a note, and differs`() {
        let fonts = TextShaper()
        #expect(fonts.has("Inter") && fonts.has("DejaVu Sans Mono"))
        var mono = Font(size: 20)
        #expect(Set(fonts.shape("Will", mono).advances()).count > 1)
        mono.family = "DejaVu Sans Mono"
        #expect(Set(fonts.shape("Will", mono).advances()).count == 1)
        #expect(notes(PicturePainter(), font: "DejaVu Sans Mono").isEmpty)
    }
}
