public import Foundation
public import SwiftUI
import WidgetArchive

/// What a provider knows of the widget that it is asked for. It can be made by those who test a provider.
public struct TimelineProviderContext {
    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize

    /// A family has a size of its own, that of a phone of middle size, unless another is given.
    public init(
        family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize? = nil,
        environmentVariants: EnvironmentVariants = EnvironmentVariants()
    ) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize ?? family.displaySize
        self.environmentVariants = environmentVariants
    }

    /// The surroundings in which the widget may be shown.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        private var variants: [PartialKeyPath<EnvironmentValues>: Any] = [:]

        public init() {}

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
