import Foundation
import ScriptWidgets
import TestSupport
import Testing
import WidgetArchive

/// `SCRIPT_FUZZ=100000` tries as many outputs of each form.
struct PrintedFuzzTests {
    private static let count = Int(ProcessInfo.processInfo.environment["SCRIPT_FUZZ"] ?? "") ?? 300

    @Test(arguments: 0..<3)
    func `Whatever is printed, what is shown can be archived, read and escaped`(_ form: Int) throws {
        var random = SeededGenerator(seed: UInt64(form) + 1)
        for turn in 0..<PrintedFuzzTests.count {
            let output = form == 0 ? menu(&random) : form == 1 ? object(&random) : tree(&random, depth: 4)
            let bytes = turn.isMultiple(of: 2) ? Array(output.utf8) : mutated(Array(output.utf8), &random)
            let widget = PrintedWidget(bytes)
            let family = Family.ofWidgets[turn % Family.ofWidgets.count]
            let scenes = widget.scenes(in: family, complaint: turn.isMultiple(of: 5) ? "a\u{1B}[0m" : nil)
            let line = try ArchiveCoding.line(scenes.light)
            let _: WidgetArchive.Scene = try ArchiveCoding.value(from: line)
            for words in scenes.light.root.words + widget.notes where words.unicodeScalars.contains(where: \.isControl)
            {
                Issue.record("form \(form), turn \(turn): \(words.debugDescription)")
            }
        }
    }

    private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
            }
        }
        return bytes
    }

    private func menu(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
            (0..<Int.random(in: 0...9, using: &random)).map { _ in PrintedFuzzTests.parts.randomElement(using: &random)!
            }
            .joined() + "\n"
        }.joined()
    }

    private static let parts =
        [
            "---", "--", "~~~", "\n", " | ", "|", " ", "color=", "red", "#123,blue", "size=", "99999999999999999999999",
            "length=",
            "-1", "href=", "https://example.com", "bash=", "'a b'", "\"", "'", "\\", "\\n", "param1=", "image=",
            SampleImage.png,
            "sfimage=", "bolt", ":bolt:", ":zap:", ":a_b:", "\u{1B}[31m", "\u{1B}[", "\u{1B}]0;", "\u{7}", "\u{9B}31m",
            "<b>", "</b>", "<span size='x-large'>", "<span foreground=", "&#27;", "&amp;", "42%", "\u{202E}",
            "\u{FEFF}", "🚀",
            "e\u{301}", "\r", "\t", "md=true", "**", "`", "badge=", "tooltip=", "checked=true", "font=Menlo-Bold", "=",
            "~",
        ] + HostileText.payloads

    private func word(_ random: inout SeededGenerator) -> String {
        let word = PrintedFuzzTests.parts.randomElement(using: &random)!
        let data = (try? JSONEncoder().encode(word)) ?? Data("\"\"".utf8)
        return String(decoding: data, as: UTF8.self)
    }

    private func scalar(_ random: inout SeededGenerator) -> String {
        Int.random(in: 0..<3, using: &random) > 0
            ? word(&random)
            : ["true", "null", "0", "-1e308", "1e400", "0.5", "12", "[]", "{}"].randomElement(using: &random)!
    }

    private func object(_ random: inout SeededGenerator) -> String {
        let keys = ["text", "alt", "tooltip", "class", "percentage", "other"]
        let members = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            "\"\(keys.randomElement(using: &random)!)\": \(scalar(&random))"
        }
        return "{" + members.joined(separator: ", ") + "}" + (Bool.random(using: &random) ? "\n" : "")
    }

    private func tree(_ random: inout SeededGenerator, depth: Int) -> String {
        guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else { return scalar(&random) }
        if Int.random(in: 0..<6, using: &random) == 0 {
            return "[" + (0..<3).map { _ in tree(&random, depth: depth - 1) }.joined(separator: ", ") + "]"
        }
        let members = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            "\"\(PrintedFuzzTests.words.randomElement(using: &random)!)\": \(tree(&random, depth: depth - 1))"
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static let words = [
        "vstack", "hstack", "zstack", "text", "symbol", "image", "spacer", "divider", "gauge", "progress", "button",
        "date",
        "timer", "grid", "font", "weight", "color", "lineLimit", "padding", "frame", "background", "cornerRadius",
        "opacity",
        "link", "run", "set", "width", "families", "small", "dark", "margins", "url", "style", "max", "stack", "key",
        "value",
        "horizontal", "no",
    ]
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        self != "\n" && (value < 0x20 || (0x7F..<0xA0).contains(value) || (0x202A...0x202E).contains(value))
    }
}
