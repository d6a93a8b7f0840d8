import GroupStore
package import WidgetArchive

extension WidgetsDirectory {
    /// Places a widget and returns its id. The default family is the first that its kind offers.
    @discardableResult
    package func place(
        _ kind: String, family: String? = nil, parameters: [String: Parameter] = [:], program: String? = nil
    ) throws -> String {
        let (program, description) = try self.kind(kind, program: program)
        let family = try description.family(family)
        let checked = try description.checked(parameters)
        for parameter in description.parameters
        where parameter.isRequired && checked[parameter.name] == nil {
            throw WidgetError.missingParameter(parameter.name, kind: kind)
        }
        var id = ""
        try placements.write { draft in
            id = WidgetsDirectory.freeID(for: kind, among: draft.keys)
            let instance = Instance(id: id, kind: kind, family: family, parameters: checked)
            draft[Key(id)] = try PlacedWidget(instance, program: program.name).value
        }
        try putLast(id)
        return id
    }

    /// Changes a placed widget's family and parameters, where nil removes a value.
    package func edit(_ id: String, parameters: [String: Parameter?] = [:], family: String? = nil) throws {
        let placed = try widget(id)
        let (_, description) = try kind(placed.instance.kind, program: placed.program)
        let newFamily = try family.map { try description.family($0) }
        let checked = try description.checked(parameters.compactMapValues(\.self))
        for name in parameters.keys { _ = try description.parameter(name) }
        try placements.write { draft in
            guard let value = draft[Key(id)] else { throw WidgetError.noSuchWidget(id, similar: nil) }
            var placed = try PlacedWidget(id: id, value: value)
            placed.instance.family = newFamily ?? placed.instance.family
            for name in parameters.keys { placed.instance.parameters[name] = checked[name] }
            draft[Key(id)] = try placed.value
        }
    }

    /// Removes a placed widget and its archive. A running host removes the archive itself when it sees the widget gone:
    /// removing it here could take the archive from a widget that is placed at once under the same id, which the host
    /// cannot tell apart.
    package func remove(_ id: String) throws {
        // A widget whose record is damaged can be removed too.
        if try placements.value(for: Key(id)) == nil {
            if Activity.id(ofWidget: try widget(id).id) != nil { throw WidgetError.partOfActivity(id) }
        }
        try placements.remove(Key(id))
        if host == nil { archives.remove(id) }
        try forgetInStacks(id)
    }

    /// The placed widgets, ordered by id, except those with damaged records; see `damage`.
    package func placedWidgets() throws -> [PlacedWidget] {
        try placements.snapshot().members.compactMap { try? PlacedWidget(id: $0.key.text, value: $0.value) }
    }

    /// The errors of all damaged records of widgets, programs, activities and stacks, and of unreadable settings.
    package func damage() throws -> [any Error] {
        let widgets = try placements.snapshot().members.map { member in
            Result { _ = try PlacedWidget(id: member.key.text, value: member.value) }
        }
        let programs = try programs.snapshot().members.map { member in
            Result { _ = try RegisteredProgram(name: member.key.text, value: member.value) }
        }
        let activities = try activityRecords.snapshot().members.map { member in
            Result { _ = try Activity(id: member.key.text, value: member.value) }
        }
        let stacks = try stackRecords.snapshot().members.map { member in
            Result { _ = try WidgetStack(id: member.key.text, value: member.value) }
        }
        let all = widgets + programs + activities + stacks + [Result { _ = try displaySettings() }]
        return all.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    package func widget(_ id: String) throws -> PlacedWidget {
        guard let value = try placements.value(for: Key(id)) else {
            if let widget = try activityWidgets().first(where: { $0.id == id }) { return widget }
            let ids = try placements.snapshot().keys.map(\.text)
            throw WidgetError.noSuchWidget(id, similar: id.closest(among: ids))
        }
        return try PlacedWidget(id: id, value: value)
    }

    /// The archive of a placed widget; nil if it has none yet. Throws if the archive cannot be read.
    package func archive(of id: String) throws -> Archive? {
        try archives.read(id)
    }

    package func archivePath(of id: String) -> String { archives.path(of: id) }

    /// The kind and the next free number, in characters that are safe in a file name.
    private static func freeID(for kind: String, among taken: [Key]) -> String {
        let letters = kind.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
        let stem = String(letters.prefix(60)).drop { $0 == "." }
        let numbers = taken.compactMap { key in
            key.text.hasPrefix(stem + "-") ? Int(key.text.dropFirst(stem.count + 1)) : nil
        }
        return "\(stem)-\((numbers.filter { $0 < .max }.max() ?? 0) + 1)"
    }
}
