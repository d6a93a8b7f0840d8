public import Foundation
import Synchronization

/// An object that a parameter can refer to. Its subclasses, with properties of their own, are generated from a
/// definition.
// Unchecked, because subclasses are open; what they hold is kept here, behind a lock.
open class INObject: NSObject, @unchecked Sendable {
    private let values = Mutex(IntentValues())

    public let identifier: String?
    /// The text that people read.
    public let displayString: String
    /// The pronunciation, which has no effect here.
    public let pronunciationHint: String?

    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    /// An object with a second line and an image.
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// The value of a property of the class; nil if it has none.
    public final func value(of property: String) -> Any? { values.withLock { $0[property]?.value } }

    /// Sets the value of a property of the class; nil for none.
    public final func setValue(_ value: Any?, of property: String) {
        let value = value.map(IntentValue.init)
        values.withLock { $0[property] = value }
    }

    public final var subtitleString: String? {
        get { value(of: "subtitleString") as? String }
        set { setValue(newValue, of: "subtitleString") }
    }
    /// The image, which is not shown here.
    public final var displayImage: INImage? {
        get { value(of: "displayImage") as? INImage }
        set { setValue(newValue, of: "displayImage") }
    }
    /// Alternative names of the object, which have no effect here.
    public final var alternativeSpeakableMatches: [INSpeakableString]? {
        get { value(of: "alternativeSpeakableMatches") as? [INSpeakableString] }
        set { setValue(newValue, of: "alternativeSpeakableMatches") }
    }

    /// Sets alternative names of the object, which have no effect here.
    public final func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
        alternativeSpeakableMatches = matches
    }

    /// Objects are equal if they have the same identifier and text.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return identifier == other.identifier && displayString == other.displayString
    }

    open override var hash: Int { (identifier ?? displayString).hashValue }
}

/// Words that can be spoken.
public final class INSpeakableString: NSObject, Sendable {
    public let spokenPhrase: String

    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

/// An image, which is not shown here.
public final class INImage: NSObject, Sendable {
    public init(named name: String) {}
    public init(systemImageNamed name: String) {}
    public init(imageData: Data) {}
    public init?(url URL: URL) {}
}
