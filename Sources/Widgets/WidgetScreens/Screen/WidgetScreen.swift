package import FoundationEssentials
package import WidgetArchive
package import WidgetRecords

/// Reads what placed widgets show from their records and archives, and writes a person's wishes to the records. It
/// needs no host in its process; without any, nothing is reloaded, and widgets keep showing their last entries.
package struct WidgetScreen: Sendable {
    /// The values that a parameter of a placed widget may have.
    package typealias Choices = @Sendable (PlacedWidget, ParameterDescription) throws -> [Choice]

    package let directory: WidgetsDirectory
    let choices: Choices

    /// By default, a parameter has the choices that its kind declares; `choices` may ask programs for others.
    package init(_ directory: WidgetsDirectory, choices: @escaping Choices = { $1.cases }) {
        self.directory = directory
        self.choices = choices
    }
}

// MARK: Contents

extension WidgetScreen {
    /// The placed widgets with their archives and stacks, and descriptions of the records and archives that cannot be
    /// read.
    package func placed(at date: Date = Now.current.date) throws -> (widgets: [ShownWidget], problems: [String]) {
        try placed(at: date, reading: current)
    }

    func placed(
        at date: Date, reading read: (ShownWidget) -> ShownWidget
    ) throws -> (widgets: [ShownWidget], problems: [String]) {
        let names = try names()
        let placed = try directory.shownWidgets().map { placed in
            var widget = read(ShownWidget(placed.instance))
            widget.name = names[placed.program]?[placed.instance.kind]
            return widget
        }
        let problems = try directory.damage().map { "\($0)" } + placed.compactMap(\.problem)
        return (placed.stacked(try directory.recordedStacks(), at: date), problems)
    }

    /// The names of the kinds of each program that have one.
    private func names() throws -> [String: [String: String]] {
        try directory.registeredPrograms().reduce(into: [:]) { names, program in
            let named = program.description.kinds.filter { !$0.name.isEmpty }.map { ($0.kind, $0.name) }
            names[program.name] = Dictionary(named) { first, _ in first }
        }
    }

    /// A widget with its current archive, if it is placed.
    package func current(_ widget: ShownWidget) -> ShownWidget {
        let instance = widget.instance
        guard !instance.id.isEmpty else { return widget }
        var widget = widget
        do {
            widget.archive = try directory.archive(of: instance.id)
        } catch {
            widget.problem = "the archive of \(instance.id) cannot be read: \(error)"
        }
        return widget
    }
}

// MARK: Wishes

extension WidgetScreen {
    /// Carries out a wish, or asks the host to. Returns a note for the person, if there is one.
    ///
    /// This may take time if a program has to be asked for choices.
    package func fulfil(_ wish: Wish) throws -> String? {
        switch wish {
        case .reload(let kind): try directory.requestReload(ofKind: kind)
        case .tap(let id, let action): try directory.requestTap(id, action)
        case .chooseNext(let id): return try chooseNext(id)
        case .edit(let id, let parameters, let family): try directory.edit(id, parameters: parameters, family: family)
        case .place(let kind, let family, let parameters, let program):
            let id = try directory.place(kind, family: family, parameters: parameters, program: program)
            return "\(id) is placed"
        case .remove(let id):
            try directory.remove(id)
            return nil
        case .move(let id, let distance):
            try directory.move(id, by: distance)
            return nil
        case .turn(let stack, let steps): return "\(try directory.turn(stack, by: steps)) is on top of \(stack)"
        }
        return directory.host == nil ? "no host is running: groupwidgets run" : nil
    }

    private func chooseNext(_ id: String) throws -> String {
        let placed = try directory.widget(id)
        let description = try directory.kind(placed.instance.kind, program: placed.program).kind
        for parameter in description.parameters {
            let choices = try choices(placed, parameter)
            guard !choices.isEmpty else { continue }
            let present = placed.instance.parameters[parameter.name] ?? parameter.standard?.value
            let place = choices.firstIndex { $0.value == present } ?? -1
            let next = choices[(place + 1) % choices.count]
            try directory.edit(id, parameters: [parameter.name: next.value])
            return "\(parameter.title): \(next.title.isEmpty ? "\(next.value)" : next.title)"
        }
        return "'\(placed.instance.kind)' has nothing to choose from"
    }
}
