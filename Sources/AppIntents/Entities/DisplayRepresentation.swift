public import Foundation

/// How a value is shown where people choose.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
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

    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// An image beside the words.
    public struct Image: Hashable, Sendable {
        let symbol: String?

        public init(systemName: String, isTemplate: Bool? = nil) { symbol = systemName }

        public init(named name: String, isTemplate: Bool? = nil) { symbol = nil }

        public init(data: Data, isTemplate: Bool? = nil) { symbol = nil }

        public init(url: URL, isTemplate: Bool? = nil) { symbol = nil }
    }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
