import ActivityKit
import Foundation
import GroupTesting
import TestSupport
import Testing

/// A widget extension as Xcode makes it, with its Live Activity, and the app that begins one.
struct ActivityTests {
    private let group: TestGroup

    init() throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb", "LANG": "C.UTF-8"])
    }

    private func app(_ words: String...) throws -> String {
        let app = try group.start("ParcelApp", words)
        let outcome = try app.wait()
        try #require(outcome.code == 0, "\(outcome)")
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test func `An app's activity is shown, follows its updates, and goes with its end`() throws {
        let host = try group.host(programs: ["ParcelWidget"])
        let id = try app("begin", "Books", "📦")
        let lockScreen = try host.activity(id)
        #expect(try lockScreen.shown?.texts == ["Hello 📦"])
        #expect(try host.activity(id, as: .dynamicIsland(.compact)).shown?.texts == ["L", "T 📦"])
        #expect(try host.activity(id, as: .dynamicIsland(.minimal)).shown?.texts == ["📦"])
        #expect(
            try host.activity(id, as: .dynamicIsland(.expanded)).shown?.texts == ["Leading", "Trailing", "Bottom 📦"])
        _ = try app("update", id, "🚚")
        #expect(try lockScreen.nextReload(showing: "🚚").causes == ["the activity was updated"])
        _ = try app("end", id, "🏠")
        #expect(try lockScreen.nextReload(showing: "🏠").causes == ["the activity ended"])
        #expect(try app("list") == "Books 🏠 ended")
        try group.run("groupwidgets", "activities", "end", id)
        #expect(eventually { (try? lockScreen.shown) == .some(nil) })
    }

    @Test func `An activity can be shown otherwise than the settings say`() throws {
        _ = try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        let id = try app("begin", "Books", "📦")
        let picture = ["show", id, "--family", "activityLockScreen", "--svg", "-"]
        let bold = try group.start("groupwidgets", picture + ["--bold-text"]).wait()
        #expect(bold.code == 0 && bold.output.contains(#"font-weight="500""#), "\(bold)")
        let refused = try group.start("groupwidgets", picture + ["--set", "a=b"]).wait()
        #expect(refused.code == 2 && refused.errorOutput.contains("an activity has no parameters"))
    }

    @Test func `A tap on the island opens its URL`() throws {
        let host = try group.host(programs: ["ParcelWidget"])
        let id = try app("begin", "Books", "📦")
        try host.activity(id, as: .dynamicIsland(.compact)).tap()
        #expect(try host.nextOpenedURL() == URL(string: "http://www.apple.com"))
        _ = try host.activity(id, as: .dynamicIsland(.minimal))
        try group.run("groupwidgets", "tap", "\(id).islandMinimal")
        #expect(try host.nextOpenedURL() == URL(string: "http://www.apple.com"))
    }

    @Test func `A reload of an activity's type is one of all its presentations`() throws {
        let host = try group.host(programs: ["ParcelWidget"])
        let lockScreen = try host.activity(try app("begin", "Books", "📦"))
        try group.run("groupwidgets", "reload", "ParcelWidgetAttributes")
        #expect(try lockScreen.nextReload().causes.first?.hasPrefix("reload of ParcelWidgetAttributes") == true)
    }

    @Test func `What will be out of date has an entry for then, and an update takes it away`() throws {
        let host = try group.host(programs: ["ParcelWidget"])
        let id = try app("begin", "Books", "📦", "600")
        let lockScreen = try host.activity(id)
        let dates = try #require(lockScreen.reloads.last).entries.map(\.date)
        #expect(dates.count == 2 && (500...600).contains(dates[1].timeIntervalSince(dates[0])))
        _ = try app("update", id, "🚚")
        #expect(try lockScreen.nextReload(showing: "🚚").entries.count == 1)
    }

    @Test func `The widget beside the activity is shown as ever`() throws {
        let host = try group.host(programs: ["ParcelWidget"])
        #expect(try host.place("ParcelWidget").shown?.texts.contains("Favorite Emoji:") == true)
    }

    @Test func `Activities are listed, and ended by the beginning of their ids`() throws {
        let added = try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        #expect(added.output.hasSuffix("\nParcelWidget: Live Activities of ParcelWidgetAttributes\n"))
        let none = try group.run("groupwidgets", "activities")
        #expect(none.output.isEmpty && none.errorOutput == "no app has begun an activity\n")
        let id = try app("begin", "Books", "📦")
        let list = try group.run("groupwidgets", "activities").output
        #expect(list.hasPrefix("\(id)  ParcelWidgetAttributes  active, since "))
        #expect(list.contains("  shown by ParcelWidget\n"))
        #expect(list.hasSuffix("  {\"name\":\"Books\"}\n  {\"emoji\":\"📦\"}\n"))
        let json = try group.run("groupwidgets", "activities", "--json").output
        let beginning = #"{"id":"\#(id)","phase":"active","program":"ParcelWidget","activity":{"type":"#
        #expect(json.hasPrefix("[\n" + beginning) && json.hasSuffix("}\n]\n"))
        let wrong = try group.run("groupwidgets", "activities", "end", "nothing", expecting: 1)
        #expect(wrong.errorOutput == "error: there is no activity 'nothing'\nhint: there is \(id)\n")
        _ = try group.run("groupwidgets", "activities", "stop", expecting: 2)
        try group.run("groupwidgets", "activities", "end", String(id.prefix(6)))
        #expect(try group.run("groupwidgets", "activities").output.isEmpty)
    }

    @Test func `An activity of a program that was not added says what to do`() throws {
        let host = try group.host()
        let id = try app("begin", "Books", "📦")
        #expect(
            eventually {
                host.notes == [
                    "no program shows the activities of 'ParcelWidgetAttributes'; 'groupwidgets add PROGRAM' adds the "
                        + "one that does"
                ]
            })
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        #expect(try host.activity(id).shown?.texts == ["Hello 📦"])
    }

    @Test func `An activity becomes one picture, or one of each presentation`() throws {
        let host = try group.host(programs: ["ParcelWidget"])
        let id = try app("begin", "Books", "📦")
        for state in DynamicIslandPreviewViewState.allCases { _ = try host.activity(id, as: .dynamicIsland(state)) }
        func size(_ words: String...) throws -> [Int] {
            let file = group.path + "/activity.png"
            let outcome = try group.start("groupwidgets", ["show", id, "--png", file, "--scale", "1"] + words).wait()
            #expect(outcome.code == 0, "\(outcome)")
            return pngSize(at: file)
        }
        #expect(try size() == [419, 24 * 4 + 84 + 37 + 84])
        #expect(try size("--family", "islandCompact") == [193, 37])
        #expect(try size("--family", "activityLockScreen") == [365, 84])
    }

    @Test func `The previews of an activity are drawn in its size`() throws {
        let directory = group.path + "/pictures"
        let program = try TestGroup.path(ofProgram: "ParcelWidget")
        try group.run("groupwidgets", "previews", program, directory, "--scale", "1")
        #expect(pngSize(at: directory + "/Notification-activityLockScreen-1.png") == [365, 84])
        #expect(pngSize(at: directory + "/Notification-activityLockScreen-2.png") == [365, 84])
        let older = directory + "/ParcelWidgetLiveActivity_Previews-"
        #expect(pngSize(at: older + "Island_Compact-islandCompact.png") == [193, 37])
        #expect(pngSize(at: older + "Island_Expanded-islandExpanded.png") == [371, 85])
        #expect(pngSize(at: older + "Minimal-islandMinimal.png") == [37, 37])
        #expect(pngSize(at: older + "Notification-activityLockScreen.png") == [365, 84])
    }

    @Test func `An alert is told by a running host`() throws {
        try group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        let host = try group.start("groupwidgets", ["run", "--plain"])
        let id = try app("begin", "Books", "📦")
        try host.wait(forOutput: "\(id).activityLockScreen")
        _ = try app("alert", id, "🚚", "near")
        try host.wait(forOutput: "ParcelWidgetAttributes: Parcel: It is near")
    }

    private func pngSize(at path: String) -> [Int] {
        let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data()).dropFirst(16).prefix(8)
        guard bytes.count == 8 else { return [] }
        return [bytes.prefix(4), bytes.suffix(4)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }
}
