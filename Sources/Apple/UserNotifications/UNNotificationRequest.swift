public import Foundation

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("critical"))

    public init(named name: UNNotificationSoundName) {}
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

open class UNNotificationContent: NSObject {
    public fileprivate(set) var contents = Contents()

    public struct Contents {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var attachments: [UNNotificationAttachment] = []
    }

    open var title: String { contents.title }
    open var subtitle: String { contents.subtitle }
    open var body: String { contents.body }
    open var badge: NSNumber? { contents.badge }
    open var sound: UNNotificationSound? { contents.sound }
    open var userInfo: [AnyHashable: Any] { contents.userInfo }
    open var categoryIdentifier: String { contents.categoryIdentifier }
    open var threadIdentifier: String { contents.threadIdentifier }
    open var interruptionLevel: UNNotificationInterruptionLevel { contents.interruptionLevel }
    open var relevanceScore: Double { contents.relevanceScore }
    open var attachments: [UNNotificationAttachment] { contents.attachments }
}

open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { contents.title }
        set { contents.title = newValue }
    }
    open override var subtitle: String {
        get { contents.subtitle }
        set { contents.subtitle = newValue }
    }
    open override var body: String {
        get { contents.body }
        set { contents.body = newValue }
    }
    open override var badge: NSNumber? {
        get { contents.badge }
        set { contents.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { contents.sound }
        set { contents.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { contents.userInfo }
        set { contents.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { contents.categoryIdentifier }
        set { contents.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { contents.threadIdentifier }
        set { contents.threadIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { contents.interruptionLevel }
        set { contents.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { contents.relevanceScore }
        set { contents.relevanceScore = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { contents.attachments }
        set { contents.attachments = newValue }
    }
}

public final class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL

    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}

open class UNNotificationTrigger: NSObject {
    public let repeats: Bool

    fileprivate init(repeating repeats: Bool) { self.repeats = repeats }
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeating: repeats)
    }

    public func nextTriggerDate() -> Date? { Date() + timeInterval }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents

    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init(repeating: repeats)
    }

    public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

public final class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

public final class UNNotification: NSObject {
    public let date: Date
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

public final class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(to notification: UNNotification, by action: String) {
        self.notification = notification
        actionIdentifier = action
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

public final class UNNotificationAction: NSObject {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions

    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

public final class UNNotificationCategory: NSObject {
    public let identifier: String
    public let actions: [UNNotificationAction]

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
    }
}
