import WidgetArchive

/// A parameter of an intent, of any type.
protocol AnyIntentParameter: Sendable {
    func description(named name: String) async -> ParameterDescription
    /// Sets the parameter to a value, or to its default.
    func set(to parameter: WidgetArchive.Parameter?, named name: String, of intent: String) async throws
    func choices() async throws -> [Choice]
    /// The choice for a value, suggested or not; nil if there is none.
    func choice(for value: WidgetArchive.Parameter) async throws -> Choice?
    var current: WidgetArchive.Parameter? { get }
}

extension IntentParameter: AnyIntentParameter {
    func description(named name: String) async -> ParameterDescription {
        let form = Value._form
        let cases = form.isFixed ? (try? await form.choices?()) ?? [] : []
        return ParameterDescription(
            name, title: title?.words ?? name, type: form.kind, elements: form.elements, isOptional: form.isOptional,
            standard: await standardChoice, cases: cases,
            hasChoices: provider != nil || form.choices != nil && !form.isFixed,
            minimum: range.minimum, maximum: range.maximum)
    }

    private var standardChoice: Choice? {
        get async {
            let form = Value._form
            if let standard { return form.choice(standard) }
            if let choice = await provider?.standard() { return choice }
            return await form.standard().flatMap(form.choice)
        }
    }

    func set(to parameter: WidgetArchive.Parameter?, named name: String, of intent: String) async throws {
        guard let parameter else { return try await setToStandard(named: name, of: intent) }
        let form = Value._form
        if let value = try await form.read(parameter) {
            wrappedValue = value
        } else {
            let accepted = try await choices().map(\.value.description)
            throw ParameterError.unsuitable(
                parameter: name, intent: intent, value: parameter, kind: form.kind, accepted: accepted)
        }
    }

    private func setToStandard(named name: String, of intent: String) async throws {
        let form = Value._form
        if standard != nil { return }
        if let choice = await provider?.standard(), let value = try await form.read(choice.value) {
            wrappedValue = value
        } else if let value = await form.standard() {
            wrappedValue = value
        } else if let value = form.absent {
            wrappedValue = value
        } else {
            throw ParameterError.missing(parameter: name, intent: intent)
        }
    }

    func choices() async throws -> [Choice] {
        if let provider { return try await provider.choices() }
        return try await Value._form.choices?() ?? []
    }

    func choice(for value: WidgetArchive.Parameter) async throws -> Choice? {
        if let find = Value._form.find { return try await find(value) }
        return try await choices().first { $0.value == value }
    }

    var current: WidgetArchive.Parameter? { value.flatMap(Value._form.write) }
}
