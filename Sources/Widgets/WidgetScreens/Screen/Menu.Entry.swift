import WidgetArchive
import WidgetRecords

extension Menu {
    /// A parameter's value that a person types. Nothing changes until it is valid.
    package struct Entry: Sendable {
        package let title: String
        /// The current value.
        package let text: String
        private let parameter: ParameterDescription
        private let purpose: Purpose

        /// The purpose of the value.
        private enum Purpose {
            case value(in: String)
            /// An element to append to a list.
            case element(after: [Parameter], in: String)
            case placing(UnplacedWidget)
        }
    }
}

extension Menu.Entry {
    init(of parameter: ParameterDescription, in placed: PlacedWidget) {
        (title, self.parameter, purpose) = (parameter.title, parameter, .value(in: placed.id))
        text = (placed.instance.parameters[parameter.name] ?? parameter.standard?.value).map { "\($0)" } ?? ""
    }

    init(addingTo elements: [Parameter], of parameter: ParameterDescription, in placed: PlacedWidget) {
        var one = parameter
        one.type = parameter.elements ?? .text
        (title, text, self.parameter) = ("Add to \(parameter.title)", "", one)
        purpose = .element(after: elements, in: placed.id)
    }

    init(of parameter: ParameterDescription, placing widget: UnplacedWidget) {
        (title, text, self.parameter, purpose) = (parameter.title, "", parameter, .placing(widget))
    }

    /// A description of the expected value.
    package var hint: String {
        guard case .value = purpose, !parameter.isRequired else { return parameter.expectation }
        return parameter.expectation + "; nothing for the default"
    }

    /// The outcome of typing these words. Throws if they are no valid value; empty ones stand for the default, as in a
    /// command.
    package func outcome(ofTyping words: String) throws -> Menu.Outcome {
        switch purpose {
        case .value(let id):
            let value = words.isEmpty && !parameter.isRequired ? nil : try parameter.value(fromWords: words)
            return .wish(.edit(id: id, parameters: [parameter.name: value]))
        case .element(let elements, let id):
            let list = Parameter.list(elements + [try parameter.value(fromWords: words)])
            return .change(
                .edit(id: id, parameters: [parameter.name: list]), then: .values(of: id, parameter: parameter.name))
        case .placing(let widget):
            guard !words.isEmpty else { throw parameter.unfit(words) }
            return widget.outcome(giving: try parameter.value(fromWords: words))
        }
    }
}
