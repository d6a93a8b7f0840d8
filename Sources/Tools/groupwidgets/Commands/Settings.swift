import CommandLineKit
import GroupSystem
import WidgetArchive
import WidgetRecords

extension Command {
    static let settings = Command(
        name: "settings",
        operands: "[NAME=VALUE …]",
        summary: "show or change how all widgets are shown: text size, bold text, contrast",
        details: """
            text-size is one of \(DisplaySetting.textSize.words.joined(separator: ", ")). The default is large, and in \
            widgets smaller sizes look the same. bold-text and increase-contrast are on or off. A change reloads all \
            widgets. 'groupwidgets show' and others take the same as options, for one picture.
            """,
        options: [.json],
        examples: [
            .init(line: "groupwidgets settings", meaning: "prints them"),
            .init(line: "groupwidgets settings text-size=accessibility1 bold-text=on", meaning: "for all widgets"),
        ],
        completes: [
            .found { _ in
                DisplaySetting.allCases.flatMap { setting in setting.words.map { .init("\(setting.rawValue)=\($0)") } }
            }
        ],
        of: { invocation in
            let widgets = try invocation.widgets
            guard !invocation.operands.isEmpty else {
                let display = try widgets.displaySettings()
                if invocation.has("json") {
                    let reports = DisplaySetting.allCases.map { SettingReport(setting: $0, display: display) }
                    return Output.standard.write(try json(listing: reports))
                }
                for setting in DisplaySetting.allCases {
                    Output.standard.print("\(setting.rawValue)=\(setting.word(in: display))")
                }
                return
            }
            try invocation.refuseJSON(besides: "what is to be changed")
            var display = try widgets.displaySettings()
            for operand in invocation.operands {
                let (name, word) = try invocation.assignment(operand)
                display = try invocation.setting(name, to: word, in: display)
            }
            try widgets.set(display)
            if widgets.host == nil {
                note("no host is running; 'groupwidgets run' starts one, which will reload the widgets\n")
            }
        })
}

/// A setting, its value, and its possible values.
private struct SettingReport: ArchiveWritable {
    let setting: DisplaySetting
    let display: DisplaySettings

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", setting.rawValue)
            json.member("value", setting.word(in: display))
            json.member("values", setting.words)
        }
    }
}

extension Option {
    static let textSize = Option(
        name: "text-size", argument: "SIZE", summary: "the size of text: large, xLarge … accessibility5",
        completes: .found { _ in DisplaySetting.textSize.words.map { .init($0) } })
    static let boldText = Option(name: "bold-text", summary: "text one weight heavier")
    static let increaseContrast = Option(name: "increase-contrast", summary: "system colours with more contrast")

    static let locale = Option(
        name: "locale", argument: "NAME", summary: "the language and the forms of dates and numbers, such as de_AT")

    static let ofDisplay: [Option] = [textSize, boldText, increaseContrast, locale]
}

extension Invocation {
    var wantsOtherDisplay: Bool { Option.ofDisplay.contains { has($0.name) } }

    /// The widgets directory, with the display settings overridden by the options.
    var widgetsAsShown: WidgetsDirectory {
        get throws {
            var widgets = try self.widgets
            guard wantsOtherDisplay else { return widgets }
            // For the widget's program as for the one that draws.
            if let locale = argument("locale") { ProcessEnvironment.set("LC_ALL", to: locale) }
            var display = widgets.display
            if let word = argument("text-size") { display = try setting("text-size", to: word, in: display) }
            if has("bold-text") { display.hasBoldText = true }
            if has("increase-contrast") { display.increasesContrast = true }
            widgets.shownAs = display
            return widgets
        }
    }

    fileprivate func setting(
        _ name: String, to word: String, in display: DisplaySettings
    ) throws(Failure) -> DisplaySettings {
        guard let setting = DisplaySetting(rawValue: name) else {
            let names = DisplaySetting.allCases.map(\.rawValue).joined(separator: ", ")
            throw misused("there is no setting '\(name)'; there are \(names)")
        }
        guard let changed = setting.setting(word, in: display) else {
            throw misused("'\(word)' is not a value for \(name); use \(setting.words.joined(separator: ", "))")
        }
        return changed
    }
}
