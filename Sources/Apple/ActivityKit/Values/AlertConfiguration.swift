public import AppIntents
import Foundation
import WidgetArchive
import WidgetRecords

/// What a person is told together with an update of an activity.
public struct AlertConfiguration: Hashable, Sendable {
    /// The title.
    public var title: LocalizedStringResource
    /// The text below it.
    public var body: LocalizedStringResource
    /// What sounds.
    public var sound: AlertSound

    /// Makes an alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// The sound of an alert.
    public struct AlertSound: Hashable, Sendable {
        let name: String?

        /// The usual sound.
        public static let `default` = AlertSound(name: nil)

        /// A sound file of the app.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
}

extension ActivityRecord.Alert {
    init(_ alert: AlertConfiguration, at date: Date) {
        self.init(title: alert.title.words, body: alert.body.words, sound: alert.sound.name, date: date)
    }
}
