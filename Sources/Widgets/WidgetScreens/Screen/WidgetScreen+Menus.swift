import SceneLayout
import WidgetArchive
import WidgetRecords

extension WidgetScreen {
    /// A menu for a person to choose from. This may take time if a program has to be asked for choices.
    package func menu(_ request: MenuRequest) throws -> Menu {
        switch request {
        case .kinds: try kinds()
        case .families(let kind, let program): try families(of: kind, program)
        case .missing(let widget): missing(in: widget)
        case .configuration(let id): try configuration(of: id)
        case .sizes(let id): try sizes(of: id)
        case .values(let id, let parameter): try values(of: id, parameter)
        case .widget(let id, let kind, let stack): widget(id, kind, stack)
        case .reasons(let id): reasons(of: id)
        case .additions(let id, let parameter): try additions(to: id, parameter)
        case .removal(let id):
            Menu(
                title: "Remove \(id)?",
                items: [
                    .init(title: "Keep it", outcome: .nothing),
                    .init(title: "Remove it", outcome: .wish(.remove(id: id))),
                ])
        }
    }

    private func widget(_ id: String, _ kind: String, _ stack: String?) -> Menu {
        let turn = stack.map { Menu.Item(title: "Next of its stack", outcome: .wish(.turn(stack: $0, by: 1))) }
        let items: [Menu.Item] = [
            .init(title: "Why it was reloaded …", outcome: .more(.reasons(of: id))),
            .init(title: "Reload", outcome: .wish(.reload(kind: kind))),
        ]
        let changes: [Menu.Item] = [
            .init(title: "Next value", outcome: .wish(.chooseNext(id: id))),
            .init(title: "Edit …", outcome: .more(.configuration(of: id))),
            .init(title: "Size …", outcome: .more(.sizes(of: id))),
            .init(title: "Remove …", outcome: .more(.removal(of: id))),
        ]
        let place = Menu.Item(title: "Place a widget …", outcome: .more(.kinds))
        // The app decides about its activities.
        let isPlaced = (try? directory.widget(id)) != nil
        return Menu(title: id, items: items + [turn].compactMap(\.self) + (isPlaced ? changes : []) + [place])
    }

    private func reasons(of id: String) -> Menu {
        let items = directory.why(id).suffix(50).reversed().map { record in
            let reason = record.outcome == .reloaded ? nil : record.reason ?? record.outcome.rawValue
            let words = record.causes.joined(separator: "; ") + (reason.map { ": \($0)" } ?? "")
            return Menu.Item(title: "\(Moment.here(record.date).time)  \(words)", outcome: .nothing)
        }
        let none = Menu.Item(title: "It was not reloaded yet", outcome: .nothing)
        return Menu(title: "Why \(id) was reloaded", items: items.isEmpty ? [none] : items)
    }

    private func kinds() throws -> Menu {
        let items = try directory.kinds().map { program, kind in
            let name = ["", kind.kind].contains(kind.name) ? kind.kind : "\(kind.name) (\(kind.kind))"
            return Menu.Item(title: name, outcome: .more(.families(of: kind.kind, program: program.name)))
        }
        let none = Menu.Item(title: "No program is registered: groupwidgets add PROGRAM", outcome: .nothing)
        return Menu(title: "Place a widget", items: items.isEmpty ? [none] : items, isLong: !items.isEmpty)
    }

    private func families(of kind: String, _ program: String) throws -> Menu {
        let kind = try directory.kind(kind, program: program).kind
        let items = kind.families.map { family in
            Menu.Item(title: family.rawValue, outcome: UnplacedWidget(kind, family, program: program).outcome)
        }
        return Menu(title: "Size of \(kind.kind)", items: items)
    }

    private func missing(in widget: UnplacedWidget) -> Menu {
        let parameter = widget.missing[0]
        guard parameter.type == .boolean else {
            return Menu(title: parameter.title, items: [], entry: Menu.Entry(of: parameter, placing: widget))
        }
        let items = WidgetScreen.switchPositions.map { position in
            Menu.Item(title: position.title, outcome: widget.outcome(giving: position.value))
        }
        return Menu(title: parameter.title, items: items)
    }

    private static let switchPositions = [
        Choice(.boolean(true), title: "On"), Choice(.boolean(false), title: "Off"),
    ]
}

// MARK: Configuring

extension WidgetScreen {
    private func configuration(of id: String) throws -> Menu {
        let (placed, kind) = try described(id)
        let size = Menu.Item(title: "Size: \(placed.instance.family.rawValue)", outcome: .more(.sizes(of: id)))
        let parameters = kind.parameters.map { parameter in
            Menu.Item(
                title: "\(parameter.title): \(WidgetScreen.words(for: parameter, of: placed))",
                outcome: .more(.values(of: id, parameter: parameter.name)))
        }
        return Menu(title: "Edit \(id)", items: [size] + parameters)
    }

    private func sizes(of id: String) throws -> Menu {
        let (placed, kind) = try described(id)
        let items = kind.families.map { family in
            Menu.Item(
                title: family.rawValue, outcome: .wish(.edit(id: id, parameters: [:], family: family.rawValue)))
        }
        return Menu(
            title: "Size of \(id)", items: items, current: kind.families.firstIndex(of: placed.instance.family) ?? 0)
    }

    private func values(of id: String, _ name: String) throws -> Menu {
        let (placed, kind) = try described(id)
        let parameter = try kind.parameter(name)
        let offered = try offered(for: parameter, of: placed)
        if parameter.type == .list { return list(parameter, of: placed, offered) }
        guard !offered.isEmpty else {
            return Menu(title: parameter.title, items: [], entry: Menu.Entry(of: parameter, in: placed))
        }
        let items = offered.map { choice in
            Menu.Item(title: choice.words, outcome: .wish(.edit(id: id, parameters: [name: choice.value])))
        }
        let value = placed.instance.parameters[name]
        let current = offered.firstIndex { $0.value == value }.map { $0 + 1 } ?? 0
        let usual = Menu.Item(title: parameter.usualWords, outcome: .wish(.edit(id: id, parameters: [name: nil])))
        return Menu(title: parameter.title, items: [usual] + items, current: current, isLong: true)
    }

    private func offered(for parameter: ParameterDescription, of placed: PlacedWidget) throws -> [Choice] {
        if parameter.type == .boolean || parameter.type == .list && parameter.elements == .boolean {
            return WidgetScreen.switchPositions
        }
        return try choices(placed, parameter)
    }

    /// A list's elements, each of which can be removed, and the other changes that can be made to it.
    private func list(_ parameter: ParameterDescription, of placed: PlacedWidget, _ offered: [Choice]) -> Menu {
        let again = MenuRequest.values(of: placed.id, parameter: parameter.name)
        func change(_ title: String, _ list: Parameter?) -> Menu.Item {
            Menu.Item(
                title: title, outcome: .change(.edit(id: placed.id, parameters: [parameter.name: list]), then: again))
        }
        let elements = elements(of: parameter, in: placed)
        let removals = elements.indices.map { place in
            let name = offered.first { $0.value == elements[place] }?.words ?? "\(elements[place])"
            var others = elements
            others.remove(at: place)
            return change("Remove \(name)", .list(others))
        }
        let addition = Menu.Item(
            title: "Add …", outcome: .more(.additions(to: placed.id, parameter: parameter.name)))
        return Menu(
            title: parameter.title, items: removals + [addition, change(parameter.usualWords, nil)],
            current: removals.count)
    }

    private func additions(to id: String, _ name: String) throws -> Menu {
        let (placed, kind) = try described(id)
        let parameter = try kind.parameter(name)
        let (offered, elements) = (try offered(for: parameter, of: placed), elements(of: parameter, in: placed))
        let title = "Add to \(parameter.title)"
        guard !offered.isEmpty else {
            return Menu(
                title: title, items: [], entry: Menu.Entry(addingTo: elements, of: parameter, in: placed))
        }
        let items = offered.filter { !elements.contains($0.value) }.map { choice in
            Menu.Item(
                title: choice.words,
                outcome: .change(
                    .edit(id: id, parameters: [name: .list(elements + [choice.value])]),
                    then: .values(of: id, parameter: name)))
        }
        let none = Menu.Item(title: "There is no more to add", outcome: .more(.values(of: id, parameter: name)))
        return Menu(title: title, items: items.isEmpty ? [none] : items, isLong: !items.isEmpty)
    }

    private func elements(of parameter: ParameterDescription, in placed: PlacedWidget) -> [Parameter] {
        let value = placed.instance.parameters[parameter.name] ?? parameter.standard?.value
        return if case .list(let elements) = value { elements } else { [] }
    }

    private func described(_ id: String) throws -> (PlacedWidget, KindDescription) {
        let placed = try directory.widget(id)
        return (placed, try directory.kind(placed.instance.kind, program: placed.program).kind)
    }

    private static func words(for parameter: ParameterDescription, of placed: PlacedWidget) -> String {
        guard let value = placed.instance.parameters[parameter.name] else {
            return parameter.standard.map { "\($0.words) (default)" } ?? "none"
        }
        return parameter.cases.first { $0.value == value }?.words ?? "\(value)"
    }
}

extension ParameterDescription {
    /// The words for its value if nobody has set one.
    fileprivate var usualWords: String { standard.map { "\($0.words) (default)" } ?? "None" }
}

extension Choice {
    fileprivate var words: String { title.isEmpty ? "\(value)" : title }
}
