package import FoundationEssentials
import GroupStore
import GroupSystem
package import WidgetArchive

extension WidgetsDirectory {
    /// The recorded stacks, ordered by id, except those with damaged records.
    package func recordedStacks() throws -> [WidgetStack] {
        try stackRecords.snapshot().members.compactMap { try? WidgetStack(id: $0.key.text, value: $0.value) }
    }

    /// The stacks, each with those of its widgets that are placed in its size. A stack of fewer than two is left out.
    package func stacks() throws -> [WidgetStack] {
        let recorded = try recordedStacks()
        guard !recorded.isEmpty else { return [] }
        let placed = try placedWidgets().map(\.instance)
        return recorded.compactMap { $0.present(among: placed) }
    }

    package func stack(_ id: String) throws -> WidgetStack {
        let all = try stacks()
        if let stack = all.first(where: { $0.id == id }) { return stack }
        throw WidgetError.noSuchStack(id, all: all.map(\.id))
    }

    /// The widget on top of a stack, according to the archives.
    package func top(of stack: WidgetStack, at date: Date = Now.current.date) -> StackTop? {
        stack.top(at: date, of: timelines(of: stack))
    }

    private func timelines(of stack: WidgetStack) -> [String: SceneTimeline] {
        stack.widgets.reduce(into: [:]) { timelines, id in
            if let archive = try? archive(of: id), !archive.isPlaceholder { timelines[id] = archive.timeline }
        }
    }
}

// MARK: Changing

extension WidgetsDirectory {
    private static let stem = "Stack-"

    /// Puts widgets into a new stack, in this order, and returns its id.
    package func makeStack(of ids: [String]) throws -> String {
        var id = ""
        try stackRecords.write { draft in
            let taken = try draft.keys + placements.snapshot().keys
            let numbers = taken.filter { $0.text.hasPrefix(WidgetsDirectory.stem) }
                .compactMap { Int($0.text.dropFirst(WidgetsDirectory.stem.count)) }
            id = "\(WidgetsDirectory.stem)\((numbers.filter { $0 < .max }.max() ?? 0) + 1)"
            let family = try widget(ids.first ?? "").instance.family
            let stack = try adding(ids, to: WidgetStack(id: id, family: family, widgets: []))
            guard stack.widgets.count > 1 else { throw WidgetError.cannotStack(ids.first ?? "", .alone) }
            draft[Key(id)] = try Value(record: stack)
        }
        return id
    }

    /// Adds widgets to a stack, behind the others.
    package func add(_ ids: [String], toStack id: String) throws {
        try change(id) { try adding(ids, to: $0) }
    }

    private func adding(_ ids: [String], to stack: WidgetStack) throws -> WidgetStack {
        var stack = stack
        let others = try stacks().filter { $0.id != stack.id }
        for id in ids {
            let family = try widget(id).instance.family
            guard !family.isActivity, !family.isControl else { throw WidgetError.cannotStack(id, .noWidget) }
            guard family == stack.family else { throw WidgetError.cannotStack(id, .otherSize(stack.family)) }
            if let other = others.first(where: { $0.widgets.contains(id) }) {
                throw WidgetError.cannotStack(id, .isIn(other.id))
            }
            if !stack.widgets.contains(id) { stack.widgets.append(id) }
        }
        guard stack.widgets.count <= WidgetStack.mostWidgets else { throw WidgetError.cannotStack(ids[0], .full) }
        return stack
    }

    /// Takes a widget out of its stack, or all widgets if a stack is named. A stack of one is removed.
    package func unstack(_ name: String) throws {
        let all = try stacks()
        guard let stack = all.first(where: { $0.id == name || $0.widgets.contains(name) }) else {
            if try placements.value(for: Key(name)) != nil { throw WidgetError.cannotStack(name, .isInNone) }
            throw WidgetError.noSuchStack(name, all: all.map(\.id))
        }
        try change(stack.id) { $0.id == name ? nil : $0.without(name) }
    }

    /// Turns a stack as a person does. Returns the widget that is then on top.
    @discardableResult
    package func turn(_ id: String, by steps: Int, at date: Date = Now.current.date) throws -> String {
        var top = ""
        try change(id) { stack in
            let turned = stack.turned(by: steps, at: date, of: timelines(of: stack))
            top = turned.turn?.top ?? ""
            return turned
        }
        return top
    }

    /// Removes a widget that is no longer placed, lest another with its id appear in its place.
    func forgetInStacks(_ widget: String) throws {
        for stack in try recordedStacks() where stack.widgets.contains(widget) {
            try stackRecords.write { draft in
                let rest = try draft[Key(stack.id)].flatMap { try WidgetStack(id: stack.id, value: $0).without(widget) }
                draft[Key(stack.id)] = try rest.map { try Value(record: $0) }
            }
        }
    }

    private func change(_ id: String, _ change: (WidgetStack) throws -> WidgetStack?) throws {
        try stackRecords.write { draft in
            let placed = try placedWidgets().map(\.instance)
            guard let value = draft[Key(id)],
                let stack = try WidgetStack(id: id, value: value).present(among: placed)
            else { throw WidgetError.noSuchStack(id, all: draft.keys.map(\.text)) }
            draft[Key(id)] = try change(stack).map { try Value(record: $0) }
        }
    }
}

extension WidgetStack {
    /// The stack with those of its widgets that are placed in its size; nil if fewer than two are.
    package func present(among placed: [Instance]) -> WidgetStack? {
        let there = Set(placed.filter { $0.family == family }.map(\.id))
        var stack = self
        stack.widgets.removeAll { !there.contains($0) }
        return stack.widgets.count > 1 ? stack : nil
    }

    /// The stack without a widget; nil if fewer than two are left.
    fileprivate func without(_ widget: String) -> WidgetStack? {
        var stack = self
        stack.widgets.removeAll { $0 == widget }
        return stack.widgets.count > 1 ? stack : nil
    }
}
