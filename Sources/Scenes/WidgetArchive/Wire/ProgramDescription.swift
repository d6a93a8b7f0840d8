/// A widget program's description of itself.
package struct ProgramDescription: Hashable, Sendable {
    package var kinds: [KindDescription]
    /// The names of the types of attributes whose Live Activities it shows.
    package var activities: [String]
    /// Advice for anyone who adds the program, such as a defect in how it was built.
    package var notes: [String]

    package init(_ kinds: [KindDescription], activities: [String] = [], notes: [String] = []) {
        self.kinds = kinds
        self.activities = activities
        self.notes = notes
    }
}

/// A kind of widget.
package struct KindDescription: Hashable, Sendable {
    package var kind: String
    package var name: String
    package var summary: String
    package var families: [Family]
    package var parameters: [ParameterDescription]
    /// Configurations that the widget suggests.
    package var recommendations: [Recommendation]
    /// The class of the intent, from an intent definition, that configures it.
    package var intent: String?

    package init(
        _ kind: String, name: String, summary: String, families: [Family], parameters: [ParameterDescription] = [],
        recommendations: [Recommendation] = [], intent: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.summary = summary
        self.families = families
        self.parameters = parameters
        self.recommendations = recommendations
        self.intent = intent
    }

    package struct Recommendation: Hashable, Sendable {
        package var title: String
        package var parameters: [String: Parameter]

        package init(_ title: String, parameters: [String: Parameter]) {
            self.title = title
            self.parameters = parameters
        }
    }
}

/// Something about a kind that can be set for each placed widget.
package struct ParameterDescription: Hashable, Sendable {
    package var name: String
    package var title: String
    package var type: Kind
    /// The type of a list's elements, if known.
    package var elements: Kind?
    package var isOptional: Bool
    /// The default value, and how it reads.
    package var standard: Choice?
    /// All possible values, if they are fixed. Otherwise, if `hasChoices`, the program offers them on request.
    package var cases: [Choice]
    package var hasChoices: Bool
    /// The least and the greatest number allowed.
    package var minimum: Parameter?
    package var maximum: Parameter?

    package init(
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

    package enum Kind: String, Sendable {
        case boolean, integer, real, text, date, url, entity, choice, list
    }
}

/// One possible value of a parameter, and its title for people.
package struct Choice: Hashable, Sendable {
    package var value: Parameter
    package var title: String
    package var subtitle: String?
    package var symbol: String?

    package init(_ value: Parameter, title: String, subtitle: String? = nil, symbol: String? = nil) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
    }
}
