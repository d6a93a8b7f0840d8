import Foundation
import GroupTesting
import Testing
import WidgetKit

/// A widget that asks a server, reads a file in the container, and writes into the suite that it reads.
struct TrackerTests {
    private let suite = "group.sample.tracker"

    private func status(_ status: String, speed: Double = 0) -> String {
        """
        {"vehicleId": 7, "vehicleBasicStatus": "\(status)", "motion": {"speed": \(speed)},
         "address": {"addressString": "1 Long Street"}, "lastUpdatedAt": "2026-11-20T10:00:00Z"}
        """
    }

    /// A group whose app is logged in, and has chosen a vehicle of a server.
    private func loggedIn(_ server: LoopbackServer) throws -> TestGroup {
        let group = try TestGroup()
        let defaults = try group.defaults(suite)
        defaults.set(server.url, forKey: "serverURL")
        defaults.set("secret", forKey: "token")
        defaults.set("7", forKey: "selectedVehicleId")
        defaults.synchronize()
        return group
    }

    private func place(_ group: TestGroup) throws -> TestWidget {
        try group.host(programs: ["Tracker"]).place("TrackerStatusWidget", family: .systemMedium)
    }

    @Test func `It follows the app from the login to the choice of a vehicle`() throws {
        let server = try LoopbackServer(["/vehicles/7/status": status("Moving", speed: 40.4)])
        let group = try TestGroup()
        try group.set("serverURL", to: server.url, in: suite)
        let widget = try place(group)
        #expect(try widget.shown?.text == "Please login to view your vehicle status")
        try group.set("token", to: "secret", in: suite)
        let loggedIn = try widget.nextReload(showing: "Please select your vehicle")
        #expect(loggedIn.causes.contains("token of \(suite) changed"))
        try group.set("selectedVehicleId", to: "7", in: suite)
        let chosen = try widget.nextReload(showing: "40 km/h")
        #expect(chosen.causes == ["selectedVehicleId of \(suite) changed"])
        #expect(chosen.scene.images == ["car.fill", "mappin.and.ellipse"])
        #expect(chosen.text.contains("1 Long Street"))
        #expect(server.requests == ["/vehicles/7/status Authorization: Bearer secret"])
        #expect(loggedIn.playback(asksAgainAfter: 15) && chosen.playback(asksAgainAfter: 2))
    }

    @Test(arguments: [("Moving", 2.0), ("Idling", 2), ("IgnitionOff", 15)])
    func `It asks again the later the less there is to see`(state: String, minutes: Double) throws {
        let server = try LoopbackServer(["/vehicles/7/status": status(state)])
        let group = try loggedIn(server)
        let changes = try group.changes(in: suite)
        let widget = try place(group)
        let reload = try #require(widget.reloads.last)
        #expect(reload.playback(asksAgainAfter: minutes))
        let promised = try changes.next("widgetNextUpdateAt").new as? Date
        let due = try reload.playback().reloadDate
        #expect(abs(try #require(due).timeIntervalSince(try #require(promised))) < 0.001)
    }

    @Test func `The vehicle's names come from a file in the container`() throws {
        let server = try LoopbackServer(["/vehicles/7/status": status("Idling")])
        let group = try loggedIn(server)
        let vehicles = #"{"value": [{"id": 7, "registration": "AB 12 GP", "alias": "Bakkie"}]}"#
        try Data(vehicles.utf8).write(to: try group.container(suite).appendingPathComponent("vehicles.json"))
        let widget = try place(group)
        let texts = try #require(try widget.shown?.texts)
        #expect(texts.contains("Bakkie") && texts.contains("AB 12 GP"))
    }

    @Test func `It follows a file in the container`() throws {
        let server = try LoopbackServer(["/vehicles/7/status": status("Idling")])
        let group = try loggedIn(server)
        let widget = try place(group)
        let file = try group.container(suite).appendingPathComponent("vehicles.json")
        for alias in ["Bakkie", "Kombi"] {
            let vehicles = #"{"value": [{"id": 7, "registration": "AB 12 GP", "alias": "\#(alias)"}]}"#
            try Data(vehicles.utf8).write(to: file)
            let reload = try widget.nextReload(showing: alias)
            #expect(reload.causes == ["the file vehicles.json of \(suite) changed"])
        }
    }

    @Test func `What it writes itself never wakes it`() throws {
        let server = try LoopbackServer([
            "/vehicles/7/status": status("Idling"), "/vehicles/8/status": status("Moving", speed: 80),
        ])
        let group = try loggedIn(server)
        let widget = try place(group)
        try group.wait(for: "widgetRefreshCount", toBe: 1, in: suite)
        #expect(widget.reloads.last?.reads[suite]?.contains("widgetRefreshCount") == true)
        try group.set("selectedVehicleId", to: "8", in: suite)
        #expect(try widget.nextReload(showing: "80 km/h").causes == ["selectedVehicleId of \(suite) changed"])
        try group.wait(for: "widgetRefreshCount", toBe: 2, in: suite)
        try group.set("selectedVehicleId", to: "7", in: suite)
        #expect(try widget.nextReload(showing: "Idling").causes == ["selectedVehicleId of \(suite) changed"])
        try group.wait(for: "widgetRefreshCount", toBe: 3, in: suite)
        #expect(widget.reloads.count == 3)
    }

    @Test func `What it has written is on disk when the host has ended`() throws {
        let group = try TestGroup()
        try group.set("version", to: 1, in: suite)
        let lock = try group.container(suite).appendingPathComponent("Library/Preferences/.\(suite).lock")
        let descriptor = open(lock.path, O_RDWR | O_CLOEXEC)
        defer { close(descriptor) }
        // Another writer keeps the widget from writing for longer than it takes to answer.
        try #require(flock(descriptor, LOCK_EX) == 0)
        let host = try group.host(programs: ["Tracker"])
        _ = try host.place("TrackerStatusWidget")
        let hasStopped = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            host.stop()
            hasStopped.signal()
        }
        #expect(hasStopped.wait(timeout: .now() + 2.5) == .timedOut)
        flock(descriptor, LOCK_UN)
        #expect(hasStopped.wait(timeout: .now() + 60) == .success)
        #expect(try group.defaults(suite).integer(forKey: "widgetRefreshCount") == 1)
    }

    @Test func `A server that does not know the vehicle costs the widget nothing`() throws {
        let server = try LoopbackServer()
        let widget = try place(try loggedIn(server))
        #expect(try widget.shown?.text.contains("Loading...") == true)
        #expect(widget.log.contains { $0.contains("Finished fetching snapshot - Failure") })
        server.answer("/vehicles/7/status", with: status("Idling"))
        try widget.requestReload()
        #expect(try widget.nextReload().text.contains("Idling"))
    }
}

extension WidgetReload {
    /// Whether the widget is asked again so many minutes after it was asked, give or take what asking took.
    fileprivate func playback(asksAgainAfter minutes: Double) -> Bool {
        guard let due = (try? playback())?.reloadDate else { return false }
        return (0..<60).contains(due.timeIntervalSince(date) - minutes * 60)
    }
}
