import Foundation
import GroupTesting
import TestSupport
import Testing
import WidgetKit

/// A widget whose app runs on another machine.
@Suite(.enabled(if: Cluster.isPossible, Cluster.excuse))
struct SyncedWidgetTests {
    private let suite = "group.sample.alstn38.practice"

    @Test func `A write on one machine redraws a widget on another`() throws {
        let cluster = try Cluster()
        let (one, other) = (try TestGroup(), try TestGroup())
        let widget = try other.host(programs: ["Basic"]).place("BasicWidget", family: .systemSmall)
        let runs = try [one, other].map { group in
            let words = ["--to", cluster.addresses, "--prefix", "/people/minsu", suite]
            let added = try group.start("groupdefaults", ["sync", "add"] + words).wait()
            #expect(added.code == 0, "\(added)")
            return try group.start("groupdefaults", ["sync", "run"])
        }
        defer {
            for run in runs {
                run.send(SIGTERM)
                _ = try? run.wait()
            }
        }
        for name in ["Minsu", "Kim"] {
            try one.set("SampleName", to: name, in: suite)
            #expect(try widget.nextReload(showing: name).causes == ["SampleName of \(suite) changed"])
        }
    }
}
