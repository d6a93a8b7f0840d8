public import AppIntents
import Foundation
import WidgetArchive
import WidgetRecords

/// The alert that accompanies an update of an activity.
public struct AlertConfiguration: Hashable, Sendable {
    public var title: LocalizedStringResource
    /// The text below it.
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

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
