/// What an assistant says.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ full: LocalizedStringResource) {
        self.full = full
        supporting = nil
    }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: LocalizedStringResource.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
