import Foundation
import SourceScan

/// Apple's modules that Linux lacks, and what to do without each.
enum Unavailable {
    /// One line for each import of such a module, as compilers write errors.
    static func problems(in scans: [(file: URL, scan: SourceScan)], of target: Target) -> [String] {
        scans.flatMap { file, scan in
            scan.imports.compactMap { found in
                guard !target.modules.contains(found.module), let advice = advice[found.module] else { return nil }
                return "\(file.path):\(found.place.line):\(found.place.column): error: "
                    + "there is no \(found.module) on Linux; \(advice), or put this code inside "
                    + "'#if canImport(\(found.module))'"
            }
        }
    }

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
