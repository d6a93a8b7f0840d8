/// The words of an assistant.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The whole text.
    public let full: LocalizedStringResource
    /// A shorter text, for when something is shown too.
    public let supporting: LocalizedStringResource?

    public init(_ full: LocalizedStringResource) {
        self.full = full
        supporting = nil
    }

    /// A text, and a shorter one for when something is shown too.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
