import GroupStore
package import WidgetArchive

/// One of a person's wishes for everything that is shown, by its name in the suite of settings.
package enum DisplaySetting: String, CaseIterable, Sendable {
    case textSize = "text-size"
    case boldText = "bold-text"
    case increaseContrast = "increase-contrast"

    /// The words for its values, as a person gives them.
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

    /// Nil if a word is none for its values.
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
    /// How programs are asked to show everything: as usual, where the settings cannot be read, which `damage` tells.
    package var display: DisplaySettings { shownAs ?? (try? displaySettings()) ?? DisplaySettings() }

    /// What a person has set. What is not a setting, after an edit by hand, counts as not set.
    package func displaySettings() throws -> DisplaySettings {
        let values = try settings.snapshot().members
        return DisplaySetting.allCases.reduce(DisplaySettings()) { display, setting in
            guard let word = values[setting.key].flatMap(setting.word) else { return display }
            return setting.setting(word, in: display) ?? display
        }
    }

    /// Changes the settings, and has the host, now or when one starts, reload all widgets.
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
