import CoreTransferable
import Foundation
import Testing

/// As apps write them, in a file that is shared with a widget.
private struct Steps: Codable, Transferable {
    var count: Int

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { steps in
            Data("\(steps.count)".utf8)
        }
        .suggestedFileName("Steps")
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.words)
        FileRepresentation(contentType: .plainText) { steps in
            SentTransferredFile(URL(fileURLWithPath: "/steps"))
        } importing: { file in
            Steps(count: file.isOriginalFile ? 1 : 0)
        }
    }

    var words: String { "\(count) steps" }
}

private struct Name: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { _ in "name" }
    }
}

struct RepresentationTests {
    @Test func `Representations that apps write are kept as they are`() {
        #expect(Steps.transferRepresentation is any TransferRepresentation<Steps>)
        #expect(Name.transferRepresentation is ProxyRepresentation<Name, String>)
    }
}
