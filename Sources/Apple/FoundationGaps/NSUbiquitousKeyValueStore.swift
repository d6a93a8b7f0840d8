public import Foundation
import Synchronization

/// Values that iCloud would keep the same on all devices of a person. Here they live as long as the process, and the
/// program's log says so once.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
    /// Never posted here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    public static let `default` = NSUbiquitousKeyValueStore()

    /// Each value as a property list, so that nobody else holds what is kept.
    private let values = Mutex<[String: Data]>([:])

    public func object(forKey aKey: String) -> Any? { values.withLock { $0[aKey] }.flatMap(Self.value) }

    /// Keeps a value that a property list may hold.
    public func set(_ anObject: Any?, forKey aKey: String) {
        _ = noteOfStore
        let text = anObject.flatMap {
            try? PropertyListSerialization.data(fromPropertyList: [$0], format: .binary, options: 0)
        }
        values.withLock { $0[aKey] = text }
    }

    public func removeObject(forKey aKey: String) { values.withLock { $0[aKey] = nil } }

    public var dictionaryRepresentation: [String: Any] {
        values.withLock(\.self).compactMapValues(Self.value)
    }

    /// Always true: there is nothing to fetch.
    @discardableResult public func synchronize() -> Bool { true }

    private static func value(of data: Data) -> Any? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any])?.first
    }
}

extension NSUbiquitousKeyValueStore {
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    public func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }
    public func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    public func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }

    private func number(_ key: String) -> NSNumber? { object(forKey: key) as? NSNumber }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

private let noteOfStore: Void = FileHandle.standardError.write(
    Data("NSUbiquitousKeyValueStore: there is no iCloud on Linux, so values live as long as this process.\n".utf8))
