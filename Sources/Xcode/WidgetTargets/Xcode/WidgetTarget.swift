package import XcodeFiles

/// A widget extension as Xcode builds it.
package struct WidgetTarget: Equatable, Sendable {
    package var name: String
    /// Swift files, and what else is part of it, by their paths from the project.
    package var sources: [String] = []
    package var resources: [String] = []
    /// Resources with the name of another one, which a package cannot declare.
    package var undeclared: [String] = []
    /// What it is made of but cannot be taken, by what to say of it.
    package var left: [LeftOut] = []
    /// What is wrong with its files of settings.
    package var problems: [String] = []
    /// Files that other targets are made of too, and the names of these.
    package var shared: [String: [String]] = [:]
    package var settings = Settings()
    /// The app groups of its entitlements.
    package var groups: [String] = []
    /// The products of Swift packages that it links.
    package var products: [PackageProduct] = []

    package struct LeftOut: Equatable, Sendable {
        package var name: String
        package var reason: String
    }

    /// What the build settings say that a package can say too.
    package struct Settings: Equatable, Sendable {
        package var bundleIdentifier: String?
        /// Those that its Info.plist is filled with, by name.
        package var ofInformation: [String: String] = [:]
        package var languageMode = "5"
        /// Compilation conditions of both configurations, and of one alone.
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

    /// Where a package is, with its versions as a manifest writes them.
    package enum Source: Hashable, Sendable {
        case remote(url: String, requirement: SwiftText)
        case local(path: String)
        case unknown
    }
}
