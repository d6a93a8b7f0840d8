import ActivityKit
import SwiftUI
import Testing
import WidgetArchive
@testable import WidgetKit

struct FlightAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var gate: String
    }

    var number: String
}

/// All that a content state may consist of.
private struct Everything: Codable {
    enum Listed: String, Codable, CaseIterable {
        case first, second
        static var allCases: [Listed] { [.second, .first] }
    }

    enum Named: String, Codable {
        case first = "1st"
        case second = "2nd"
    }

    enum Only: Int, Codable {
        case one = 1
    }

    enum Plain: Codable {
        case left, right
    }

    enum Choice: Codable {
        case place(String), person(String)
    }

    final class Chain: Codable {
        var next: Chain?
    }

    var driverName: String
    var order_id: String
    var icon: String
    var count: Int
    var share: Double
    var isDone: Bool
    var note: String?
    var listed: Listed
    var named: Named
    var only: Only
    var plain: Plain
    var arrival: Date
    var page: URL
    var id: UUID
    var words: [String]
    var counts: [String: Int]
    var chain: Chain
}

/// Shows whatever a test wants to see.
private struct Flight: Widget {
    var banner: (ActivityViewContext<FlightAttributes>) -> AnyView
    var island: (ActivityViewContext<FlightAttributes>) -> DynamicIsland

    init() { self.init { Text("\($0.attributes.number) at \($0.state.gate)") } }

    init(
        banner: @escaping (ActivityViewContext<FlightAttributes>) -> some View = { _ in EmptyView() },
        island: @escaping (ActivityViewContext<FlightAttributes>) -> DynamicIsland = { _ in Flight.island }
    ) {
        self.banner = { AnyView(banner($0)) }
        self.island = island
    }

    static var island: DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("center") }
        } compactLeading: {
            Text("L")
        } compactTrailing: {
            Text("T")
        } minimal: {
            Text("M")
        }
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FlightAttributes.self, content: banner, dynamicIsland: island)
            .supplementalActivityFamilies([.small])
    }
}

/// What a program shows of activities.
@MainActor struct ActivityTests {
    private func instance(
        _ family: Family, state: String = #"{"gate":"A1"}"#, staleDate: Date? = nil, type: String = "FlightAttributes"
    ) -> Instance {
        let given = ActivityInstance(
            id: "7", attributes: #"{"number":"OZ 541"}"#, state: state, staleDate: staleDate)
        return Instance(kind: type, family: family, parameters: given.parameters)
    }

    private func scene(_ family: Family, of flight: Flight) async throws -> WidgetArchive.Scene {
        let timeline = try await Program([flight]).timeline(.timeline(instance(family)))
        return try #require(timeline.entries.first).scene
    }

    @Test func `A program says whose activities it shows, beside its widgets`() async throws {
        let result = await Program([MadeWidget(words("Clock")), Flight()]).answer(.describe).result
        guard case .description(let description) = result else { throw Unexpected(description: "\(result)") }
        #expect(description.kinds.map(\.kind) == ["Clock"])
        #expect(description.activities == ["FlightAttributes"])
    }

    @Test func `A view is made of the attributes and the state`() async throws {
        #expect(try await scene(.activityLockScreen, of: Flight()).root.words == ["OZ 541 at A1"])
    }

    @Test func `Values of any type are made up for a picture`() throws {
        let value = try SampleDecoder.value(Everything.self)
        #expect(value.driverName == "Driver Name" && value.order_id == "Order Id" && value.icon == "star.fill")
        #expect(value.count == 3 && value.share == 0.6 && !value.isDone && value.note == "Note")
        #expect(value.listed == .second && value.named == .first && value.only == .one && value.plain == .left)
        #expect(value.arrival > Date() && value.page.scheme == "https" && value.words == ["Words", "Words"])
        #expect(value.counts.isEmpty && value.chain.next?.next?.next != nil)
        #expect(throws: (any Error).self) { try SampleDecoder.value(Everything.Choice.self) }
        #expect(throws: (any Error).self) { try SampleDecoder.value(Never.self) }
    }

    @Test func `Made-up times make a range that has begun and goes on, as dates and as seconds`() throws {
        struct State: Codable {
            var startDate, endDate: Date
            var startTime, endTime, time, updatedAt: Double
            var remaining: Double
        }
        let state = try SampleDecoder.value(State.self)
        let now = Date()
        #expect((state.startDate...state.endDate).contains(now))
        let seconds = now.timeIntervalSince1970
        #expect((state.startTime...state.endTime).contains(seconds) && state.time > seconds)
        #expect(state.updatedAt < seconds && state.remaining < 60)
    }

    @Test func `An activity of made-up values is drawn`() async throws {
        let sample = Instance(
            kind: "FlightAttributes", family: .activityLockScreen, parameters: ActivityInstance.sample.parameters)
        let timeline = try await Program([Flight()]).timeline(.timeline(sample))
        #expect(try #require(timeline.entries.first).scene.root.words == ["Number at Gate"])
    }

    @Test func `An activity that will be out of date has a second entry then`() async throws {
        let flight = Flight { Text($0.isStale ? "old" : "fresh \($0.activityID)") }
        let date = Date() + 86_400
        let timeline = try await Program([flight]).timeline(.timeline(instance(.activityLockScreen, staleDate: date)))
        #expect(timeline.words == ["fresh 7", "old"])
        #expect(abs(try #require(timeline.entries.last).date.timeIntervalSince(date)) < 0.001)
        #expect(timeline.policy == .never)
        let past = instance(.activityLockScreen, staleDate: Date() - 1)
        #expect(try await Program([flight]).timeline(.timeline(past)).words == ["old"])
    }

    @Test(arguments: [(20.0, 84.0), (100.5, 100.5), (400, 160)])
    func `The view on the Lock Screen is as high as its content, within limits`(
        height: Double, shown: Double
    ) async throws {
        let size =
            try await scene(.activityLockScreen, of: Flight { _ in Color.red.frame(height: height) }).size
            ?? Family.activityLockScreen.size
        #expect(size == Size(width: 365, height: shown))
    }

    @Test func `A view on the Lock Screen that would fill more has its ideal height`() async throws {
        let flexible = Flight { _ in Color.red.frame(minHeight: 30, idealHeight: 110, maxHeight: .infinity) }
        #expect(try await scene(.activityLockScreen, of: flexible).size == Size(width: 365, height: 110))
    }

    @Test func `A tint fills the background of the Lock Screen's view, and none leaves the usual one`() async throws {
        let tinted = try await scene(.activityLockScreen, of: Flight { _ in Text("a").activityBackgroundTint(.cyan) })
        #expect(tinted.background != nil)
        let usual = try await scene(.activityLockScreen, of: Flight { _ in Text("a").activityBackgroundTint(nil) })
        #expect(usual.background == nil)
    }

    @Test func `A view is told about its surroundings`() async throws {
        struct Told: View {
            @Environment(\.activityFamily) private var family
            @Environment(\.isActivityFullscreen) private var isFullscreen
            @Environment(\.isActivityUpdateReduced) private var isReduced
            @Environment(\.supportedActivityFamilies) private var families
            @Environment(\.colorScheme) private var scheme

            var body: some View { Text("\(family) \(isFullscreen) \(isReduced) \(families.count) \(scheme)") }
        }
        let flight = Flight(banner: { _ in Told() }) { _ in
            DynamicIsland {
            } compactLeading: {
                Text("")
            } compactTrailing: {
                Text("")
            } minimal: {
                Told()
            }
        }
        #expect(try await scene(.activityLockScreen, of: flight).root.words == ["medium false false 1 light"])
        #expect(try await scene(.islandMinimal, of: flight).root.words == ["medium false false 1 dark"])
    }

    @Test func `The compact island has both sides around the camera, and the minimal one its own view`() async throws {
        #expect(try await scene(.islandCompact, of: Flight()).root.words == ["L", "T"])
        #expect(try await scene(.islandMinimal, of: Flight()).root.words == ["M"])
        #expect(try await scene(.islandExpanded, of: Flight()).root.words == ["center"])
    }

    @Test func `An island is black, dark, and opens its URL`() async throws {
        let url = URL(string: "flights://541")
        for family in [Family.islandExpanded, .islandCompact, .islandMinimal] {
            let scene = try await scene(
                family, of: Flight(banner: { _ in EmptyView() }) { _ in Flight.island.widgetURL(url) })
            #expect(scene.url == "flights://541")
            guard case .stack(let layers)? = scene.background, case .surface(let ground)? = layers.children.first else {
                throw Unexpected(description: "\(scene)")
            }
            #expect(ground.fill == .tone(Tone(Shade(red: 0, green: 0, blue: 0))))
        }
    }

    @Test func `Activities of other attributes are refused with those that are known`() async {
        let reason = await Program([Flight()]).failure(
            .timeline(instance(.activityLockScreen, type: "TrainAttributes")))
        #expect(reason == "this program shows no activities of 'TrainAttributes'; it shows 'FlightAttributes'")
    }

    @Test func `A state of another form is refused with what is wrong`() async throws {
        let ask = Request.Ask.timeline(instance(.activityLockScreen, state: #"{"door":1}"#))
        let reason = try #require(await Program([Flight()]).failure(ask))
        #expect(reason.hasPrefix("the app's activity does not fit this program's 'FlightAttributes.ContentState'"))
        #expect(reason.contains("gate"))
    }
}
