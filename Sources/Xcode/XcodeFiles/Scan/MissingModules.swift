/// Apple's modules that Linux lacks.
package enum MissingModules {
    /// Advice on how to do without a module; nil for an unknown one.
    package static func advice(without module: String) -> String? { advice[module] }

    private static let data = "let the app write what the widget shows into its group, as a file or in UserDefaults"
    private static let app = "leave it to the app, whose group the widget reads"

    private static let forApp = [
        "AlarmKit", "ARKit", "AuthenticationServices", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "CarPlay",
        "ClockKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreLocation", "CoreML", "CoreMotion", "CoreNFC",
        "CoreSpotlight", "CoreTelephony", "DeviceActivity", "EventKit", "EventKitUI", "FamilyControls",
        "FoundationModels", "GameKit", "HealthKit", "HomeKit", "LinkPresentation", "LocalAuthentication",
        "LockedCameraCapture", "ManagedSettings", "MediaPlayer", "Messages", "MessageUI", "Metal", "MetalKit",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NetworkExtension", "PassKit", "PDFKit", "Photos",
        "PhotosUI", "PushKit", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "SensorKit", "Speech",
        "SpriteKit", "StoreKit", "TipKit", "Translation", "UserNotifications", "Vision", "WatchConnectivity",
        "WatchKit", "WeatherKit", "WebKit",
    ]

    private static let advice: [String: String] = [
        "CoreData": data, "SwiftData": data, "CloudKit": data,
        "Charts": "draw with Path, Canvas or Shape",
        "MapKit": "let the app draw the map into a picture of its group",
        "Network": "use URLSession",
        "Security": "keep secrets in a file of the app's group that only its user can read",
        "CryptoKit": "import Crypto of the package swift-crypto instead",
        "CommonCrypto": "import Crypto of the package swift-crypto instead",
        "CoreImage": "use pictures that are ready", "ImageIO": "use UIImage",
        "AppKit": "use what SwiftUI has", "CoreText": "use what SwiftUI has", "QuartzCore": "use what SwiftUI has",
        "Accelerate": "use plain Swift", "simd": "use the SIMD types of Swift",
    ].merging(forApp.map { ($0, app) }) { own, _ in own }
}
