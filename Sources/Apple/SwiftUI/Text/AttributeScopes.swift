public import Foundation

extension AttributeScopes {
    /// The attributes that a `Text` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of an `AttributedString` that a `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The space added between characters.
        public let kern: KerningAttribute
        /// The space added between characters, in place of kerning.
        public let tracking: TrackingAttribute
        /// The distance from the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The strikethrough.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The space added between characters.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }

        /// The space added between characters, in place of kerning.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }

        /// The distance from the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of SwiftUI's scope.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
