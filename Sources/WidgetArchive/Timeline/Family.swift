/// The size classes of widgets.
package enum Family: String, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline

    /// Its size in points, on a medium-sized phone.
    package var size: Size {
        switch self {
        case .systemSmall: Size(width: 158, height: 158)
        case .systemMedium: Size(width: 338, height: 158)
        case .systemLarge: Size(width: 338, height: 354)
        case .systemExtraLarge: Size(width: 715, height: 354)
        case .accessoryCircular: Size(width: 72, height: 72)
        case .accessoryRectangular: Size(width: 160, height: 72)
        case .accessoryInline: Size(width: 234, height: 26)
        }
    }

    package var cornerRadius: Double {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 21.6
        case .accessoryCircular: 36
        case .accessoryRectangular, .accessoryInline: 0
        }
    }

    package var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }
}
