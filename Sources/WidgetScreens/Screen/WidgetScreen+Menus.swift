import WidgetArchive

extension WidgetScreen {
    /// What a person can choose from. This may take time if a program has to be asked for choices.
    package func menu(_ request: MenuRequest) throws -> Menu {
        switch request {
        case .kinds: try kinds()
        case .families(let kind, let program): try families(of: kind, program)
        case .configuration(let id): try configuration(of: id)
        case .sizes(let id): try sizes(of: id)
        case .values(let id, let parameter): try values(of: id, parameter)
        case .removal(let id):
            Menu(
                title: "Remove \(id)?",
                items: [
                    .init(title: "Keep it", outcome: .nothing),
                    .init(title: "Remove it", outcome: .wish(.remove(id: id))),
                ])
        }
    }

    private func kinds() throws -> Menu {
        let items = try directory.kinds().map { program, kind in
            let name = kind.name.isEmpty ? kind.kind : "\(kind.name) (\(kind.kind))"
            return Menu.Item(title: name, outcome: .more(.families(of: kind.kind, program: program.name)))
        }
        let none = Menu.Item(title: "No program is registered: groupwidgets add PROGRAM", outcome: .nothing)
        return Menu(title: "Place a widget", items: items.isEmpty ? [none] : items)
    }

    private func families(of kind: String, _ program: String) throws -> Menu {
        let families = try directory.kind(kind, program: program).kind.families
        let items = families.map { family in
            Menu.Item(
                title: family.rawValue,
                outcome: .wish(.place(kind: kind, family: family.rawValue, program: program)))
        }
        return Menu(title: "Size of \(kind)", items: items)
    }
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
        let items = offered.map { choice in
            let value = parameter.type == .list ? Parameter.list([choice.value]) : choice.value
            return Menu.Item(title: choice.words, outcome: .wish(.edit(id: id, parameters: [name: value])))
        }
        guard !items.isEmpty else {
            let hint = "groupwidgets edit \(id) \(name)=VALUE"
            return Menu(title: parameter.title, items: [.init(title: hint, outcome: .nothing)])
        }
        let usual = Menu.Item(
            title: parameter.standard.map { "\($0.words) (default)" } ?? "None",
            outcome: .wish(.edit(id: id, parameters: [name: Parameter?.none])))
        let value = placed.instance.parameters[name]
        let current = offered.firstIndex { $0.value == value || value == .list([$0.value]) }.map { $0 + 1 } ?? 0
        return Menu(title: parameter.title, items: [usual] + items, current: current)
    }

    private func offered(for parameter: ParameterDescription, of placed: PlacedWidget) throws -> [Choice] {
        if parameter.type == .boolean {
            return [Choice(.boolean(true), title: "On"), Choice(.boolean(false), title: "Off")]
        }
        return try choices(placed, parameter)
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

extension Choice {
    fileprivate var words: String { title.isEmpty ? "\(value)" : title }
}
