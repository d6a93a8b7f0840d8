public import Foundation
public import SwiftUI
import WidgetArchive

/// The facts that a provider gets about the widget it provides for. Tests can make their own.
public struct TimelineProviderContext {
    /// The environments in which the widget may be shown.
    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// Whether the widget is shown in a gallery, where data may be made up.
    public let isPreview: Bool
    /// The size of the widget in points.
    public let displaySize: CGSize

    /// Makes a context. The default size is the family's on a medium-sized phone.
    public init(
        family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize? = nil,
        environmentVariants: EnvironmentVariants = EnvironmentVariants()
    ) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize ?? family.displaySize
        self.environmentVariants = environmentVariants
    }

    /// Environment values in which the widget may be shown.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        private var variants: [PartialKeyPath<EnvironmentValues>: Any] = [:]

        /// Makes an empty set of variants.
        public init() {}

        /// The values of a part of the environment; nil if unknown.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            self[keyPath]
        }

        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            get { variants[keyPath] as? [T] }
            set { variants[keyPath] = newValue }
        }
    }
}

extension WidgetFamily {
    var displaySize: CGSize { CGSize(width: family.size.width, height: family.size.height) }
}
