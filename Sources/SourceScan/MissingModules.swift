/// Apple's modules that Linux lacks.
package enum MissingModules {
    /// What to do without a module; nil for one that is not known.
    package static func advice(without module: String) -> String? { advice[module] }

    private static let data = "let the app write what the widget shows into its group, as a file or in UserDefaults"
    private static let app = "leave it to the app, whose group the widget reads"

    private static let advice: [String: String] = [
        "CoreData": data, "SwiftData": data, "CloudKit": data,
        "Charts": "draw with Path, Canvas or Shape",
        "MapKit": "let the app draw the map into a picture of its group",
        "CoreLocation": app, "CoreMotion": app, "HealthKit": app, "EventKit": app, "Contacts": app, "Photos": app,
        "AVFoundation": app, "AVKit": app, "MediaPlayer": app, "MusicKit": app, "WeatherKit": app, "HomeKit": app,
        "UserNotifications": app, "BackgroundTasks": app, "StoreKit": app, "NetworkExtension": app,
        "WatchConnectivity": app, "WatchKit": app, "ClockKit": app,
        "Network": "use URLSession",
        "Security": "keep secrets in a file of the app's group that only its user can read",
        "CryptoKit": "import Crypto of the package swift-crypto instead",
        "CommonCrypto": "import Crypto of the package swift-crypto instead",
        "CoreImage": "use pictures that are ready", "Vision": app, "CoreML": app, "NaturalLanguage": app,
        "AppKit": "use what SwiftUI has", "SceneKit": app, "SpriteKit": app, "RealityKit": app,
        "WebKit": app, "SafariServices": app, "LinkPresentation": app, "QuickLook": app,
    ]
}
