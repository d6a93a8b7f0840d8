/// The cause behind a compiler's message.
enum ErrorCause: Equatable {
    case missingModule(String)
    /// A type, function or variable.
    case missingName(String)
    case missingMember(String, of: String)
    /// A message that often only follows from a missing declaration.
    case consequence(String)
    case other(String)

    init(_ message: String) {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        func name(_ index: Int) -> String { index < quoted.count ? String(quoted[index]) : "" }
        if ErrorCause.ofObjectiveC.contains(where: message.contains) {
            self = .other(ErrorCause.noObjectiveC)
        } else if ErrorCause.ofConformance.contains(where: message.contains) {
            self = .consequence(message)
        } else if message.hasPrefix("no such module '") {
            self = .missingModule(name(1))
        } else if message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type '") {
            self = .missingName(name(1))
        } else if message.hasPrefix("no type named '") {
            self = .missingName(name(1))
        } else if message.contains("' has no member '"), quoted.count >= 4 {
            self = .missingMember(name(3), of: name(1))
        } else if ErrorCause.consequences.contains(where: message.contains) {
            self = .consequence(message)
        } else {
            self = .other(message)
        }
    }

    private static let ofObjectiveC = ["Objective-C interoperability", "the Objective-C runtime"]
    private static let noObjectiveC = """
        there is no Objective-C on Linux (@objc, #selector): pass a closure, as to \
        NotificationCenter.addObserver(forName:object:queue:using:)
        """

    private static let consequences = [
        "contextual", "could not be inferred", "failed to produce diagnostic", "unable to type-check",
        "does not conform to protocol", "cannot convert value of type", "ambiguous", "type of expression",
        "in macro expansion", "initializer for conditional binding",
        "does not override any", "missing return",
    ]

    /// Messages about a type whose protocol is missing, and about the types that a provider's protocol would declare.
    private static let ofConformance = [
        "requires that", "cannot conform to", "is not a member type of", "cannot find type 'Context' in scope",
        "cannot find type 'Entry' in scope",
    ]

    var isMissing: Bool {
        switch self {
        case .missingModule, .missingName, .missingMember: true
        case .consequence, .other: false
        }
    }

    var mayFollow: Bool { if case .consequence = self { true } else { false } }

    /// Whether it may follow from a type's declaration, which may be in another file.
    var isOfConformance: Bool {
        if case .consequence(let message) = self {
            ErrorCause.ofConformance.contains(where: message.contains)
        } else {
            false
        }
    }

    var title: String {
        switch self {
        case .missingModule(let module): "the module \(module)"
        case .missingName(let name): AppleFramework.owner(of: name).map { "\(name) (\($0))" } ?? name
        case .missingMember(let member, let type):
            "\(ErrorCause.isView(type) ? "" : type).\(member)"
        case .consequence(let message) where message.hasPrefix("missing return"):
            "\(message): what it returns may be inside '#if os(iOS)', which is false here"
        case .consequence(let message), .other(let message): message
        }
    }

    /// Whether a type is a view, for which a missing modifier is missing for every other view too.
    private static func isView(_ type: String) -> Bool {
        type.hasPrefix("some ") || type.hasSuffix("View") || type.contains("<") || ["Text", "Image"].contains(type)
    }
}

/// Apple's frameworks, recognised by the prefixes of their names.
enum AppleFramework {
    static func owner(of name: String) -> String? {
        if beyondHashes.contains(name) { return "CryptoKit, of which only hashes and HMAC are here" }
        if let framework = whole.first(where: { name.hasPrefix($0.key) })?.value { return framework }
        let prefix = String(name.prefix(2))
        guard name.dropFirst(2).first?.isUppercase == true, name.contains(where: \.isLowercase) else { return nil }
        return byPrefix[prefix]
    }

    /// Names of CryptoKit besides those of hashes and HMAC.
    private static let beyondHashes: Set = [
        "AES", "ChaChaPoly", "Curve25519", "P256", "P384", "P521", "HKDF", "HPKE", "SecureEnclave", "CryptoKitError",
    ]

    private static let whole = [
        "ModelContext": "SwiftData",
        "ModelContainer": "SwiftData", "FetchDescriptor": "SwiftData", "LineMark": "Charts", "BarMark": "Charts",
        "AreaMark": "Charts", "PointMark": "Charts", "SectorMark": "Charts", "RuleMark": "Charts",
        "WeatherService": "WeatherKit", "SecItem": "Security", "kSec": "Security", "SymmetricKey": "CryptoKit",
        "CCCrypt": "CommonCrypto, of which only hashes and HMAC are here",
        "CCKeyDerivation": "CommonCrypto, of which only hashes and HMAC are here",
        "sysctl": "Darwin", "kinfo_proc": "Darwin",
    ]

    private static let byPrefix = [
        "UI": "UIKit", "NS": "AppKit or Foundation", "CL": "CoreLocation", "CN": "Contacts", "EK": "EventKit",
        "HK": "HealthKit", "AV": "AVFoundation", "SK": "StoreKit", "PH": "Photos",
        "CB": "CoreBluetooth", "UN": "UserNotifications", "CM": "CoreMotion", "WK": "WebKit or WatchKit",
        "IN": "Intents", "CI": "CoreImage", "CK": "CloudKit", "MP": "MediaPlayer", "VN": "Vision",
        "WC": "WatchConnectivity", "CA": "QuartzCore", "CT": "CoreText", "GK": "GameKit", "HM": "HomeKit",
        "NW": "Network", "LA": "LocalAuthentication", "BG": "BackgroundTasks",
    ]
}
