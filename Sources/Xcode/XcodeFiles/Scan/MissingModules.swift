/// Apple's modules that Linux lacks.
package enum MissingModules {
    /// Advice on how to do without a module; nil for an unknown one.
    package static func advice(without module: String) -> String? {
        advice[module] ?? (marks.keys.contains(module) || others.contains(module) ? app : nil)
    }

    /// Advice for source with these words, which may use nothing of the module.
    package static func advice(without module: String, in words: Set<String>) -> String? {
        guard isUnused(module, by: words) else { return advice(without: module) }
        return "nothing here uses it: remove the import, or depend on the product UnusedImports of groupdefaults"
    }

    /// Whether nothing in source with these words is of a module, as far as its names are known. An import of it then
    /// only has to compile.
    package static func isUnused(_ module: String, by words: Set<String>) -> Bool {
        guard let names = marks[module] else { return false }
        return !words.contains { word in
            marks[word] == nil && names.contains { $0.last == "*" ? word.hasPrefix($0.dropLast()) : word == $0 }
        }
    }

    /// The modules whose names are known, which the module map of UnusedImports has as empty ones.
    package static var known: [String] { marks.keys.sorted() }

    /// The names of a module's declarations; those with a star begin so.
    private static let marks: [String: [String]] = {
        let media = ["AV*", "CM*", "kCM*", "CA*", "Audio*", "kAudio*"]
        return [
            "Accelerate": ["vDSP*", "vImage*", "vForce*", "BNNS*", "cblas*"], "AdSupport": ["ASIdentifierManager"],
            "AppTrackingTransparency": ["ATTrackingManager"], "ARKit": ["AR*", "SCN*", "SK*"], "AudioToolbox": media,
            "AuthenticationServices": ["AS*", "SignInWithApple*"], "AVFAudio": media, "AVFoundation": media,
            "AVKit": media + ["VideoPlayer"], "BackgroundTasks": ["BG*", "backgroundTask"], "CallKit": ["CX*"],
            "CarPlay": ["CP*"],
            "Charts": [
                "Chart", "Chart3D", "ChartProxy", "ChartContent", "ChartContentBuilder", "BarMark", "LineMark",
                "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark", "Plottable*", "AxisMarks",
                "AxisMark", "AxisGridLine", "AxisValueLabel", "AxisTick", "AxisContent", "InterpolationMethod",
                "chart*", "BarPlot", "LinePlot", "AreaPlot", "PointPlot",
            ],
            "ClockKit": ["CL*"], "CloudKit": ["CK*", "kCK*"], "Contacts": ["CN*"],
            "ContactsUI": ["CN*", "ContactAccess*"], "CoreAudio": media, "CoreBluetooth": ["CB*"],
            "CoreHaptics": ["CH*"], "CoreImage": ["CI*", "kCI*"], "CoreMedia": media, "CoreML": ["ML*"],
            "CoreMotion": ["CM*"], "CoreNFC": ["NFC*"], "CoreServices": ["LS*", "UT*", "kUTType*", "MD*"],
            "CoreSpotlight": ["CS*"], "CoreTelephony": ["CT*"], "CoreText": ["CT*", "kCT*"],
            "CoreVideo": ["CV*", "kCV*"], "DeviceActivity": ["DeviceActivity*"], "DeviceCheck": ["DC*"],
            "EventKit": ["EK*"], "EventKitUI": ["EK*"],
            "ExpoModulesCore": [
                "Expo*", "Module", "ModuleDefinition", "AppContext", "Record", "Field", "Promise", "Exception",
                "AsyncFunction", "Function", "Events", "Name", "Prop", "Property", "EventDispatcher",
                "JavaScript*",
            ],
            "ExternalAccessory": ["EA*"],
            "FamilyControls": ["FamilyActivity*", "FamilyControls*", "AuthorizationCenter", "familyActivityPicker"],
            "Flutter": ["Flutter*", "GeneratedPluginRegistrant"], "GameController": ["GC*"], "GameKit": ["GK*"],
            "GameplayKit": ["GK*"], "HealthKit": ["HK*"], "HomeKit": ["HM*"], "IntentsUI": ["INUI*"],
            "JavaScriptCore": ["JS*"], "LinkPresentation": ["LP*"],
            "LocalAuthentication": ["LA*", "kLA*", "LocalAuthenticationView"],
            "LockedCameraCapture": ["LockedCameraCapture*"],
            "ManagedSettings": [
                "ManagedSettings*", "Shield*", "Application", "ApplicationToken", "WebDomain*",
                "ActivityCategory*", "Token",
            ],
            "MediaPlayer": ["MP*"], "Messages": ["MS*"], "MessageUI": ["MF*"], "Metal": ["MTL*"],
            "MetalKit": ["MTK*", "MTL*"], "MetricKit": ["MX*"], "MobileCoreServices": ["LS*", "UT*", "kUTType*"],
            "MultipeerConnectivity": ["MC*"], "NaturalLanguage": ["NL*"], "NearbyInteraction": ["NI*"],
            "NetworkExtension": ["NE*"], "NotificationCenter": ["NC*"],
            "PassKit": ["PK*", "PayWithApplePay*", "AddPassToWallet*"], "PDFKit": ["PDF*"], "PencilKit": ["PK*"],
            "Photos": ["PH*"], "PhotosUI": ["PH*", "Photos*", "photosPicker*"], "PushKit": ["PK*"],
            "QuartzCore": ["CA*", "kCA*"], "QuickLook": ["QL*", "quickLookPreview"], "QuickLookThumbnailing": ["QL*"],
            "ReplayKit": ["RP*"], "SceneKit": ["SCN*", "SceneView"], "SensorKit": ["SR*"], "ShazamKit": ["SH*"],
            "SoundAnalysis": ["SN*"], "Speech": ["SF*", "Speech*", "Dictation*"], "SpriteKit": ["SK*", "SpriteView"],
            "StoreKit": [
                "SK*", "Product", "ProductView", "StoreView", "SubscriptionStoreView", "Transaction", "AppStore",
                "AppTransaction", "Storefront", "requestReview", "RequestReviewAction", "StoreKitError",
                "VerificationResult", "subscriptionStatusTask", "currentEntitlementTask", "storeProduct*",
            ],
            "SwiftData": [
                "Model", "ModelActor", "ModelContainer", "ModelConfiguration", "ModelContext", "PersistentModel",
                "PersistentIdentifier", "FetchDescriptor", "Query", "Schema", "SchemaMigrationPlan",
                "VersionedSchema", "Attribute", "Relationship", "modelContainer", "modelContext",
            ],
            "SystemConfiguration": ["SC*", "kSC*"], "TipKit": ["Tip*", "tip*", "popoverTip", "MiniTipViewStyle"],
            "UserNotificationsUI": ["UNNotificationContent*"],
            "VisionKit": ["VN*", "DataScanner*", "ImageAnalysis*", "LiveText*"], "WatchConnectivity": ["WC*"],
            "WatchKit": ["WK*"],
        ]
    }()

    private static let data = "let the app write what the widget shows into its group, as a file or in UserDefaults"
    private static let app = "leave it to the app, whose group the widget reads"

    /// Those whose names are not known.
    private static let others = ["FoundationModels", "MusicKit", "RealityKit", "Translation", "Vision", "WeatherKit"]

    private static let advice: [String: String] = [
        "SwiftData": data, "CloudKit": data,
        "Charts": "draw with Path, Canvas or Shape", "Darwin": "import Glibc, or Foundation",
        "CoreImage": "use pictures that are ready",
        "AppKit": "use what SwiftUI has", "CoreText": "use what SwiftUI has", "QuartzCore": "use what SwiftUI has",
        "Accelerate": "use plain Swift", "simd": "use the SIMD types of Swift",
    ]
}
