import Foundation
import TestSupport
import Testing
import XcodeFiles

struct XcodeFileTests {
    private let directory = TemporaryDirectory()

    private func file(_ data: Data) throws -> String {
        let path = directory.path + "/file"
        try data.write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func `Devices, pipes and folders are refused at once`() throws {
        let pipe = directory.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in ["/dev/zero", "/dev/tty0", pipe, directory.path, "/nowhere"] {
            let error = #expect(throws: Unreadable.self) { try XcodeFile.bytes(path) }
            #expect(error?.file == path)
        }
    }

    @Test func `More than a project has is not read`() throws {
        let path = try file(Data(count: 2 << 20))
        let error = #expect(throws: Unreadable.self) { try XcodeFile.bytes(path, atMost: 1 << 20) }
        #expect(error?.reason == "it is larger than 1 MiB")
        #expect(try XcodeFile.bytes(path, atMost: 2 << 20).count == 2 << 20)
    }

    @Test(arguments: [
        "<plist>" + String(repeating: "<array>", count: 100_000), String(repeating: "(", count: 1_000_000),
    ])
    func `A list that is nested without end is refused with its place`(text: String) throws {
        let path = try file(Data(text.utf8))
        let error = #expect(throws: Unreadable.self) { try XcodeFile.propertyList(path) }
        #expect(error?.reason.contains("it is nested more than 512 levels deep") == true)
    }

    @Test func `Of a key that appears twice the last value counts`() throws {
        for text in ["{ a = 1; a = 2; }", "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>"] {
            let path = try file(Data(text.utf8))
            #expect(try XcodeFile.propertyList(path)["a"]?.text == "2")
        }
    }

    @Test func `A table of words has braces or none, in UTF-8 or UTF-16`() throws {
        let words = "/* a */\n\"Größe\" = \"Size\";\n"
        for text in [words, "{\(words)}"] {
            for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16] {
                let mark = [.utf8, .utf16].contains(encoding) ? "" : "\u{FEFF}"
                let path = try file(try #require((mark + text).data(using: encoding)))
                #expect(try XcodeFile.table(path)["Größe"]?.text == "Size", "\(encoding)")
            }
        }
        for text in ["", "/* none yet */"] {
            let path = try file(Data(text.utf8))
            #expect(try XcodeFile.table(path).members.isEmpty)
        }
    }
}
