import GroupStore
import TestSupport
import Testing

@testable import ActivityKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
        var note: String?
        var at: Date?
    }

    var driver: String
}

typealias Ride = Activity<RideAttributes>
typealias RideContent = ActivityContent<RideAttributes.ContentState>

func content(_ minutes: Int, staleDate: Date? = nil) -> RideContent {
    RideContent(state: .init(minutes: minutes), staleDate: staleDate)
}

struct ActivityTests {
    private let temporary = TemporaryRoot()

    private func inRoot<Result>(_ work: () async throws -> Result) async rethrows -> Result {
        try await Root.$ofTask.withValue(temporary.root, operation: work)
    }

    @Test func `An activity is what was requested, also for those who look for it later`() async throws {
        try await inRoot {
            let stale = Date(timeIntervalSinceReferenceDate: 900_000_000)
            let ride = try Ride.request(
                attributes: RideAttributes(driver: "Minsu"),
                content: RideContent(
                    state: .init(minutes: 7, note: nil, at: Date(timeIntervalSince1970: 0.123456)), staleDate: stale,
                    relevanceScore: 50))
            let found = try #require(Ride.activities.first)
            #expect(Ride.activities.count == 1)
            #expect(found.id == ride.id)
            #expect(found.attributes.driver == "Minsu")
            #expect(found.content == ride.content)
            #expect(found.content.state.at == Date(timeIntervalSince1970: 0.123456))
            #expect(found.content.staleDate == stale)
            #expect(found.content.relevanceScore == 50)
            #expect(found.activityState == .active)
            #expect(ride.pushToken == nil)
        }
    }

    @Test func `Activities of other attributes are not mine`() async throws {
        struct Other: ActivityAttributes {
            struct ContentState: Codable, Hashable {}
        }
        try await inRoot {
            _ = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(1))
            #expect(Activity<Other>.activities.isEmpty)
        }
    }

    @Test func `An update is seen by all who hold the activity, and the older of two has no effect`() async throws {
        try await inRoot {
            let ride = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(7))
            let other = try #require(Ride.activities.first)
            await ride.update(content(6))
            #expect(other.content.state.minutes == 6)
            await other.update(content(9), timestamp: Date() - 60)
            #expect(ride.content.state.minutes == 6)
        }
    }

    @Test func `Content without a date replaces newer content, as after the clock was set back`() async throws {
        try await inRoot {
            let ride = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(1))
            await ride.update(content(2), alertConfiguration: nil, timestamp: Date() + 3_600)
            await ride.update(content(3), alertConfiguration: nil, timestamp: Date())
            #expect(ride.content == content(2))
            await ride.update(content(4))
            #expect(ride.content == content(4))
        }
    }

    @Test func `A date that no timer reaches ends no process`() async throws {
        try await inRoot {
            let signals = try #require(ActivityStore.current).watch.signals()
            var rings = signals.makeAsyncIterator()
            let ride = try Ride.request(
                attributes: RideAttributes(driver: "Minsu"), content: content(1, staleDate: .distantFuture))
            await ride.end(nil, dismissalPolicy: .immediate)
            await rings.next()
            #expect(ride.activityState == .dismissed)
        }
    }

    @Test func `An activity whose content is out of date is stale, and an update refreshes it`() async throws {
        try await inRoot {
            let ride = try Ride.request(
                attributes: RideAttributes(driver: "Minsu"), content: content(7, staleDate: Date() - 1))
            #expect(ride.activityState == .stale)
            await ride.update(content(6, staleDate: Date() + 1_000))
            #expect(ride.activityState == .active)
        }
    }

    @Test func `An ended activity stays with its last content, and cannot be updated`() async throws {
        try await inRoot {
            let ride = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(7))
            await ride.end(content(0))
            await ride.update(content(5))
            #expect(ride.activityState == .ended)
            #expect(Ride.activities.map(\.content.state.minutes) == [0])
        }
    }

    @Test func `An activity that is dismissed at once is gone, and keeps its last content`() async throws {
        try await inRoot {
            let ride = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(7))
            await ride.end(nil, dismissalPolicy: .immediate)
            #expect(ride.activityState == .dismissed)
            #expect(Ride.activities.isEmpty)
            #expect(ride.content.state.minutes == 7)
        }
    }

    @Test func `A new activity takes the records of dismissed ones away`() async throws {
        try await inRoot {
            let gone = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(7))
            await gone.end(nil, dismissalPolicy: .immediate)
            let ride = try Ride.request(attributes: RideAttributes(driver: "Jisu"), content: content(3))
            #expect(try ride.store.suite.snapshot().keys.map(\.text) == [ride.id])
            #expect(gone.content.state.minutes == 7)
            #expect(gone.activityState == .dismissed)
        }
    }

    @Test func `Values of more than 4096 bytes are refused, and larger updates have no effect`() async throws {
        try await inRoot {
            let long = String(repeating: "x", count: 4_096)
            #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
                try Ride.request(attributes: RideAttributes(driver: long), content: content(7))
            }
            #expect(ActivityAuthorizationError.attributesTooLarge.localizedDescription.contains("4096 bytes"))
            let ride = try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(7))
            await ride.update(RideContent(state: .init(minutes: 1, note: long), staleDate: nil))
            #expect(ride.content.state.minutes == 7)
        }
    }

    @Test func `A root that cannot be written refuses activities`() async throws {
        let file = temporary.directory.path + "/file"
        try Data().write(to: URL(fileURLWithPath: file))
        Root.$ofTask.withValue(Root(path: file)) {
            #expect(throws: ActivityAuthorizationError.persistenceFailure) {
                try Ride.request(attributes: RideAttributes(driver: "Minsu"), content: content(7))
            }
        }
    }

    @Test func `Activities are allowed, and nobody changes that`() async throws {
        let information = ActivityAuthorizationInfo()
        var updates = information.activityEnablementUpdates.makeAsyncIterator()
        #expect(information.areActivitiesEnabled)
        #expect(await updates.next() == true)
    }
}
