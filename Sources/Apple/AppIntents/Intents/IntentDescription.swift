/// A description of what an intent does.
public struct IntentDescription: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The description, which is not shown here.
    public let descriptionText: LocalizedStringResource
    /// The category of the intent, which is not shown here.
    public let categoryName: LocalizedStringResource?
    /// Words for searching, which have no effect here.
    public let searchKeywords: [LocalizedStringResource]

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    /// A description without a category.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
