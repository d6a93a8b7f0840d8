import Foundation
import TestSupport
import Testing
import WidgetArchive

/// Pictures that are kept while nothing changes that they are drawn from.
struct KeptPictureTests {
    private static let mutations = Int(ProcessInfo.processInfo.environment["PICTURE_MUTATIONS"] ?? "") ?? 12

    @Test(.enabled(if: Tool.isInstalled("cc"), "there is no C compiler"))
    func `No change of what pictures are drawn from is missed, and the others are kept`() throws {
        let package = try PicturedProgram()
        var random = SeededGenerator(seed: 26)
        var earlier = try package.drawn("--all", to: "truth", in: "truth-store").files
        #expect(earlier.count == PicturedProgram.count)
        _ = try package.drawn(to: "pictures", in: "store")
        var (unchanged, kept) = (0, 0)
        for _ in 0..<Self.mutations {
            let (change, readers) = try package.mutate(using: &random)
            let truth = try package.drawn("--all", to: "truth", in: "truth-store")
            #expect(truth.kept == 0)
            let drawn = try package.drawn(to: "pictures", in: "store")
            #expect(drawn.files == truth.files, "\(change)")
            #expect(drawn.kept >= PicturedProgram.count - readers, "\(change)")
            let same = truth.files.filter { earlier[$0.key] == $0.value }.keys
            (unchanged, kept) = (unchanged + same.count, kept + same.count(where: package.kept(in: "store").contains))
            earlier = truth.files
        }
        print("\(Self.mutations) mutations: \(kept) of \(unchanged) pictures that look the same were kept")
        #expect(kept * 5 >= unchanged * 4)
    }

    @Test(.enabled(if: Tool.isInstalled("cc"), "there is no C compiler"))
    func `The command says what it has drawn, and why`() throws {
        let package = try PicturedProgram()
        let count = PicturedProgram.count
        #expect(try package.drawn(to: "pictures", in: "store").report == [])
        let kept = "\(count) of \(count) pictures were kept: nothing has changed that they are drawn from"
        #expect(try package.drawn(to: "pictures", in: "store").report == [kept])
        // The program is another one, and what it shows is the same but for one picture.
        package.words[3] = "changed"
        try package.build()
        let changed = try package.drawn(to: "pictures", in: "store").report
        #expect(
            changed.first == "\(count - 1) of \(count) pictures were kept: nothing has changed that they are drawn from"
        )
        #expect(
            changed.dropFirst()
                == ["1 drawn, since what it shows changed (the widget's program was built again): p3-systemSmall"])
        try package.append(0, toFontNamed: "DejaVuSans.ttf")
        let fonts = try package.drawn(to: "pictures", in: "store").report
        let drawn = "4 drawn, since its fonts changed: p1-systemSmall, p2-systemSmall, p5-systemSmall, p6-systemSmall"
        #expect(fonts.dropFirst() == [drawn])
        package.environment["TZ"] = "UTC-7"
        let zone = try package.drawn(to: "pictures", in: "store").report
        #expect(
            zone.dropFirst()
                == [
                    "3 drawn, since the time zone or the locale changed: p0-systemSmall, p4-systemSmall, p8-systemSmall"
                ])
        #expect(try package.drawn("--all", to: "pictures", in: "store").kept == 0)
    }

    @Test(.enabled(if: Tool.isInstalled("cc"), "there is no C compiler"))
    func `A kept picture that is damaged is drawn again`() throws {
        let package = try PicturedProgram()
        let first = try package.drawn(to: "pictures", in: "store")
        let store = "\(package.path)/store"
        for (number, name) in try FileManager.default.contentsOfDirectory(atPath: store).enumerated() {
            guard name.utf8.count == 16, var bytes = FileManager.default.contents(atPath: "\(store)/\(name)") else {
                continue
            }
            switch number % 3 {
            case 0: bytes.removeLast(100)
            case 1: bytes[bytes.count - 100] ^= 1
            default: bytes = Data()
            }
            try bytes.write(to: URL(filePath: "\(store)/\(name)"))
        }
        let second = try package.drawn(to: "pictures", in: "store")
        #expect(second.kept == 0 && second.files == first.files)
        #expect(try package.drawn(to: "pictures", in: "store").kept == PicturedProgram.count)
    }
}

/// A widget program in C, which is compiled in a moment, in a directory with all that its pictures are drawn from.
private final class PicturedProgram {
    static let count = 12

    private let tool = Tool("groupwidgets")
    var words = (0..<count).map { "word \($0)" }
    private var values = Array(repeating: 1, count: 6)
    private var options: [String: String?] = [:]
    var environment: [String: String] = ["TZ": "UTC", "LC_ALL": "C.UTF-8"]
    /// Never the same twice.
    private var fresh = 100

    var path: String { tool.temporary.directory.path }
    private var files: FileManager { .default }

    init() throws {
        for folder in ["assets", "fonts", "rules", ".build", "Library"] {
            try files.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        for font in [Self.dejaVu, Self.inter] {
            try files.copyItem(atPath: font, toPath: "\(path)/fonts/\(Self.name(of: font))")
        }
        try Data(
            """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig><dir>\(path)/fonts</dir><cachedir>\(path)/font-cache</cachedir>
            <include>\(path)/rules</include></fontconfig>
            """.utf8
        ).write(to: URL(filePath: "\(path)/fonts.conf"))
        for asset in 0..<4 { try writeAsset(asset, Self.png(of: UInt8(asset))) }
        try writeValues()
        try build()
    }

    private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    private static let dejaVuBold = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    private static let inter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

    private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

    /// The pictures and trees that the command has written, and what it has said of them.
    struct Drawn {
        let files: [String: [Data]]
        let report: [String]
        let kept: Int
    }

    func drawn(_ words: String..., to directory: String, in store: String) throws -> Drawn {
        var environment = environment as [String: String?]
        environment["FONTCONFIG_FILE"] = "\(path)/fonts.conf"
        environment["GROUPWIDGETS_PICTURES"] = "\(path)/\(store)"
        environment["tool"] = tool.program
        for (name, value) in tool.environment where environment[name] == nil { environment[name] = value }
        // Dark pictures have names of their own, and would stay.
        try? files.removeItem(atPath: "\(path)/\(directory)")
        let options = options.sorted { $0.key < $1.key }.flatMap { ["--\($0.key)"] + [$0.value].compactMap(\.self) }
        let arguments = ["previews", "\(path)/program", directory] + words + options
        let outcome = try ChildProcess(
            "/bin/sh", ["-c", "cd '\(path)' && exec \"$tool\" \"$@\"", "sh"] + arguments,
            environment: environment.compactMapValues(\.self)
        ).wait()
        try #require(outcome.code == 0, "\(outcome)")
        let folder = "\(path)/\(directory)"
        var found: [String: [Data]] = [:]
        for name in try files.contentsOfDirectory(atPath: folder) where name.hasSuffix(".png") {
            let tree = "\(folder)/\(name.dropLast(4)).tree.json"
            found[name] = ["\(folder)/\(name)", tree].map { files.contents(atPath: $0) ?? Data() }
        }
        let report = outcome.output.split(separator: "\n").dropFirst().map(String.init)
        let kept = report.first.flatMap { $0.hasSuffix("drawn from") ? Int($0.prefix { $0.isNumber }) : nil }
        return Drawn(files: found, report: report, kept: kept ?? 0)
    }

    /// The pictures that the last run has kept, as it has noted.
    func kept(in store: String) -> Set<String> {
        let notes = "\(path)/\(store)/last"
        let names = (files.subpaths(atPath: notes) ?? []).filter { name in
            guard let note = files.contents(atPath: "\(notes)/\(name)"), name.hasSuffix(".json") else { return false }
            return ((try? JSONSerialization.jsonObject(with: note)) as? [String: Any])?["isKept"] as? Bool == true
        }
        return Set(names.map { Self.name(of: $0).dropLast(5) + ".png" })
    }

    // MARK: What may change

    /// Changes one thing, and sets the time of its file back. Says what it was, and how many pictures are drawn from it.
    func mutate(using random: inout SeededGenerator) throws -> (String, readers: Int) {
        fresh += 1
        let site = Int.random(in: 0..<31, using: &random)
        var readers = Self.count
        switch site {
        case 0..<12:
            readers = 1
            words[site] = "word \(fresh)"
            try build()
        case 12..<18:
            readers = Self.count / values.count
            values[site - 12] = fresh
            try writeValues()
        case 18..<22:
            readers = Self.count / 4
            try writeAsset(site - 18, Self.png(of: UInt8(truncatingIfNeeded: fresh)))
        case 22:
            readers = files.fileExists(atPath: "\(path)/fonts/\(Self.name(of: Self.inter))") ? 4 : Self.count
            try append(UInt8(truncatingIfNeeded: fresh), toFontNamed: Self.name(of: Self.dejaVu))
        case 23: try toggle(Self.inter)
        case 30:
            readers = 0
            try replace("\(path)/rules/10-a.conf", Data("<fontconfig><!-- \(fresh) --></fontconfig>".utf8))
        case 29:
            readers = 2
            try toggle(Self.dejaVuBold)
        case 24: options["scale"] = "\(1 + Double(fresh % 16) / 16)"
        case 25: options["dark"] = options.keys.contains("dark") ? nil : .some(nil)
        case 26: options["palette"] = options["palette"] == "ios26" ? "ios18" : "ios26"
        case 27:
            readers = 3
            environment["TZ"] = "UTC-\(fresh % 12)"
        default:
            readers = 3
            environment["LC_ALL"] = ["C", "en_US", "de_DE", "ja_JP"][fresh % 4] + ".UTF-8"
        }
        return ("change \(fresh), of \(site)", readers)
    }

    /// Removes a font, or brings it.
    private func toggle(_ font: String) throws {
        let copy = "\(path)/fonts/\(Self.name(of: font))"
        if files.fileExists(atPath: copy) {
            try files.removeItem(atPath: copy)
        } else {
            try files.copyItem(atPath: font, toPath: copy)
        }
    }

    func append(_ byte: UInt8, toFontNamed name: String) throws {
        let font = "\(path)/fonts/\(name)"
        try replace(font, (files.contents(atPath: font) ?? Data()) + [byte])
    }

    private func writeAsset(_ number: Int, _ bytes: Data) throws { try replace("\(path)/assets/a\(number).png", bytes) }

    private func writeValues() throws {
        let folder = "\(tool.environment["GROUPDEFAULTS_ROOT"] ?? "")/group.test/Library/Preferences"
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lines = values.enumerated().map { "  \"v\($0.offset)\": \($0.element)" }.joined(separator: ",\n")
        try replace("\(folder)/group.test.json", Data("{\n\(lines)\n}\n".utf8))
    }

    private func replace(_ path: String, _ bytes: Data) throws {
        try bytes.write(to: URL(filePath: path))
        try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: path)
    }

    /// Two by two pixels of one shade of grey, not compressed.
    private static func png(of shade: UInt8) -> Data {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            let named = Array(name.utf8) + data
            var checksum: UInt32 = .max
            for byte in named {
                checksum ^= UInt32(byte)
                for _ in 0..<8 { checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ (checksum >> 1) : checksum >> 1 }
            }
            return bytes(UInt32(data.count)) + named + bytes(~checksum)
        }
        let rows: [UInt8] = [0, shade, shade, 0, shade, shade]
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in rows {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let stream = [0x78, 0x01, 0x01, 6, 0, 0xF9, 0xFF] + rows + bytes(high << 16 | low)
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", bytes(2) + bytes(2) + [8, 0, 0, 0, 0])
                + chunk("IDAT", stream) + chunk("IEND", []))
    }

    // MARK: Its source

    /// Compiles it anew.
    func build() throws {
        try Data(source.utf8).write(to: URL(filePath: "\(path)/program.c"))
        let compiled = try ChildProcess(
            "/bin/sh",
            ["-c", "cc -o '\(path)/program.new' '\(path)/program.c' && mv '\(path)/program.new' '\(path)/program'"],
            environment: tool.environment
        ).wait()
        try #require(compiled.code == 0, "\(compiled)")
    }

    /// Answers requests for previews; each has words of its own, a value, and an image file.
    private var source: String {
        let names = (0..<Self.count).map { PreviewDescription("p\($0)") }
        let answers = (0..<Self.count).map { answer(.preview([scenes($0)]), reading: "v\($0 % 6)") }
        return """
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            static const char *list = \(answer(.previews(names), reading: nil));
            static const char *answers[] = {\(answers.joined(separator: ",\n"))};
            static const char *value(int number) {
                static char text[4096];
                char path[4096], key[16];
                snprintf(path, sizeof path, "%s/group.test/Library/Preferences/group.test.json", getenv("GROUPDEFAULTS_ROOT"));
                FILE *file = fopen(path, "r");
                text[fread(text, 1, sizeof text - 1, file)] = 0;
                fclose(file);
                snprintf(key, sizeof key, "\\"v%d\\": ", number % 6);
                char *found = strstr(text, key) + strlen(key);
                found[strspn(found, "0123456789")] = 0;
                return found;
            }
            int main(void) {
                int socket = atoi(getenv("GROUPWIDGETS_SOCKET"));
                FILE *requests = fdopen(socket, "r");
                char line[65536];
                while (fgets(line, sizeof line, requests)) {
                    int number = atoi(strstr(line, "\\"number\\":") + 9);
                    char *preview = strstr(line, "\\"preview\\":");
                    if (preview) dprintf(socket, answers[atoi(preview + 10)], number, value(atoi(preview + 10)));
                    else dprintf(socket, list, number);
                }
                return 0;
            }

            """
    }

    private func scenes(_ number: Int) -> PreviewScenes {
        let tone = Tone(
            light: Shade(red: 0, green: 0, blue: 0), dark: Shade(red: 1, green: 1, blue: 1), role: .primary)
        var font = Font(size: 17)
        // Some are in another font, some in a bold one that comes and goes, and some show a time.
        if [1, 2, 5, 6].contains(number) { font.family = "DejaVu Sans" }
        if [2, 6].contains(number) { font.weight = 700 }
        var runs = [Paragraph.Run(.words("\(words[number]) VALUE"), font: font, paint: .tone(tone))]
        let noon = Date(timeIntervalSince1970: 1_780_012_800)
        if [0, 4, 8].contains(number) { runs.append(.init(.date(noon, .time), font: font, paint: .tone(tone))) }
        let asset = Node.Picture(
            .file(path: "\(path)/assets/a\(number % 4).png", size: Size(width: 40, height: 40)), font: Font(size: 17),
            paint: .tone(tone))
        let root = Node.stack(Node.Stack(.vertical, [.text(Paragraph(runs)), .image(asset)]))
        let date = Date(timeIntervalSince1970: 1_780_000_000)
        return PreviewScenes(family: .systemSmall, [SceneTimeline.Entry(date: date, scene: Scene(root))])
    }

    /// An answer as a literal of C, in which the number of the request and the value are to be filled in.
    private func answer(_ result: Answer.Result, reading key: String?) -> String {
        let reads = key.map { [Reads(suite: "group.test", keys: [$0])] } ?? []
        let line = (try? ArchiveCoding.line(Answer(to: 4242, result, reads: reads))) ?? Data()
        let text = String(decoding: line, as: UTF8.self).replacing("%", with: "%%").replacing("4242", with: "%d")
            .replacing("VALUE", with: "%s").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(text.replacing("\n", with: "\\n"))\""
    }
}
