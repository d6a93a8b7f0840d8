public import Foundation
public import GroupStore
import Synchronization

/// `UserDefaults` as on Apple's systems, over suites that processes share as files.
///
/// A new value is visible in this process at once, and written in the background. It is on disk when `synchronize()`
/// has returned true, or after a normal exit. A read returns the last value written by any process, without
/// `synchronize()`.
///
/// A process that exits waits up to ten seconds for suites that others have locked. It lists unwritten values on
/// stderr, and exits with 3 where it would have exited with 0.
///
/// Values set before a fork are on disk after it, or stay pending in the parent if the suite is locked. In a forked
/// child, `set` writes before it returns, since there is no other thread to do it.
open class UserDefaults: NSObject, @unchecked Sendable {
    // Unchecked, because an open class cannot be checked; all state of its own is constant or a Mutex.

    /// The suite that every `UserDefaults` searches after its own.
    public static let globalDomain = "NSGlobalDomain"
    /// The domain of the program's arguments, which override every suite.
    public static let argumentDomain = "NSArgumentDomain"
    /// The domain of the registered values, which are searched last.
    public static let registrationDomain = "NSRegistrationDomain"

    /// Posted when this process changes a value, on the thread that changes it. The object is the `UserDefaults`.
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")

    let domain: SuiteDefaults
    let global: SuiteDefaults
    let added = Mutex<[SuiteDefaults]>([])

    /// This program's own defaults, in a suite named after its bundle identifier, or else its process name.
    open class var standard: UserDefaults { shared }
    private static let shared = UserDefaults()

    /// Does nothing: there is no cache to reset.
    open class func resetStandardUserDefaults() {}

    /// This program's own defaults.
    public override init() {
        domain = .named(StandardSuite.name, in: StandardSuite.root)
        global = .named(StandardSuite.globalName, in: StandardSuite.root)
    }

    /// The defaults shared by all programs that know the suite's name, such as `group.com.example.app`; without a name,
    /// this program's own. Returns nil, after a line on stderr that says why, if the name cannot be a suite's.
    public init?(suiteName: String?) {
        guard let name = suiteName.map(SuiteName.init(complainingAbout:)) ?? StandardSuite.name,
            let root = suiteName == nil ? StandardSuite.root : Root.orComplaint
        else { return nil }
        domain = .named(name, in: root)
        global = .named(StandardSuite.globalName, in: root)
    }

    /// The defaults of a suite in a given root, for tests.
    public init(_ name: SuiteName, in root: Root) {
        domain = .named(name, in: root)
        global = .named(StandardSuite.globalName, in: root)
    }

    // MARK: Any value

    /// The value of a key as a property-list object; nil if it has none.
    open func object(forKey defaultName: String) -> Any? {
        value(Key(defaultName))?.propertyList
    }

    /// Sets a value, which must be a property list or a URL; nil removes the key. Anything else is reported on stderr
    /// and not set.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        if let url = value as? URL { return set(url, forKey: defaultName) }
        guard let plain = Value(propertyList: value) else {
            return Complaint.make(
                "the value for '\(defaultName)' is not a property list but \(type(of: value)); it was not set")
        }
        assign(plain, defaultName, as: Float(heldBy: value))
    }

    /// Removes a key from this suite. Values of other domains in the search list then show through.
    open func removeObject(forKey defaultName: String) {
        assign(nil, defaultName)
    }

    /// Waits until everything that this process set is on disk. Returns false if it cannot be written, or another
    /// process keeps the suite locked. It stays visible here then, and the write is retried.
    @discardableResult
    open func synchronize() -> Bool {
        BackgroundWriter.finish(domain)
    }

    // MARK: Values by type, with Apple's coercions

    /// The string of a key. Numbers and booleans are converted.
    open func string(forKey defaultName: String) -> String? {
        let key = Key(defaultName)
        guard let value = value(key) else { return nil }
        return domain.float(key, if: value)?.shortestDecimal ?? value.coercedString
    }

    /// The array of a key; nil if its value is not an array.
    open func array(forKey defaultName: String) -> [Any]? {
        object(forKey: defaultName) as? [Any]
    }

    /// The dictionary of a key; nil if its value is not a dictionary.
    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// The data of a key; nil if its value is not data.
    open func data(forKey defaultName: String) -> Data? {
        guard case .data(let bytes) = value(Key(defaultName)) else { return nil }
        return Data(bytes)
    }

    /// The array of a key if all of its elements are strings; nil otherwise.
    open func stringArray(forKey defaultName: String) -> [String]? {
        value(Key(defaultName))?.stringArray
    }

    /// The integer of a key, or 0. Strings are read as numbers, reals are truncated, and booleans are 0 or 1.
    open func integer(forKey defaultName: String) -> Int {
        value(Key(defaultName))?.coercedInteger ?? 0
    }

    /// The number of a key, converted as by `double(forKey:)` and rounded to a `Float`.
    open func float(forKey defaultName: String) -> Float {
        Float(double(forKey: defaultName))
    }

    /// The number of a key, or 0. Strings are read as numbers, and booleans are 0 or 1.
    open func double(forKey defaultName: String) -> Double {
        value(Key(defaultName))?.coercedDouble ?? 0
    }

    /// The boolean of a key, or false. Numbers other than 0 are true, and so are strings such as "YES", "true" and "1".
    open func bool(forKey defaultName: String) -> Bool {
        value(Key(defaultName))?.coercedBool ?? false
    }

    /// The URL of a key: one that was set as a URL, or a string as a path or URL.
    open func url(forKey defaultName: String) -> URL? {
        value(Key(defaultName))?.coercedURL
    }

    /// Sets an integer.
    open func set(_ value: Int, forKey defaultName: String) {
        assign(.integer(Int64(value)), defaultName)
    }

    /// Sets a `Float`. The file keeps the `Double` that it equals.
    open func set(_ value: Float, forKey defaultName: String) {
        assign(.real(Double(value)), defaultName, as: value)
    }

    /// Sets a number.
    open func set(_ value: Double, forKey defaultName: String) {
        assign(.real(value), defaultName)
    }

    /// Sets a boolean.
    open func set(_ value: Bool, forKey defaultName: String) {
        assign(.boolean(value), defaultName)
    }

    /// Sets a URL: a file's as a path, with `~` for the home directory, any other as an archive; nil removes the key.
    open func set(_ url: URL?, forKey defaultName: String) {
        assign(url.flatMap { Value($0) }, defaultName)
    }

    /// Returns `object(forKey:)`, for key-value coding.
    open func value(forKey key: String) -> Any? {
        object(forKey: key)
    }

    /// Calls `set(_:forKey:)`, for key-value coding.
    open func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// Returns false: there are no managed defaults here.
    open func objectIsForced(forKey key: String) -> Bool { false }
    /// Returns false: there are no managed defaults here.
    open func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
