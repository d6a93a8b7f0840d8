import WidgetArchive

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped

    public static func _wrapping(_ value: Wrapped) -> Wrapped? { value }

    public static var _form: _ValueForm<Wrapped?> {
        let form = Wrapped._form
        return _ValueForm(
            form.kind, elements: form.elements, isOptional: true, absent: .some(nil),
            read: { try await form.read($0).map(Optional.some) },
            write: { $0.flatMap(form.write) },
            choice: { $0.flatMap(form.choice) }, standard: { await form.standard() }, choices: form.choices,
            find: form.find, isFixed: form.isFixed)
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// The form of a list.
    public static var _form: _ValueForm<[Element]> {
        let form = Element._form
        return _ValueForm(
            .list, elements: form.kind, absent: [],
            read: { parameter in
                guard case .list(let parameters) = parameter else { return nil }
                var values: [Element] = []
                for parameter in parameters {
                    if let value = try await form.read(parameter) {
                        values.append(value)
                    } else if !form.kind.mayGo {
                        return nil
                    }
                }
                return values
            },
            write: { .list($0.compactMap(form.write)) },
            choice: { values in
                Choice(
                    .list(values.compactMap(form.write)),
                    title: values.compactMap { form.choice($0)?.title }.joined(separator: ", "))
            },
            choices: form.choices, find: form.find, isFixed: form.isFixed)
    }
}

extension AppEntity {
    /// The form of an entity, which is stored as its identifier.
    public static var _form: _ValueForm<Self> {
        _ValueForm(
            .entity, read: { try await found($0) },
            write: { .text($0.id.entityIdentifierString) },
            choice: { $0.choice }, standard: { await defaultQuery.defaultResult() },
            choices: { try await defaultQuery.suggestedEntities()._items.map(\.choice) },
            find: { try await found($0)?.choice })
    }
}

extension AppEntity {
    private static func found(_ parameter: Parameter) async throws -> Self? {
        guard let id = ID.entityIdentifier(for: parameter.description) else { return nil }
        return try await defaultQuery.entities(for: [id]).first
    }

    private var choice: Choice { Choice(.text(id.entityIdentifierString), displayRepresentation) }
}

extension TransientAppEntity {
    /// The form of an entity that lives as long as the intent that made it, and so is stored nowhere.
    public static var _form: _ValueForm<Self> { _ValueForm(.entity, read: { _ in nil }, write: { _ in nil }) }
}

extension AppEnum {
    /// The form of a case, which is stored as its raw value.
    public static var _form: _ValueForm<Self> {
        _ValueForm(
            .choice, read: { if case .text(let text) = $0 { RawValue(text).flatMap(Self.init) } else { nil } },
            write: { .text("\($0.rawValue)") }, choice: { $0.choice }, choices: { allCases.map(\.choice) },
            isFixed: true)
    }

    private var choice: Choice {
        let name = "\(rawValue)"
        guard let shown = Self.caseDisplayRepresentations[self] else { return Choice(.text(name), title: name) }
        return Choice(.text(name), shown)
    }
}

extension Choice {
    init(_ value: Parameter, _ shown: DisplayRepresentation) {
        self.init(
            value, title: shown.title.words, subtitle: shown.subtitle.map(\.words), symbol: shown.image?.symbol)
    }
}
