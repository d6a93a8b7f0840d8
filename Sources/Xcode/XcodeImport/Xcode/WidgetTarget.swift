/// A widget extension as Xcode builds it, or a module of the project that one imports.
package struct WidgetTarget: Equatable, Sendable {
    package var name: String
    /// Its Swift files, and its other files, by their paths relative to the project.
    package var sources: [String] = []
    package var resources: [String] = []
    /// The Swift files that are compiled as for iOS.
    package var phoneSources: Set<String> = []
    /// Resources that a package cannot declare because another has the same name.
    package var undeclared: [String] = []
    /// The parts that cannot be imported, with notes about them.
    package var left: [LeftOut] = []
    /// The errors in its settings files.
    package var problems: [String] = []
    /// The files that it shares with other targets, and these targets' names.
    package var shared: [String: [String]] = [:]
    package var settings = Settings()
    /// The app groups in its entitlements.
    package var groups: [String] = []
    /// The products of Swift packages that it links.
    package var products: [PackageProduct] = []
    /// Whether it is a module for others, and the modules of the project that it imports.
    package var isLibrary = false
    package var siblings: Set<String> = []

    package struct LeftOut: Equatable, Sendable {
        package var name: String
        package var reason: String
        /// Whether the name is those of several.
        package var isMany = false
    }

    /// The build settings that have a counterpart in a package.
    package struct Settings: Equatable, Sendable {
        package var bundleIdentifier: String?
        /// The settings for its Info.plist, by name.
        package var ofInformation: [String: String] = [:]
        package var languageMode = "5"
        /// The compilation conditions of both configurations, and those of only one.
        package var conditions: [String] = []
        package var debugConditions: [String] = []
        package var releaseConditions: [String] = []
        package var isolatesToMainActor = false
        package var upcomingFeatures: [String] = []
        package var platform = Platform.phone
    }

    package enum Platform: String, Equatable, Sendable {
        case phone = "iOS"
        case watch = "watchOS"
        case mac = "macOS"
    }

    package struct PackageProduct: Equatable, Sendable {
        package var name: String
        package var source: Source
    }

    /// The location of a package.
    package enum Source: Hashable, Sendable {
        case remote(url: String, requirement: PackageRequirement)
        case local(path: String)
        case unknown
    }
}
