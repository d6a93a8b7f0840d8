/// What a widget program has to offer.
public struct ProgramDescription: Hashable, Sendable {
    public var version: Int
    public var kinds: [KindDescription]

    public static let currentVersion = 1

    public init(_ kinds: [KindDescription]) {
        version = ProgramDescription.currentVersion
        self.kinds = kinds
    }
}

/// A kind of widget.
public struct KindDescription: Hashable, Sendable {
    public var kind: String
    public var name: String
    public var summary: String
    public var families: [Family]
    public var parameters: [ParameterDescription]
    /// Configurations that the widget suggests.
    public var recommendations: [Recommendation]

    public init(
        _ kind: String, name: String, summary: String, families: [Family], parameters: [ParameterDescription] = [],
        recommendations: [Recommendation] = []
    ) {
        self.kind = kind
        self.name = name
        self.summary = summary
        self.families = families
        self.parameters = parameters
        self.recommendations = recommendations
    }

    public struct Recommendation: Hashable, Sendable {
        public var title: String
        public var parameters: [String: Parameter]

        public init(_ title: String, parameters: [String: Parameter]) {
            self.title = title
            self.parameters = parameters
        }
    }
}

/// Something about a kind that can be set for each placed widget.
public struct ParameterDescription: Hashable, Sendable {
    public var name: String
    public var title: String
    public var type: Kind
    /// What kind of values a list holds, as far as that is known.
    public var elements: Kind?
    public var isOptional: Bool
    /// What it is where nobody has set it, and how that reads.
    public var standard: Choice?
    /// All that it can be, if that is fixed. Otherwise the program is to be asked, where `hasChoices` says so.
    public var cases: [Choice]
    public var hasChoices: Bool
    /// The least and the greatest that a number may be.
    public var minimum: Parameter?
    public var maximum: Parameter?

    public init(
        _ name: String, title: String, type: Kind, elements: Kind? = nil, isOptional: Bool = false,
        standard: Choice? = nil,
        cases: [Choice] = [], hasChoices: Bool = false, minimum: Parameter? = nil, maximum: Parameter? = nil
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.elements = elements
        self.isOptional = isOptional
        self.standard = standard
        self.cases = cases
        self.hasChoices = hasChoices
        self.minimum = minimum
        self.maximum = maximum
    }

    public enum Kind: String, Sendable {
        case boolean, integer, real, text, date, url, entity, choice, list
    }
}

/// One value that a parameter may have, and how it is shown to those who choose.
public struct Choice: Hashable, Sendable {
    public var value: Parameter
    public var title: String
    public var subtitle: String?
    public var symbol: String?

    public init(_ value: Parameter, title: String, subtitle: String? = nil, symbol: String? = nil) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
    }
}
