import WidgetArchive

extension Menu {
    /// A value of a parameter that a person types. Nothing changes before it is one.
    package struct Entry: Sendable {
        package let title: String
        /// What it is now.
        package let text: String
        private let id: String
        private let parameter: ParameterDescription
        /// The elements of the list to which it is added; nil for the value of the parameter itself.
        private let elements: [Parameter]?
    }
}

extension Menu.Entry {
    init(of parameter: ParameterDescription, in placed: PlacedWidget) {
        (title, self.parameter, id, elements) = (parameter.title, parameter, placed.id, nil)
        text = (placed.instance.parameters[parameter.name] ?? parameter.standard?.value).map { "\($0)" } ?? ""
    }

    init(addingTo elements: [Parameter], of parameter: ParameterDescription, in placed: PlacedWidget) {
        var one = parameter
        one.type = parameter.elements ?? .text
        (title, text, self.parameter, id, self.elements) = ("Add to \(parameter.title)", "", one, placed.id, elements)
    }

    /// What is expected, in words.
    package var hint: String {
        let rest = elements == nil && !parameter.isRequired ? "; nothing for the default" : ""
        return parameter.expectation + rest
    }

    /// What entering the words means. Throws if they are no value; none at all stand for the default, as in a command.
    package func outcome(ofTyping words: String) throws -> Menu.Outcome {
        guard let elements else {
            let value = words.isEmpty && !parameter.isRequired ? nil : try parameter.value(fromWords: words)
            return .wish(.edit(id: id, parameters: [parameter.name: value]))
        }
        let list = Parameter.list(elements + [try parameter.value(fromWords: words)])
        return .change(
            .edit(id: id, parameters: [parameter.name: list]), then: .values(of: id, parameter: parameter.name))
    }
}
