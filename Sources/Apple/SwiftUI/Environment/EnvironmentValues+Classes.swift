extension EnvironmentValues {
    /// Always `background` unless a view sets it: a widget's process never owns a scene.
    @Entry public var scenePhase = ScenePhase.background

    @Entry public var controlSize = ControlSize.regular

    /// The horizontal size class, which is compact in a widget.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

    /// The vertical size class, which is regular in a widget.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

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
