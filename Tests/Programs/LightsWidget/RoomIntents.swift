import Foundation
import Intents

// What the plugin WidgetExtension makes of a definition with an intent, a type and an enumeration.

public enum Mood: Int, CaseIterable, INEnumeration, Sendable {
    case unknown = 0
    case bright = 1
    case cosy = 2

    public static let displayNames: [Int: String] = [0: "unknown", 1: "Bright", 2: "Cosy"]
}

open class Room: INObject, @unchecked Sendable {
    public var lamps: NSNumber? {
        get { value(of: "lamps") as? NSNumber }
        set { setValue(newValue, of: "lamps") }
    }
}

open class RoomIntent: INIntent, @unchecked Sendable {
    public var room: Room? {
        get { value(of: "room") as? Room }
        set { setValue(newValue, of: "room") }
    }

    public var mood: Mood {
        get { value(of: "mood") as? Mood ?? Mood(rawValue: 0)! }
        set { setValue(newValue, of: "mood") }
    }

    open override class var parameterDescriptions: [INParameterDescription] {
        [
            INParameterDescription(
                name: "room", title: "Room", kind: .object(Room.self), isArray: false, providesOptions: true),
            INParameterDescription(
                name: "mood", title: "Mood", kind: .enumeration(Mood.self), isArray: false, providesOptions: false,
                defaultValue: "cosy"),
        ]
    }

    open override func options(
        of parameter: String, matching term: String?, from handler: Any
    ) async throws -> [NSObject]? {
        guard let handler = handler as? any RoomIntentHandling else { return nil }
        switch parameter {
        case "room": return try await handler.provideRoomOptionsCollection(for: self).allItems
        default: return nil
        }
    }

    open override func defaultValue(of parameter: String, from handler: Any) -> Any? {
        guard let handler = handler as? any RoomIntentHandling else { return nil }
        switch parameter {
        case "room": return handler.defaultRoom(for: self)
        default: return nil
        }
    }
}

public protocol RoomIntentHandling: NSObjectProtocol {
    func provideRoomOptionsCollection(
        for intent: RoomIntent, with completion: @escaping (INObjectCollection<Room>?, (any Error)?) -> Void)
    func provideRoomOptionsCollection(for intent: RoomIntent) async throws -> INObjectCollection<Room>
    func defaultRoom(for intent: RoomIntent) -> Room?
}

extension RoomIntentHandling {
    public func provideRoomOptionsCollection(
        for intent: RoomIntent, with completion: @escaping (INObjectCollection<Room>?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    public func provideRoomOptionsCollection(for intent: RoomIntent) async throws -> INObjectCollection<Room> {
        try await withCheckedThrowingContinuation { continuation in
            provideRoomOptionsCollection(for: intent) { options, error in
                if let error { return continuation.resume(throwing: error) }
                continuation.resume(returning: options ?? INObjectCollection(items: []))
            }
        }
    }

    public func defaultRoom(for intent: RoomIntent) -> Room? { nil }
}
