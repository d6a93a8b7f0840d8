import WidgetArchive
import WidgetRecords

/// A widget that a person is about to place, with the values that have been given so far.
package struct UnplacedWidget: Hashable, Sendable {
    let kind: String
    let family: String
    let program: String
    var parameters: [String: Parameter] = [:]
    /// What still needs a value, and is asked for one by one.
    var missing: [ParameterDescription]

    init(_ kind: KindDescription, _ family: Family, program: String) {
        (self.kind, self.family, self.program) = (kind.kind, family.rawValue, program)
        missing = kind.parameters.filter(\.isRequired)
    }

    /// Asks for the next value, or places the widget once it has them all.
    var outcome: Menu.Outcome {
        guard missing.isEmpty else { return .more(.missing(in: self)) }
        return .wish(.place(kind: kind, family: family, parameters: parameters, program: program))
    }

    /// What follows a value for the first parameter that is missing.
    func outcome(giving value: Parameter) -> Menu.Outcome {
        var next = self
        next.parameters[next.missing.removeFirst().name] = value
        return next.outcome
    }
}
