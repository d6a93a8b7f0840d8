public import Foundation
import SceneLayout

extension UIFont {
    /// How heavy a font is, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of 100 to 900.
        package var archived: Int {
            let weights = [Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let nearest = weights.indices.min {
                abs(weights[$0].rawValue - rawValue) < abs(weights[$1].rawValue - rawValue)
            }
            return nearest.map { ($0 + 1) * 100 } ?? 400
        }
    }

    /// The role of a text, which determines its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: String) { self.init(rawValue: "UICTFontTextStyle\(name)") }

        public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
        public static let largeTitle = TextStyle("Title0")
        public static let title1 = TextStyle("Title1")
        public static let title2 = TextStyle("Title2")
        public static let title3 = TextStyle("Title3")
        public static let headline = TextStyle("Headline")
        public static let subheadline = TextStyle("Subhead")
        /// The role of most texts.
        public static let body = TextStyle("Body")
        public static let callout = TextStyle("Callout")
        public static let footnote = TextStyle("Footnote")
        public static let caption1 = TextStyle("Caption1")
        public static let caption2 = TextStyle("Caption2")

        private static let all: [TextStyle: TextSizes] = [
            .extraLargeTitle: .largeTitle, .extraLargeTitle2: .title,
            .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .body,
            .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
            .caption2: .caption2,
        ]

        var archived: TextSizes { TextStyle.all[self] ?? .body }
    }
}
