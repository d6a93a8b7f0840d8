public import Foundation
import Synchronization

/// An intent of a definition, as used by Siri and by configurable widgets on iOS 14. Its subclasses are generated from
/// the definition.
// Unchecked, because subclasses are open; what they hold is kept here, behind a lock.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    private let values = Mutex(IntentValues())

    /// An intent without values.
    public required override init() {}

    /// The parameters of the intent, in the order of its definition.
    open class var parameterDescriptions: [INParameterDescription] { [] }

    /// The value of a parameter; nil if it has none.
    public final func value(of parameter: String) -> Any? { values.withLock { $0[parameter]?.value } }

    /// Sets the value of a parameter; nil for none.
    public final func setValue(_ value: Any?, of parameter: String) {
        let value = value.map(IntentValue.init)
        values.withLock { $0[parameter] = value }
    }

    /// The values that a handler offers for a parameter; nil if it is not a handler of this intent.
    @concurrent open func options(
        of parameter: String, matching term: String?, from handler: Any
    ) async throws -> [NSObject]? { nil }

    /// The default value that a handler gives a parameter; nil if it gives none.
    open func defaultValue(of parameter: String, from handler: Any) -> Any? { nil }

    // MARK: Siri, which does not exist here

    /// Always nil here.
    open var identifier: String? { nil }
    /// Always nil here.
    open var intentDescription: String? { nil }
    /// A phrase to suggest, which has no effect here.
    open var suggestedInvocationPhrase: String? {
        get { value(of: "suggestedInvocationPhrase") as? String }
        set { setValue(newValue, of: "suggestedInvocationPhrase") }
    }
    /// The metadata of a donation, which has no effect here.
    open var donationMetadata: INIntentDonationMetadata? {
        get { value(of: "donationMetadata") as? INIntentDonationMetadata }
        set { setValue(newValue, of: "donationMetadata") }
    }

    /// Has no effect here: images of parameters are not shown.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}

    /// An intent of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        let values = values.withLock(\.self)
        copy.values.withLock { $0 = values }
        return copy
    }
}

typealias IntentValues = [String: IntentValue]

/// A value that one thread hands to another.
// Unchecked, because iOS allows values of any class, which are not changed once they are set.
struct IntentValue: @unchecked Sendable {
    let value: Any
}

/// The metadata of an intent's donation, which has no effect here.
open class INIntentDonationMetadata: NSObject {}

/// The response to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// A response without values.
    public required override init() {}
}
