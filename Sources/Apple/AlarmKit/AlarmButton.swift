public import AppIntents
public import SwiftUI
import WidgetArchive

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
    public var text: LocalizedStringResource
    public var systemImageName: String
    private var color: WrittenColor

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.systemImageName = systemImageName
        color = WrittenColor(textColor)
    }

    /// The system's.
    static var stop: AlarmButton { AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark") }

    public var textColor: Color {
        get { color.color }
        set { color = WrittenColor(newValue) }
    }
}

/// A colour as a record holds it: `#RRGGBB` in the light appearance and in the dark.
struct WrittenColor: Codable, Hashable, Sendable {
    private let light: String
    private let dark: String

    init(_ color: Color) {
        let tone = color.tone(in: EnvironmentValues())
        (light, dark) = (tone.light.description, tone.dark.description)
    }

    var color: Color {
        guard let light = Shade(light), let dark = Shade(dark) else { return .accentColor }
        return Color(Tone(light: light, dark: dark))
    }
}
