import WidgetArchive
import WidgetRecords

/// A widget that a person is about to place, with the values given so far.
package struct UnplacedWidget: Hashable, Sendable {
    let kind: String
    let family: String
    let program: String
    var parameters: [String: Parameter] = [:]
    /// The parameters that still need a value, asked for one by one.
    var missing: [ParameterDescription]

    init(_ kind: KindDescription, _ family: Family, program: String) {
        (self.kind, self.family, self.program) = (kind.kind, family.rawValue, program)
        missing = kind.parameters.filter(\.isRequired)
    }

    /// A request for the next value, or for placing the widget once it has them all.
    var outcome: Menu.Outcome {
        guard missing.isEmpty else { return .more(.missing(in: self)) }
        return .wish(.place(kind: kind, family: family, parameters: parameters, program: program))
    }

    /// The outcome of giving a value for the first missing parameter.
    func outcome(giving value: Parameter) -> Menu.Outcome {
        var next = self
        next.parameters[next.missing.removeFirst().name] = value
        return next.outcome
    }
}
