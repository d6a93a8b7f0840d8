import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("A uniform type")
struct TypeTests {
    @Test func `is found by a file name's extension, and by a MIME type`() {
        #expect(UTType(filenameExtension: "JSON") == .json && UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(mimeType: "text/html") == .html && UTType(mimeType: "image/jpg") == .jpeg)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func `of an unknown extension is its own`() throws {
        let type = try #require(UTType(filenameExtension: "opml"))
        #expect(type.isDynamic && type.conforms(to: .data) && !type.conforms(to: .text))
        #expect(type.preferredFilenameExtension == "opml" && type.preferredMIMEType == nil)
        #expect(UTType(mimeType: "x/y")?.preferredMIMEType == "x/y")
    }

    @Test func `conforms to what it is a kind of`() {
        #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .item))
        #expect(UTType.json.conforms(to: .json) && !UTType.json.isSubtype(of: .json))
        #expect(UTType.data.isSupertype(of: .mp3) && !UTType.mp3.conforms(to: .movie))
    }

    @Test func `is its identifier where it is stored`() throws {
        let stored = try JSONEncoder().encode([UTType.pdf])
        #expect(String(decoding: stored, as: UTF8.self) == "[\"com.adobe.pdf\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: stored) == [.pdf])
        #expect(UTType(exportedAs: "com.example.steps").preferredFilenameExtension == nil)
    }

    @Test func `extends the names of files, once`() {
        let file = URL(fileURLWithPath: "/a/b")
        #expect(file.appendingPathExtension(for: .jpeg).lastPathComponent == "b.jpeg")
        #expect(URL(fileURLWithPath: "/a/b.JPG").appendingPathExtension(for: .jpeg).lastPathComponent == "b.JPG")
        #expect(file.appendingPathExtension(for: .data) == file)
    }
}
