public import Foundation
import Synchronization

/// The device that a program is made for, as an iPhone describes itself to apps.
public final class UIDevice: NSObject, Sendable {
    public static let current = UIDevice()

    /// The name that apps have been given since iOS 16.
    public var name: String { "iPhone" }
    /// The kind of device.
    public var model: String { "iPhone" }
    /// The kind of device in a person's language.
    public var localizedModel: String { "iPhone" }
    /// The system whose interface this is.
    public var systemName: String { "iOS" }
    /// The version of the system whose interface this is.
    public var systemVersion: String { "18.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The same at each start on one machine for one person.
    public var identifierForVendor: UUID? { UIDevice.vendor }
    /// Not known: -1.
    public var batteryLevel: Float { -1 }
    /// Not known.
    public var batteryState: BatteryState { .unknown }
    public var orientation: UIDeviceOrientation { .portrait }

    /// Whether a program monitors the battery, of which it hears nothing here.
    public var isBatteryMonitoringEnabled: Bool {
        get { monitorsBattery.withLock { $0 } }
        set { monitorsBattery.withLock { $0 = newValue } }
    }

    private let monitorsBattery = Mutex(false)

    public enum BatteryState: Int, Sendable {
        /// Unknown, in use, charging and full.
        case unknown, unplugged, charging, full
    }

    // None of these is posted here.
    public static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")

    /// The machine's own identifier must stay private, so it is mixed with the person's.
    private static let vendor: UUID? = {
        guard let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else { return nil }
        let (first, second) = (digest("first \(NSHomeDirectory()) \(machine)"), digest("second \(machine)"))
        var bytes = (first.bytes + second.bytes)[...]
        func next() -> UInt8 { bytes.popFirst() ?? 0 }
        return UUID(
            uuid: (
                next(), next(), next(), next(), next(), next(), next() & 0x0F | 0x80, next(), next() & 0x3F | 0x80,
                next(), next(), next(), next(), next(), next(), next()
            ))
    }()

    private static func digest(_ words: String) -> UInt64 {
        words.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

extension UInt64 {
    fileprivate var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) } }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown, and the ways to hold it.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is held sideways.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
