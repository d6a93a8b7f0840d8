public import Foundation
public import GroupStore
import Synchronization

/// Apple's `UserDefaults`, over suites that processes share as files.
///
/// What is set is seen at once in this process, written in the background, and on disk when `synchronize()` returns true
/// or the process ends by itself. What any process has written is seen by the next read, without `synchronize()`.
///
/// A process that ends waits up to ten seconds for suites that others lock. What it could not write it names on stderr,
/// and its exit code is 3 where it would have been 0.
///
/// What is set before a fork is on disk after it, or stays with the parent while the suite is locked. In a forked child
/// `set` writes before it returns, since there is no other thread that could.
open class UserDefaults: NSObject, @unchecked Sendable {
    // Unchecked, because a class that can be subclassed cannot be checked; all of its own state is constant or a Mutex.

    public static let globalDomain = "NSGlobalDomain"
    public static let argumentDomain = "NSArgumentDomain"
    public static let registrationDomain = "NSRegistrationDomain"

    /// Posted when this process changed a value, on the thread that did, with the `UserDefaults` as its object.
    public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")

    let domain: SuiteDefaults
    let global: SuiteDefaults
    let added = Mutex<[SuiteDefaults]>([])

    /// The defaults of this program itself, kept in the suite of its bundle identifier or else its name.
    open class var standard: UserDefaults { shared }
    private static let shared = UserDefaults()

    /// Does nothing: there is no cache that could be reset.
    open class func resetStandardUserDefaults() {}

    /// The defaults of this program itself.
    public override init() {
        domain = .named(StandardSuite.name, in: StandardSuite.root)
        global = .named(StandardSuite.globalName, in: StandardSuite.root)
    }

    /// The defaults that all programs share that know the name, such as `group.com.example.app`; nil, and a line on
    /// stderr that says why, if that cannot be a suite's name. Without a name, those of this program itself.
    public init?(suiteName: String?) {
        guard let name = suiteName.map(SuiteName.init(complainingAbout:)) ?? StandardSuite.name,
            let root = suiteName == nil ? StandardSuite.root : Root.orComplaint
        else { return nil }
        domain = .named(name, in: root)
        global = .named(StandardSuite.globalName, in: root)
    }

    /// The defaults of a suite in a root of the caller's choice, as tests want it.
    public init(_ name: SuiteName, in root: Root) {
        domain = .named(name, in: root)
        global = .named(StandardSuite.globalName, in: root)
    }

    // MARK: Any value

    open func object(forKey defaultName: String) -> Any? {
        value(Key(defaultName))?.propertyList
    }

    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        if let url = value as? URL { return set(url, forKey: defaultName) }
        guard let plain = Value(propertyList: value) else {
            return Complaint.make(
                "the value for '\(defaultName)' is no property list but \(type(of: value)); it was not set")
        }
        assign(plain, defaultName, as: Float(heldBy: value))
    }

    open func removeObject(forKey defaultName: String) {
        assign(nil, defaultName)
    }

    /// Waits until all that was set here is on disk; false if it cannot be written, or another process keeps the suite
    /// locked. It stays in sight here then, and is tried again.
    @discardableResult
    open func synchronize() -> Bool {
        BackgroundWriter.finish(domain)
    }

    // MARK: Values by type, which take those of other types for what they look like

    open func string(forKey defaultName: String) -> String? {
        let key = Key(defaultName)
        guard let value = value(key) else { return nil }
        return domain.float(key, if: value)?.shortestDecimal ?? value.coercedString
    }

    open func array(forKey defaultName: String) -> [Any]? {
        object(forKey: defaultName) as? [Any]
    }

    open func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    open func data(forKey defaultName: String) -> Data? {
        guard case .data(let bytes) = value(Key(defaultName)) else { return nil }
        return Data(bytes)
    }

    open func stringArray(forKey defaultName: String) -> [String]? {
        value(Key(defaultName))?.stringArray
    }

    open func integer(forKey defaultName: String) -> Int {
        value(Key(defaultName))?.coercedInteger ?? 0
    }

    open func float(forKey defaultName: String) -> Float {
        Float(double(forKey: defaultName))
    }

    open func double(forKey defaultName: String) -> Double {
        value(Key(defaultName))?.coercedDouble ?? 0
    }

    open func bool(forKey defaultName: String) -> Bool {
        value(Key(defaultName))?.coercedBool ?? false
    }

    open func url(forKey defaultName: String) -> URL? {
        value(Key(defaultName))?.coercedURL
    }

    open func set(_ value: Int, forKey defaultName: String) {
        assign(.integer(Int64(value)), defaultName)
    }

    open func set(_ value: Float, forKey defaultName: String) {
        assign(.real(Double(value)), defaultName, as: value)
    }

    open func set(_ value: Double, forKey defaultName: String) {
        assign(.real(value), defaultName)
    }

    open func set(_ value: Bool, forKey defaultName: String) {
        assign(.boolean(value), defaultName)
    }

    open func set(_ url: URL?, forKey defaultName: String) {
        assign(url.flatMap { Value($0) }, defaultName)
    }

    /// The same as `object(forKey:)`, as key-value coding has it.
    open func value(forKey key: String) -> Any? {
        object(forKey: key)
    }

    /// The same as `set(_:forKey:)`, as key-value coding has it.
    open func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }

    /// False: nobody manages defaults here.
    open func objectIsForced(forKey key: String) -> Bool { false }
    open func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
