import WidgetArchive

/// The position of a view in a space of another size.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// At the leading edge, on the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Halfway across, on the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// At the trailing edge, on the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// At the leading edge, on the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Halfway across, on the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the trailing edge, on the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    var archived: WidgetArchive.Alignment { WidgetArchive.Alignment(horizontal.archived, vertical.archived) }
}

/// A horizontal guide that views are aligned on.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The standard guide that screens use for it.
    let archived: WidgetArchive.Alignment.Horizontal
    let custom: CustomGuide?

    private init(_ archived: WidgetArchive.Alignment.Horizontal) {
        self.archived = archived
        custom = nil
    }

    public init(_ id: any AlignmentID.Type) {
        let guide = CustomGuide(id)
        let fraction = guide.fraction
        archived = fraction < 0.25 ? .leading : fraction > 0.75 ? .trailing : .center
        custom = guide
    }

    public static let leading = HorizontalAlignment(.leading)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.trailing)
    /// The leading edge of separators in lists; in a widget, the leading edge.
    public static let listRowSeparatorLeading = leading
    /// The trailing edge of separators in lists; in a widget, the trailing edge.
    public static let listRowSeparatorTrailing = trailing
}

/// A vertical guide that views are aligned on.
public struct VerticalAlignment: Hashable, Sendable {
    let archived: WidgetArchive.Alignment.Vertical
    let custom: CustomGuide?

    private init(_ archived: WidgetArchive.Alignment.Vertical) {
        self.archived = archived
        custom = nil
    }

    public init(_ id: any AlignmentID.Type) {
        let guide = CustomGuide(id)
        let fraction = guide.fraction
        archived = fraction < 0.25 ? .top : fraction > 0.75 ? .bottom : .center
        custom = guide
    }

    public static let top = VerticalAlignment(.top)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.bottom)
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}
