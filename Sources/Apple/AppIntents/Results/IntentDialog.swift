/// What an assistant says.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The whole text.
    public let full: LocalizedStringResource
    /// A shorter text, to go with something that is shown.
    public let supporting: LocalizedStringResource?

    /// A text.
    public init(_ full: LocalizedStringResource) {
        self.full = full
        supporting = nil
    }

    /// A text, and a shorter one to go with something that is shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }

    /// A text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// A text.
    public init(stringInterpolation: LocalizedStringResource.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
