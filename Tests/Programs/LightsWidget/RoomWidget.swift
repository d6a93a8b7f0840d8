import Intents
import SwiftUI
import WidgetKit

// A widget that is configured by an intent of a definition, and the handler that offers its rooms.

class IntentHandler: INExtension, RoomIntentHandling {
    func provideRoomOptionsCollection(
        for intent: RoomIntent, with completion: @escaping (INObjectCollection<Room>?, Error?) -> Void
    ) {
        let rooms = [
            Room(identifier: "hall", name: "The hall", lamps: 3),
            Room(identifier: "attic", name: "The attic", lamps: 1),
        ]
        completion(INObjectCollection(items: rooms), nil)
    }

    func defaultRoom(for intent: RoomIntent) -> Room? { Room(identifier: "hall", name: "The hall", lamps: 3) }

    override func handler(for intent: INIntent) -> Any { self }
}

extension Room {
    convenience init(identifier: String, name: String, lamps: Int) {
        self.init(identifier: identifier, display: name)
        self.lamps = NSNumber(value: lamps)
    }
}

struct RoomEntry: TimelineEntry {
    let date: Date
    let configuration: RoomIntent
}

struct RoomProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> RoomEntry { RoomEntry(date: Date(), configuration: RoomIntent()) }

    func getSnapshot(for configuration: RoomIntent, in context: Context, completion: @escaping (RoomEntry) -> ()) {
        completion(RoomEntry(date: Date(), configuration: configuration))
    }

    func getTimeline(
        for configuration: RoomIntent, in context: Context, completion: @escaping (Timeline<RoomEntry>) -> ()
    ) {
        completion(Timeline(entries: [RoomEntry(date: Date(), configuration: configuration)], policy: .never))
    }
}

struct RoomWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Room", intent: RoomIntent.self, provider: RoomProvider()) { entry in
            VStack {
                Text(entry.configuration.room?.displayString ?? "No room")
                Text("\(entry.configuration.room?.lamps?.intValue ?? 0) lamps")
                Text(entry.configuration.mood == .cosy ? "cosy" : "bright")
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Room")
        .supportedFamilies([.systemSmall])
    }
}
