/// How pickers look, which makes no difference: a widget shows no pickers.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The `automatic` look of pickers, which has no effect here.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The `automatic` look of pickers, which has no effect here.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The `segmented` look of pickers, which has no effect here.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The `segmented` look of pickers, which has no effect here.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The `menu` look of pickers, which has no effect here.
nonisolated public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The `menu` look of pickers, which has no effect here.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The `wheel` look of pickers, which has no effect here.
nonisolated public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The `wheel` look of pickers, which has no effect here.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The `inline` look of pickers, which has no effect here.
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The `inline` look of pickers, which has no effect here.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// How date pickers look, which makes no difference: a widget shows no date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The `automatic` look of date pickers, which has no effect here.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The `automatic` look of date pickers, which has no effect here.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The `compact` look of date pickers, which has no effect here.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The `compact` look of date pickers, which has no effect here.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The `graphical` look of date pickers, which has no effect here.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The `graphical` look of date pickers, which has no effect here.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The `wheel` look of date pickers, which has no effect here.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The `wheel` look of date pickers, which has no effect here.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How text fields look, which makes no difference: a widget shows no text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// The `automatic` look of text fields, which has no effect here.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The `automatic` look of text fields, which has no effect here.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The `plain` look of text fields, which has no effect here.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The `plain` look of text fields, which has no effect here.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The `roundedBorder` look of text fields, which has no effect here.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The `roundedBorder` look of text fields, which has no effect here.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
