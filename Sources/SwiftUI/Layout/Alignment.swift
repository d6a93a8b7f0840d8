import WidgetArchive

/// Where a view stands in a space of another size.
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
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    var archived: WidgetArchive.Alignment { WidgetArchive.Alignment(horizontal.archived, vertical.archived) }
}

public struct HorizontalAlignment: Hashable, Sendable {
    /// What a screen takes it for.
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
    public static let listRowSeparatorLeading = leading
    public static let listRowSeparatorTrailing = trailing
}

public struct VerticalAlignment: Hashable, Sendable {
    /// What a screen takes it for.
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
