import Foundation
import Testing
import WidgetArchive

struct DepthTests {
    private func nested(_ depth: Int) -> Node {
        (0..<depth).reduce(.nothing) { content, _ in .effect(.init(.hidden, content)) }
    }

    private func text(_ depth: Int) -> String {
        String(repeating: #"{"effect":{"kind":"hidden","content":"#, count: depth) + #"{"spacer":{}}"#
            + String(repeating: "}}", count: depth)
    }

    @Test func `A scene as deep as is allowed comes back`() throws {
        let scene = nested(ArchiveCoding.depthLimit / 2 - 1)
        #expect(try value(Node.self, line(scene)) == scene)
    }

    @Test(arguments: [ArchiveCoding.depthLimit / 2, 10_000])
    func `A deeper scene is not written`(depth: Int) {
        let error = #expect(throws: ArchiveError.self) { try ArchiveCoding.line(nested(depth)) }
        #expect(error?.description == "nested more than 512 levels deep")
        #expect(throws: ArchiveError.self) { try ArchiveCoding.file(nested(depth)) }
    }

    @Test(arguments: [ArchiveCoding.depthLimit / 2, 10_000, 1_000_000])
    func `A deeper text is not read`(depth: Int) throws {
        let error = try #require(complaint(Node.self, text(depth)))
        #expect(error.description.hasSuffix("nested more than 512 levels deep"))
        #expect(complaint(Parameter.self, String(repeating: "[", count: depth * 2)) != nil)
    }
}
