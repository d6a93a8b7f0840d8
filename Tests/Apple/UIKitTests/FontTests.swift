import Testing
import UIKit

struct FontTests {
    @Test func `The system font has San Francisco's heights`() {
        let font = UIFont.systemFont(ofSize: 40)
        #expect(abs(font.ascender - 38.0859) < 0.001)
        #expect(abs(font.descender + 9.6484) < 0.001)
        #expect(abs(font.lineHeight - 47.734) < 0.001)
        #expect(font.pointSize == 40)
    }

    @Test(arguments: [(UIFont.TextStyle.body, CGFloat(17)), (.title1, 28), (.caption2, 11), (.largeTitle, 34)])
    func `A text style has its size`(_ style: UIFont.TextStyle, _ size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }

    @Test func `A descriptor changes the letters, not the size`() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 20))
        #expect(bold.symbolicTraits == .traitBold)
        #expect(font.withSize(30) == .systemFont(ofSize: 30))
    }

    @Test func `A font has the name that it was asked for by`() throws {
        #expect(try #require(UIFont(name: "Futura", size: 12)).familyName == "Futura")
        #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == ".SFUI-Semibold")
    }

    @Test func `Metrics leave the usual text size as it is`() {
        #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
        #expect(
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 20).pointSize
                == 20)
    }
}
