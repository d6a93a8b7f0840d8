import GroupStore
package import WidgetArchive

/// A display setting that a person can make for all widgets, by its name in the suite of settings.
package enum DisplaySetting: String, CaseIterable, Sendable {
    case textSize = "text-size"
    case boldText = "bold-text"
    case increaseContrast = "increase-contrast"

    /// The words for its possible values, as a person types them.
    package var words: [String] {
        switch self {
        case .textSize: DisplaySettings.TextSize.allCases.map(\.rawValue)
        case .boldText, .increaseContrast: ["on", "off"]
        }
    }

    package func word(in display: DisplaySettings) -> String {
        switch self {
        case .textSize: display.textSize.rawValue
        case .boldText: display.hasBoldText ? "on" : "off"
        case .increaseContrast: display.increasesContrast ? "on" : "off"
        }
    }

    /// Nil if the word stands for none of its values.
    package func setting(_ word: String, in display: DisplaySettings) -> DisplaySettings? {
        guard words.contains(word) else { return nil }
        var display = display
        switch self {
        case .textSize: display.textSize = DisplaySettings.TextSize(rawValue: word) ?? .large
        case .boldText: display.hasBoldText = word == "on"
        case .increaseContrast: display.increasesContrast = word == "on"
        }
        return display
    }

    fileprivate var key: Key { Key(rawValue) }

    fileprivate func word(of value: Value) -> String? {
        switch value {
        case .string(let word): word
        case .boolean(let isOn): isOn ? "on" : "off"
        default: nil
        }
    }

    fileprivate func value(of word: String) -> Value {
        self == .textSize ? .string(word) : .boolean(word == "on")
    }
}

extension WidgetsDirectory {
    /// The settings that programs are asked to use; the defaults if the settings cannot be read, which `damage`
    /// reports.
    package var display: DisplaySettings { shownAs ?? (try? displaySettings()) ?? DisplaySettings() }

    /// The settings that a person has made. An invalid value, from an edit by hand, counts as not set.
    package func displaySettings() throws -> DisplaySettings {
        let values = try settings.snapshot().members
        return DisplaySetting.allCases.reduce(DisplaySettings()) { display, setting in
            guard let word = values[setting.key].flatMap(setting.word) else { return display }
            return setting.setting(word, in: display) ?? display
        }
    }

    /// Changes the settings, and makes the host, now or when one starts, reload all widgets.
    package func set(_ display: DisplaySettings) throws {
        guard try display != displaySettings() else { return }
        let usual = DisplaySettings()
        try settings.write { draft in
            for setting in DisplaySetting.allCases {
                let word = setting.word(in: display)
                draft[setting.key] = word == setting.word(in: usual) ? nil : setting.value(of: word)
            }
        }
        try requestReload(ofKind: nil)
    }
}
