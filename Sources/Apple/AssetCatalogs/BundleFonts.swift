import AppGroups
package import Foundation
import Synchronization
package import WidgetArchive

/// The fonts that a bundle brings along: the files that `UIAppFonts` of its Info.plist names.
package struct BundleFonts: Sendable {
    private var files: [FontFile]

    /// Those of the program's bundle, and those that the program has registered.
    package static var ofProgram: BundleFonts { program.withLock { $0 } }
    private static let program = Mutex(BundleFonts(in: ProgramBundle.main))

    /// Adds a file to the program's fonts, once: views register theirs whenever they are made. Returns false if it is
    /// not a font.
    package static func register(_ path: String) -> Bool {
        program.withLock { fonts in
            if fonts.files.contains(where: { $0.face.file == path }) { return true }
            guard let file = FontFile(at: path) else { return false }
            fonts.files.append(file)
            return true
        }
    }

    package init(in bundle: Bundle) {
        let names = bundle.infoDictionary?["UIAppFonts"] as? [Any] ?? []
        files = names.compactMap { $0 as? String }.compactMap { name in
            // SwiftPM puts a resource beside the others, whatever folder the target has it in.
            let paths = [name, (name as NSString).lastPathComponent].map { "\(bundle.bundlePath)/\($0)" }
            return paths.lazy.compactMap(FontFile.init).first
        }
    }

    /// The letters of a font by its PostScript name, its full name, or that of its family, in the nearest weight that
    /// is there; nil if no file has it.
    package func face(named name: String, weight: Int, isItalic: Bool) -> Font.Face? {
        let exact = files.first { $0.postScriptName == name || $0.fullName == name }
        if let exact, weight == 400, !isItalic { return exact.face }
        let family = exact.map(\.family) ?? name
        func distance(_ file: FontFile) -> Int {
            (file.isItalic == (isItalic || exact?.isItalic == true) ? 0 : 1_000) + abs(file.weight - weight)
        }
        return files.filter { $0.family == family }.min { distance($0) < distance($1) }?.face
    }
}

/// The names and heights in a TrueType or OpenType file, read here since a widget's process has no font library.
struct FontFile {
    let family: String
    let fullName: String
    let postScriptName: String
    let weight: Int
    let isItalic: Bool
    let face: Font.Face

    init?(at path: String) {
        guard let bytes = FileManager.default.contents(atPath: path).map({ SFNTBytes([UInt8]($0)) }),
            let names = bytes.table("name").map(FontFile.names), let em = bytes.table("head")?.number(at: 18),
            let lines = bytes.table("hhea"), let ascent = lines.signed(at: 4), let descent = lines.signed(at: 6),
            em > 0, let family = names[16] ?? names[1]
        else { return nil }
        let style = bytes.table("OS/2")
        self.family = family
        fullName = names[4] ?? family
        postScriptName = names[6] ?? fullName
        weight = style?.number(at: 4) ?? 400
        isItalic = (style?.number(at: 62) ?? 0) & 1 != 0
        // Version 2 of the table has the height of capitals.
        let capital = (style?.number(at: 0) ?? 0) > 1 ? style?.signed(at: 88) : nil
        func share(_ length: Int) -> Double { Double(length) / Double(em) }
        face = Font.Face(
            file: path, ascent: share(ascent), descent: share(-descent + max(0, lines.signed(at: 8) ?? 0)),
            capHeight: share(capital ?? ascent * 3 / 4))
    }

    /// The names by their kinds: 1 and 16 are of the family, 4 is the full name, and 6 PostScript's.
    private static func names(in table: SFNTBytes) -> [Int: String] {
        var names: [Int: String] = [:]
        for index in 0..<(table.number(at: 2) ?? 0) {
            let record = 6 + index * 12
            guard let platform = table.number(at: record), let language = table.number(at: record + 4),
                let kind = table.number(at: record + 6), let length = table.number(at: record + 8),
                let start = table.number(at: 4), let offset = table.number(at: record + 10),
                let bytes = table.part(start + offset, length)
            else { break }
            // Names in English alone, which are Unicode's except for those of old Macintoshes.
            guard platform == 0 || (platform == 1 && language == 0) || (platform == 3 && language & 0x3FF == 9) else {
                continue
            }
            let name = platform == 1 ? bytes.latin : bytes.unicode
            if names[kind] == nil || platform == 3 { names[kind] = name }
        }
        return names
    }
}

/// The bytes of a font file, or of a table in it. A place outside of them has no number.
private struct SFNTBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
    private init(slice: ArraySlice<UInt8>) { bytes = slice }

    func part(_ start: Int, _ length: Int) -> SFNTBytes? {
        guard start >= 0, length >= 0, start + length <= bytes.count else { return nil }
        return SFNTBytes(slice: bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + length)])
    }

    func table(_ tag: StaticString) -> SFNTBytes? {
        for index in 0..<(number(at: 4) ?? 0) {
            let record = 12 + index * 16
            guard let name = part(record, 4), let start = long(at: record + 8), let length = long(at: record + 12)
            else {
                return nil
            }
            if name.latin == "\(tag)" { return part(start, length) }
        }
        return nil
    }

    func number(at place: Int) -> Int? { part(place, 2)?.bytes.reduce(0) { $0 << 8 | Int($1) } }
    func signed(at place: Int) -> Int? { number(at: place).map { Int(Int16(truncatingIfNeeded: $0)) } }
    private func long(at place: Int) -> Int? { part(place, 4)?.bytes.reduce(0) { $0 << 8 | Int($1) } }

    var latin: String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }

    var unicode: String {
        let units = stride(from: 0, to: bytes.count - 1, by: 2).compactMap { number(at: $0).map(UInt16.init) }
        return String(decoding: units, as: UTF16.self)
    }
}
