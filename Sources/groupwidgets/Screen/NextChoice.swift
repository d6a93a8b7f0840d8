import WidgetArchive
import WidgetHost

/// Sets the first parameter of a placed widget to its next value, for a person who leafs through them.
func chooseNext(_ id: String, in widgets: WidgetsDirectory) throws -> String {
    let placed = try widgets.widget(id)
    let description = try widgets.kind(placed.instance.kind, program: placed.program).kind
    for parameter in description.parameters {
        let choices = try widgets.choices(for: parameter, of: placed)
        guard !choices.isEmpty else { continue }
        let present = placed.instance.parameters[parameter.name] ?? parameter.standard?.value
        let place = choices.firstIndex { $0.value == present } ?? -1
        let next = choices[(place + 1) % choices.count]
        try widgets.edit(id, parameters: [parameter.name: next.value])
        return "\(parameter.title): \(next.title.isEmpty ? "\(next.value)" : next.title)"
    }
    return "'\(placed.instance.kind)' has nothing to choose from"
}
