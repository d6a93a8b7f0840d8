/// A parameter of an intent's definition.
public struct INParameterDescription: Sendable {
    /// The name of the property.
    public let name: String
    /// The title that people read.
    public let title: String
    public let kind: Kind
    /// Whether it holds a list of values.
    public let isArray: Bool
    /// Whether a handler of the intent offers values.
    public let providesOptions: Bool
    /// The default value as text; nil if there is none.
    public let defaultValue: String?

    public init(
        name: String, title: String, kind: Kind, isArray: Bool = false, providesOptions: Bool = false,
        defaultValue: String? = nil
    ) {
        self.name = name
        self.title = title
        self.kind = kind
        self.isArray = isArray
        self.providesOptions = providesOptions
        self.defaultValue = defaultValue
    }

    public enum Kind: Sendable {
        case string
        /// An `NSNumber`.
        case integer, decimal, boolean
        case url
        /// A date, as `DateComponents`.
        case date
        case enumeration(any INEnumeration.Type)
        case object(INObject.Type)
    }
}

/// An enumeration of a definition, whose case 0 means no value.
public protocol INEnumeration: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    /// The names that people read, by the raw values of the cases.
    static var displayNames: [Int: String] { get }
}
