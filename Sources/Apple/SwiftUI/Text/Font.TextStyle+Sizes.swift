import SceneLayout

extension Font.TextStyle {
    /// The font size in points.
    func size(at typeSize: DynamicTypeSize) -> Double { sizes.size(at: typeSize.rawValue) }

    /// The distance between lines of text, in points.
    func leading(at typeSize: DynamicTypeSize) -> Double { sizes.leading(at: typeSize.rawValue) }

    /// The ratio of the size to that at the default text size.
    func factor(at typeSize: DynamicTypeSize) -> Double { size(at: typeSize) / size(at: .large) }

    private var sizes: TextSizes {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline, .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}
