extension EnvironmentValues {
    /// Always `background` unless a view sets it: a widget's process never owns a scene.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The horizontal size class, which is compact in a widget.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class, which is regular in a widget.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The user's text size, by the names that preceded `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}

/// Whether an app is in use.
public enum ScenePhase: Comparable, Sendable {
    /// Not visible, visible but not in use, and in use.
    case background, inactive, active
}

/// How much space is available along an axis.
public enum UserInterfaceSizeClass: Sendable {
    /// Little space, and ample space.
    case compact, regular
}

/// The user's text size, by the names that preceded `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Comparable, Sendable {
    /// The regular sizes; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    fileprivate var dynamicTypeSize: DynamicTypeSize {
        zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}

private enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
}

private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}
