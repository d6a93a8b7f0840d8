import GroupTesting
import Testing
import WidgetKit

struct SharingTests {
    @Test func `The widget shows the nickname that a second process has set`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        let widget = try host.place("BasicWidget", family: .systemSmall)
        try group.set("SampleName", to: "Minsu", in: "group.sample.alstn38.practice")
        let reload = try widget.nextReload()
        #expect(reload.text.contains("Minsu"))
        #expect(reload.causes == ["SampleName of group.sample.alstn38.practice changed"])
    }
}
