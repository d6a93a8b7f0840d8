import Foundation
import Testing
import WidgetArchive

struct FileFormTests {
    @Test func `A file keeps on one line what fits there`() throws {
        let content = Node.spacer(.init(minimum: 8))
        let black = Paint.tone(Tone(Shade("#000000")!))
        let text = Node.text(Paragraph([.init(.words("Hello, \"Seoul\""), font: Font(size: 17), paint: black)]))
        let file = try ArchiveCoding.file(Scene(.stack(.init(.vertical, [content, text]))))
        #expect(
            String(decoding: file, as: UTF8.self) == ##"""
                {
                  "root": {
                    "stack": {
                      "axis": "vertical",
                      "children": [
                        {"spacer": {"minimum": 8}},
                        {
                          "text": {
                            "runs": [
                              {"content": {"words": "Hello, \"Seoul\""}, "font": {"size": 17}, "paint": "#000000"}
                            ]
                          }
                        }
                      ]
                    }
                  }
                }

                """##)
    }

    @Test func `No line of a file is long that could be broken`() throws {
        var generator = SceneGenerator(seed: 21)
        let file = try ArchiveCoding.file(generator.timeline())
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n") where line.utf8.count > 110 {
            let inner = line.drop { $0 == " " }
            #expect(!inner.hasPrefix("{") && !inner.contains("[{"), "\(line)")
        }
    }

    @Test func `A line is one line`() throws {
        var generator = SceneGenerator(seed: 22)
        for _ in 0..<50 {
            let line = try ArchiveCoding.line(generator.timeline())
            #expect(line.last == 0x0A && !line.dropLast().contains(0x0A))
        }
    }
}
