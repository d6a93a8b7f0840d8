@testable import AppIntents
import Foundation
import Testing

// Source as found in widgets for iOS: above all, it must compile unchanged.

struct Server: AppEntity, Identifiable, Hashable {
    var id: UUID
    var name: String

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Server", numericFormat: "servers")
    static let defaultQuery = ServerQuery()
    static let all = ["Home", "Work"].enumerated().map { index, name in
        Server(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index + 1))), name: name)
    }

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "At \(name.lowercased())", image: .init(systemName: "server.rack"))
    }
}

struct ServerQuery: EntityStringQuery {
    func entities(for identifiers: [Server.ID]) async throws -> [Server] {
        Server.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<Server> {
        .init(items: Server.all.filter { $0.name.contains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<Server> {
        .init(sections: [.init("All", items: Server.all)])
    }
}

struct Room: AppEntity {
    let id: Int
    @Property(title: "Name") var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Room" }
    static var defaultQuery = RoomQuery()
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct RoomQuery: EnumerableEntityQuery {
    @IntentParameterDependency<LightIntent>(\.$server) var light

    func allEntities() async throws -> [Room] {
        light?.server == nil ? [Room(id: 1, name: "Hall"), Room(id: 2, name: "Attic")] : []
    }

    func defaultResult() async -> Room? { try? await allEntities().last }
}

struct LightIntent: SetValueIntent, WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Light"
    static let description = IntentDescription("Sets a light.", categoryName: "House", searchKeywords: ["lamp"])
    static let openAppWhenRun: Bool = false
    static var isDiscoverable: Bool { false }

    @Parameter(title: "Server") var server: Server?
    @Parameter(title: "Room", requestValueDialog: "Which room?") var room: Room
    @Parameter(title: "On") var value: Bool
    @Parameter(title: "Rooms", size: [.systemSmall: 2, .systemMedium: 4]) var rooms: [Room]?
    @Parameter(title: "Name", default: "Lamp", inputOptions: .init(capitalizationType: .words)) var name: String
    @Parameter(title: "Level", default: 5, controlStyle: .slider, inclusiveRange: (0, 10)) var level: Int
    @Parameter(title: "Page") var page: URL?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$level) {
            Case(1) { Summary("Faint in \(\.$room)") }
            DefaultCase {
                When(\.$server, .hasAnyValue) {
                    Summary("Light \(\.$room) on \(\.$server)") {
                        \.$value
                        \.$name
                    }
                } otherwise: {
                    Summary("Light")
                }
            }
        }
    }

    init() {}

    init(room: Room, value: Bool) {
        self.room = room
        self.value = value
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard value else { throw LightError.off }
        return .result(value: "\(name) in \(room.name)")
    }
}

struct PickyIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Picky"

    @Parameter(title: "Server") var server: Server
}

enum LightError: Error, CustomLocalizedStringResourceConvertible {
    case off

    var localizedStringResource: LocalizedStringResource { "The light is off." }
}

struct IdiomTests {
    @Test func `Entities are found by identifiers of every kind`() async throws {
        let intent = try await configured(
            LightIntent.self,
            with: [
                "server": .text("00000000-0000-0000-0000-000000000002"), "room": .text("1"), "value": .boolean(true),
                "rooms": .list([.integer(2), .text("1")]),
            ])
        #expect(intent.server?.name == "Work")
        #expect(intent.room.name == "Hall")
        #expect(intent.rooms?.map(\.name) == ["Attic", "Hall"])
        #expect(try await intent.perform().value == "Lamp in Hall")
    }

    @Test func `An enumerable query suggests all of its entities`() async throws {
        #expect(try await choices(for: "room", of: LightIntent.self).map(\.title) == ["Hall", "Attic"])
        let servers = try await choices(for: "server", of: LightIntent.self)
        #expect(servers.map(\.subtitle) == ["At home", "At work"])
        #expect(servers.map(\.symbol) == ["server.rack", "server.rack"])
    }

    @Test func `A Boolean is false until it has a value`() async throws {
        #expect(try await configured(LightIntent.self, with: ["room": .text("1")]).value == false)
    }

    @Test func `A chosen entity that no longer exists counts as unset`() async throws {
        var notes: [String] = []
        let intent = try await configured(
            LightIntent.self,
            with: [
                "server": .text("00000000-0000-0000-0000-000000000099"), "room": .text("9"), "value": .boolean(true),
                "rooms": .list([.text("9"), .text("1")]),
            ], noteGone: { notes.append($0.localizedDescription) })
        #expect(intent.server == nil)
        #expect(intent.room.name == "Attic")
        #expect(intent.rooms?.map(\.name) == ["Hall"])
        #expect(notes.count == 2)
        #expect(notes.last == "'9' is not a value for the parameter 'room' of LightIntent, which takes one of: 1, 2")
    }

    @Test func `A case that no longer exists becomes the default`() async throws {
        let intent = try await configured(ClockIntent.self, with: ["look": .text("oval")], noteGone: { _ in })
        #expect(intent.look == .square)
    }

    @Test func `A required parameter without a fallback is refused`() async throws {
        await #expect(throws: ParameterError.self) {
            try await configured(PickyIntent.self, with: ["server": .text("gone")], noteGone: { _ in })
        }
        await #expect(throws: ParameterError.self) {
            try await configured(LightIntent.self, with: ["level": .text("high")], noteGone: { _ in })
        }
    }

    @Test func `Performing an intent that throws fails`() async throws {
        await #expect(throws: LightError.off) {
            try await perform("AppIntentsTests.LightIntent", with: ["value": .boolean(false)])
        }
    }

    @Test func `An intent can be performed without a host`() async throws {
        #expect(try await LightIntent(room: Room(id: 3, name: "Porch"), value: true).perform().value == "Lamp in Porch")
    }
}

enum Level: Int, AppEnum {
    case low = 1
    case high = 2

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [.low: "Low"]
}

struct LevelOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection(
            promptLabel: "Which?",
            sections: [ItemSection("A", items: [IntentItem("a", title: "First"), IntentItem("b")])])
    }
}

struct LevelIntent: AudioRecordingIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Level"
    @Parameter(title: "Level", default: .low) var level: Level
    @Dependency var store: [String]
    @Dependency(key: "other") var other: [String]

    func perform() async throws -> some IntentResult {
        guard level == .low else { throw needsToContinueInForegroundError("Go on") {} }
        return .result()
    }
}

struct FormTests {
    @Test func `An enumeration of numbers is stored by its number`() async throws {
        #expect(Level._form.write(.high) == .text("2"))
        let (low, none) = (try await Level._form.read(.text("1")), try await Level._form.read(.text("3")))
        #expect(low == .low && none == nil)
    }

    @Test func `Items with texts of their own are the values`() async throws {
        #expect(try await LevelOptions().results()._items == ["a", "b"])
    }

    @Test func `A dependency is what the program has added`() async throws {
        AppDependencyManager.shared.add(dependency: ["usual"])
        AppDependencyManager.shared.add(key: "other") { ["other \(UUID())"] }
        let intent = LevelIntent()
        #expect(intent.store == ["usual"] && intent.other == LevelIntent().other)
        intent.level = .high
        await #expect(throws: (any Error).self) { try await intent.perform() }
    }
}
