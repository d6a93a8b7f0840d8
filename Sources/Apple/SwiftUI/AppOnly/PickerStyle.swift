/// How pickers look, which makes no difference in a widget: it shows none.
@MainActor @preconcurrency public protocol PickerStyle {}

/// The look `automatic` of pickers. It has no effect here.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look `automatic` of pickers. It has no effect here.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The look `segmented` of pickers. It has no effect here.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The look `segmented` of pickers. It has no effect here.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The look `menu` of pickers. It has no effect here.
nonisolated public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The look `menu` of pickers. It has no effect here.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The look `wheel` of pickers. It has no effect here.
nonisolated public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The look `wheel` of pickers. It has no effect here.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The look `inline` of pickers. It has no effect here.
nonisolated public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The look `inline` of pickers. It has no effect here.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// How date pickers look, which makes no difference in a widget: it shows none.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The look `automatic` of date pickers. It has no effect here.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look `automatic` of date pickers. It has no effect here.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look `compact` of date pickers. It has no effect here.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The look `compact` of date pickers. It has no effect here.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The look `graphical` of date pickers. It has no effect here.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The look `graphical` of date pickers. It has no effect here.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The look `wheel` of date pickers. It has no effect here.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The look `wheel` of date pickers. It has no effect here.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How text fields look, which makes no difference in a widget: it shows none.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// The look `automatic` of text fields. It has no effect here.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look `automatic` of text fields. It has no effect here.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The look `plain` of text fields. It has no effect here.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The look `plain` of text fields. It has no effect here.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The look `roundedBorder` of text fields. It has no effect here.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The look `roundedBorder` of text fields. It has no effect here.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
