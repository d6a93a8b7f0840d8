import GroupTesting
import Testing
import WidgetKit

/// An app and a widget that share a nickname.
struct BasicTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `The widget shows the nickname as soon as another process has set it`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        #expect(widget.reloads.first?.text.contains("없음") == true)
        try group.set("SampleName", to: "Minsu", in: suite)
        let reload = try widget.nextReload()
        #expect(reload.text.contains("Minsu"))
        #expect(reload.causes == ["SampleName of \(suite) changed"])
        #expect(try widget.shown?.texts.first == "Minsu")
        try group.remove("SampleName", from: suite)
        #expect(try widget.nextReload().text.contains("없음"))
    }

    @Test func `A write to a key that it does not read reloads nothing`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        let widget = try host.place("BasicWidget", family: .systemSmall)
        try group.set("OtherName", to: "Kim", in: suite)
        try group.set("SampleName", to: "Lee", in: "group.other")
        try group.set("SampleName", to: "Minsu", in: suite)
        #expect(try widget.nextReload().causes == ["SampleName of \(suite) changed"])
        #expect(widget.reloads.count == 2)
        #expect(widget.reloads.last?.reads[suite] == ["SampleName"])
    }

    @Test func `Its timeline has five entries an hour apart, and asks for another behind the last`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Basic"]).place("BasicWidget", family: .systemMedium)
        let reload = try #require(widget.reloads.last)
        #expect(reload.entries.count == 5)
        #expect(reload.policy == .atEnd)
        var playback = try reload.playback()
        for hour in 1...4 {
            _ = playback.moveToNext()
            #expect(playback.entry.date == reload.entries[hour].date)
            #expect(playback.entry.scene.dates == [reload.entries[0].date + 3_600 * Double(hour)])
        }
        #expect(playback.isReloadDue)
        #expect(playback.moveToNext() == nil)
    }

    @Test func `A host that starts again reloads it for what changed meanwhile, and for nothing else`() throws {
        let group = try TestGroup()
        let first = try group.host(programs: ["Basic"])
        _ = try first.place("BasicWidget", family: .systemSmall)
        first.stop()
        let second = try group.host()
        let widget = try #require(try second.widgets.first)
        try group.set("SampleName", to: "Minsu", in: suite)
        #expect(try widget.nextReload().causes == ["SampleName of \(suite) changed"])
        second.stop()
        try group.set("SampleName", to: "Kim", in: suite)
        let third = try group.host()
        let reload = try #require(try third.widgets.first).nextReload()
        #expect(reload.text.contains("Kim"))
        #expect(reload.causes == ["a value that it reads changed while no host ran"])
    }
}
