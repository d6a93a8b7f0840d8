import GroupText

extension Option {
    /// The form of a bar's text, of which a command offers some.
    package static let barFormat = Option(
        name: "format", argument: "FORMAT",
        summary: "a line for: \(BarFormat.allCases.map(\.rawValue).joined(separator: ", "))",
        completes: .found { _ in BarFormat.allCases.map { .init($0.rawValue) } })
    package static let template = Option(
        name: "template", argument: "TEXT",
        summary: "the text, with {text}, {percentage}, {tooltip}, {class}, {alt} and {name} in it")
}

extension Invocation {
    /// The feed that the options ask for; nil if they ask for none.
    package func barFeed(takesClicks: Bool = false, goesOn: Bool = true) throws(Failure) -> BarFeed? {
        guard has(Option.barFormat.name) || has(Option.template.name) else { return nil }
        let word = argument(Option.barFormat.name) ?? BarFormat.plain.rawValue
        guard let format = BarFormat(rawValue: word) else {
            let all = BarFormat.allCases.map(\.rawValue)
            let hint = closest(to: word, among: all).map { "did you mean '\($0)'?" }
            throw .usage(
                "\(command.name): there is no format '\(word)'",
                hint: hint ?? "it is one of \(all.joined(separator: ", "))")
        }
        guard let words = argument(Option.template.name) else {
            return BarFeed(format, takesClicks: takesClicks, goesOn: goesOn)
        }
        if format == .json { throw misused("--template makes a text, which --format json does not have") }
        do throws(BarTemplate.UnknownField) {
            return BarFeed(format, try BarTemplate(words), takesClicks: takesClicks, goesOn: goesOn)
        } catch {
            let fields = BarTemplate.Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
            throw .usage(
                "\(command.name): a template has no field '{\(error.name)}'",
                hint: "it has \(fields), and {{ for a brace")
        }
    }
}
