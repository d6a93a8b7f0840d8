import CommandLineKit
import WidgetArchive
import WidgetHost
import WidgetRecords
import WidgetScreens

extension Command {
    static let place = Command(
        name: "place",
        operands: "KIND …",
        summary: "place widgets, and print their ids",
        details: """
            Each placed widget has a size and values for the parameters of its kind. 'groupwidgets kinds' shows both. \
            Choices are named by value or by title; the elements of a list are separated by commas.
            """,
        options: [.family, .set, .program],
        examples: [
            .init(line: "groupwidgets place BasicWidget --family small", meaning: "prints BasicWidget-1"),
            .init(line: "groupwidgets place BasicWidget MyWidget", meaning: "one of each, in its usual size"),
            .init(
                line: "groupwidgets place CharacterDetail --set character=Unipony",
                meaning: "one with a value of its own"),
        ],
        completes: [.kind],
        of: { invocation in
            let widgets = try invocation.widgets
            let (program, family) = (invocation.argument("program"), invocation.argument("family"))
            // Errors are found before any widget is placed.
            let wanted = try invocation.operands(atLeast: 1).map { name in
                let offered = try widgets.kind(name, program: program)
                _ = try offered.kind.family(family)
                return (name, try widgets.parameters(try invocation.assignments(), of: offered))
            }
            for (kind, parameters) in wanted {
                Output.standard.print(
                    try widgets.place(kind, family: family, parameters: parameters, program: program))
            }
            // A script knows already.
            if Terminal.isTerminal, widgets.host == nil {
                note("no host is running; 'groupwidgets run' starts one, which loads what is placed\n")
            }
        })

    static let edit = Command(
        name: "edit",
        operands: "ID [PARAMETER=VALUE …]",
        summary: "change a placed widget",
        details: """
            PARAMETER= without a value resets the parameter to its default. Without anything to change, the possible \
            values are listed.
            """,
        options: [.family, .json],
        examples: [
            .init(line: "groupwidgets edit CharacterDetail-1 character=Spouty", meaning: "shows another character"),
            .init(line: "groupwidgets edit CharacterDetail-1", meaning: "lists what can be chosen"),
        ],
        completes: [.widget, .nothing],
        of: { invocation in
            let operands = try invocation.operands(atLeast: 1)
            let widgets = try invocation.widgets
            let placed = try widgets.widget(operands[0])
            let offered = try widgets.kind(placed.instance.kind, program: placed.program)
            if operands.count == 1, !invocation.has("family") {
                return try list(choices(of: placed, offered.kind, in: widgets), invocation)
            }
            try invocation.refuseJSON(besides: "what is to be changed")
            let words = try operands.dropFirst().map { word throws in try invocation.assignment(word) }
            let given = Dictionary(words.map { ($0.name, $0.value) }) { $1 }
            let set = try widgets.parameters(given.filter { !$0.value.isEmpty }, of: offered)
            let parameters = given.reduce(into: [String: Parameter?]()) { $0[$1.key] = .some(set[$1.key]) }
            try widgets.edit(placed.id, parameters: parameters, family: invocation.argument("family"))
        })

    static let remove = Command(
        name: "remove",
        operands: "ID …",
        summary: "remove placed widgets",
        completes: [.widget],
        of: { invocation in
            let widgets = try invocation.widgets
            for id in try invocation.operands(atLeast: 1) { try widgets.remove(id) }
        })

    private static func choices(
        of placed: PlacedWidget, _ kind: KindDescription, in widgets: WidgetsDirectory
    ) throws -> [ParameterReport] {
        try kind.parameters.map { parameter in
            ParameterReport(
                parameter: parameter,
                value: placed.instance.parameters[parameter.name] ?? parameter.standard?.value,
                choices: try widgets.choices(for: parameter, of: placed))
        }
    }

    private static func list(_ reports: [ParameterReport], _ invocation: Invocation) throws {
        if invocation.has("json") { return Output.standard.write(try json(listing: reports)) }
        let style = Style(of: 1)
        for report in reports {
            let value = report.value.map { "\($0)".onOneLine } ?? "not set"
            Output.standard.print("\(style.paint(report.parameter.name, .cyan)): \(value)")
            for choice in report.choices { Output.standard.print("  " + choice.line.onOneLine) }
        }
        if reports.isEmpty { note("there is nothing to choose\n") }
    }
}

/// A parameter of a placed widget, and its possible values.
private struct ParameterReport: ArchiveWritable {
    let parameter: ParameterDescription
    let value: Parameter?
    let choices: [Choice]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", parameter.name)
            json.member("title", parameter.title)
            json.member("type", parameter.type)
            json.member("value", value)
            json.member("choices", choices)
        }
    }
}

extension Choice {
    /// Its value, and its title if that says more.
    fileprivate var line: String {
        let isPlain = title.isEmpty || title == "\(value)"
        let word = value == .text("") ? "''" : "\(value)"
        return isPlain ? word : "\(word)  \(title)"
    }
}

extension WidgetsDirectory {
    /// Converts typed words to the parameters of a kind.
    func parameters(
        _ words: [String: String], of offered: (program: RegisteredProgram, kind: KindDescription)
    ) throws -> [String: Parameter] {
        try parameters(fromWords: words, of: offered.kind, program: offered.program.name) {
            note("note: \($0.onOneLine)\n")
        }
    }

    func choices(for parameter: ParameterDescription, of placed: PlacedWidget) throws -> [Choice] {
        try choices(ofKind: placed.instance.kind, parameter: parameter.name, program: placed.program)
    }

    /// The placed widgets as a screen shows them; their programs are asked for choices that only they know.
    var screen: WidgetScreen {
        WidgetScreen(self) { placed, parameter in try choices(for: parameter, of: placed) }
    }
}
