/// The modules that a widget target can import here.
package enum OfferedModules {
    /// The products to depend on, by the modules that they provide.
    package static let products: [String: String] = [
        "WidgetKit": "WidgetKit", "SwiftUI": "SwiftUI", "AppIntents": "AppIntents", "OSLog": "OSLog", "os": "OSLog",
        "UIKit": "UIKit", "ActivityKit": "ActivityKit", "AlarmKit": "AlarmKit",
        "CoreGraphics": "CoreGraphics", "ImageIO": "ImageIO", "Security": "Security",
        "DeveloperToolsSupport": "DeveloperToolsSupport",
        "SQLite3": "SQLite3", "CryptoKit": "CryptoKit", "CommonCrypto": "CommonCrypto",
        "CoreLocation": "CoreLocation", "Network": "Network", "SafariServices": "SafariServices", "WebKit": "WebKit",
        "UniformTypeIdentifiers": "UniformTypeIdentifiers", "CoreTransferable": "CoreTransferable",
        "Intents": "Intents", "Combine": "Combine", "home_widget": "home_widget", "MapKit": "MapKit",
        "CoreData": "CoreData",
        "UserNotifications": "UserNotifications",
        "AppGroups": "AppGroups", "AppGroupsObservation": "AppGroupsObservation", "GroupStore": "GroupStore",
        "GroupWatch": "GroupWatch", "GroupTesting": "GroupTesting",
    ]

    /// The modules that come with Swift.
    package static let ofToolchain: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
        "Observation", "Synchronization", "RegexBuilder", "Testing", "XCTest", "_Concurrency",
    ]

    package static let importable = ofToolchain.union(products.keys)

    /// The modules that an app's screens are made with, of which only what widgets use is here.
    static let partial: Set = ["UIKit", "MapKit", "WebKit"]

    /// The modules that are imported by another name in the copy of a file for phones.
    static let renamed: Set = ["Darwin"]
}
