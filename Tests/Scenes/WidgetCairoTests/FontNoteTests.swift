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

    @Test(arguments: [
        ("日本", "no font here has Chinese or Japanese letters; Debian's fonts-noto-cjk has them"),
        ("かな", "no font here has Japanese letters; Debian's fonts-noto-cjk has them"),
        ("한국", "no font here has Korean letters; Debian's fonts-noto-cjk has them"),
        ("ไทย", "no font here has Thai letters; Debian's fonts-noto-core has them"),
        ("🐼", "no font here has emoji; Debian's fonts-noto-color-emoji has them"),
        ("ᚠ", "no font here has all letters; Debian's fonts-noto-core may have them"),
        ("\u{E000}", nil),
    ])
    func `Letters that no font has are noted with the package that has them`(_ words: String, _ note: String?) {
        #expect(MissingLetters.notes(on: words) == [note].compactMap(\.self))
    }

    @Test func `Letters are missing where a box stands for them`() {
        let fonts = TextShaper()
        #expect(fonts.shape("a\u{10FFFD}b", Font(size: 17)).missing == ["\u{10FFFD}"])
        #expect(fonts.shape("ab", Font(size: 17)).missing.isEmpty)
    }

    @Test func `A rounded design is noted if no rounded font is there`() {
        guard case .text(var paragraph) = text("Words") else { return }
        paragraph.runs[0].font.design = .rounded
        let request = PictureRequest(
            Scene(.text(paragraph)), family: .systemSmall, look: PictureLook(), date: Samples.moment.date)
        let isThere = FontNames.rounded.contains(where: TextShaper().has)
        let note = "no rounded font is installed, such as Nunito; Inter stands for it"
        #expect(PicturePainter().paint(request) { Moment($0) }.1.notes == (isThere ? [] : [note]))
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
