/// How such a view looks, which makes no difference here.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A look.
nonisolated public struct DefaultPickerStyle: PickerStyle {
    /// The look.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A look.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
    /// The look.
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The look.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A look.
nonisolated public struct MenuPickerStyle: PickerStyle {
    /// The look.
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The look.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A look.
nonisolated public struct WheelPickerStyle: PickerStyle {
    /// The look.
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The look.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A look.
nonisolated public struct InlinePickerStyle: PickerStyle {
    /// The look.
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The look.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// How such a view looks, which makes no difference here.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// A look.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The look.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A look.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// The look.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The look.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A look.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The look.
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The look.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A look.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    /// The look.
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The look.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How such a view looks, which makes no difference here.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// A look.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The look.
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look.
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A look.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    /// The look.
    public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The look.
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A look.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The look.
    public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The look.
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
