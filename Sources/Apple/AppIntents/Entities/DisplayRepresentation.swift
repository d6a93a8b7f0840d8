public import Foundation

/// The texts and the image that represent a value to people who choose.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    /// The image beside the text, if any.
    public var image: Image?
    /// Other names, which are not shown here.
    public var synonyms: [LocalizedStringResource]

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// A text without a second line or an image.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    public struct Image: Hashable, Sendable {
        let symbol: String?

        public init(systemName: String, isTemplate: Bool? = nil) { symbol = systemName }

        /// A named image, which is not shown here.
        public init(named name: String, isTemplate: Bool? = nil) { symbol = nil }

        /// An image from data, which is not shown here.
        public init(data: Data, isTemplate: Bool? = nil) { symbol = nil }

        /// An image at a URL, which is not shown here.
        public init(url: URL, isTemplate: Bool? = nil) { symbol = nil }
    }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var name: LocalizedStringResource
    /// The name with a number, which is not shown here.
    public var numericFormat: LocalizedStringResource?

    /// The name of a type; its synonyms are not shown here.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
