import Foundation
import GroupTesting
import Testing

/// Programs that `Packaging/one-program` links into one file.
struct JoinedProgramTests {
    @Test func `A joined program has its own previews, and not those of the programs beside it`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1"])
        let build = URL(filePath: try TestGroup.path(ofProgram: "Basic")).deletingLastPathComponent().path()
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let joined = group.path + "/joined/programs"
        let script = package.appending(path: "Packaging/one-program").path()
        let link = try group.start("/bin/sh", [script, build, joined, "Basic", "Account"])
        let linked = try link.wait()
        try #require(linked.code == 0, "\(linked.errorOutput)")
        for (name, own, other) in [("Basic", "BasicWidget", "Previews"), ("Account", "Previews", "BasicWidget")] {
            let path = group.path + "/joined/" + name
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: joined)
            let previews = try group.start(path, ["previews"]).wait()
            #expect(previews.output.contains("\"name\": \"\(own)\""), "\(previews)")
            #expect(!previews.output.contains("\"name\": \"\(other)\""))
        }
    }
}
