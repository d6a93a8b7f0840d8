import GroupTesting
import Testing
import WidgetKit

struct BasicTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `A write to a key that it does not read reloads nothing`() throws {
        let group = try TestGroup()
        let host = try group.host(programs: ["Basic"])
        let widget = try host.place("BasicWidget", family: .systemSmall)
        try group.set("OtherName", to: "Kim", in: suite)
        try group.set("SampleName", to: "Minsu", in: suite)
        #expect(try widget.nextReload().causes == ["SampleName of \(suite) changed"])
        #expect(widget.reloads.count == 2)
    }
}
