import AppGroups
package import Foundation
import Synchronization
package import WidgetArchive

/// Looks up colours and images in a program's resources, in asset catalogues or beside them.
package enum AssetCatalog {
    /// The picture of a name.
    package struct Picture {
        package var source: Node.Picture.Source
        /// Whether it is a template unless the program says otherwise.
        package var isTemplate: Bool
        /// The distance from the top of a symbol down to the baseline of the letters beside it.
        package var baseline: Double?

        package init(_ source: Node.Picture.Source, isTemplate: Bool = false, baseline: Double? = nil) {
            self.source = source
            self.isTemplate = isTemplate
            self.baseline = baseline
        }
    }

    /// The colours of a colour set.
    package static func tone(named name: String, bundlePath: String?, isContrasting: Bool = false) -> Tone? {
        guard let folder = entry("\(name).colorset", bundlePath),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        else { return nil }
        return (try? JSONDecoder().decode(ColorSet.self, from: data))?.tone(isContrasting: isContrasting)
    }

    /// The largest picture of an image set for light and for dark surroundings, or a file with the name.
    ///
    /// A symbol set's picture matches the size and weight of a font's letters. A set with a PDF yields one picture at a
    /// time, so `isDark` is called where that makes a difference.
    package static func picture(
        named name: String, bundlePath: String?, font: WidgetArchive.Font = WidgetArchive.Font(size: 17),
        isDark: () -> Bool = { false }
    ) -> Picture? {
        if let symbol = symbol(named: name, bundlePath: bundlePath, font: font) { return symbol }
        guard var found = file(named: name, bundlePath: bundlePath) else { return nil }
        if found.hasPDF { found.choose(isDark: isDark) }
        if found.path.hasSuffix(".pdf") {
            return PDFPicture.source(ofFileAt: found.path).map { Picture($0, isTemplate: found.isTemplate) }
        }
        guard let size = PictureFile.size(ofFileAt: found.path) else { return nil }
        return Picture(
            .file(path: found.path, dark: found.dark, size: size.points(at: found.scale)),
            isTemplate: found.isTemplate)
    }

    /// The contents of a data set's file.
    package static func data(named name: String, bundlePath: String?) -> Data? {
        guard let folder = entry("\(name).dataset", bundlePath),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(DataSet.self, from: data),
            let file = set.data.lazy.compactMap(\.filename).first
        else { return nil }
        return try? Data(contentsOf: place(of: file, in: folder))
    }

    /// Why there is no picture of a name.
    package static func problem(named name: String, bundlePath: String?) -> String {
        guard let file = file(named: name, bundlePath: bundlePath), file.path.hasSuffix(".pdf"), !PDFPicture.canConvert
        else { return "There is no picture '\(name)' among the program's resources." }
        return "The picture '\(name)' is a PDF; install pdftocairo (Debian's package poppler-utils) to show it."
    }

    private static func symbol(named name: String, bundlePath: String?, font: WidgetArchive.Font) -> Picture? {
        guard let folder = entry("\(name).symbolset", bundlePath),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(SymbolSet.self, from: data),
            let file = set.symbols.lazy.compactMap(\.filename).first,
            let text = try? String(contentsOf: place(of: file, in: folder), encoding: .utf8)
        else { return nil }
        return SymbolTemplate(text).flatMap { template in
            template.source(for: font).map {
                Picture($0, isTemplate: true, baseline: SymbolTemplate.baseline(for: font))
            }
        }
    }

    private struct File {
        var path: String
        var dark: String?
        var scale: Double
        var isTemplate = false

        var hasPDF: Bool { [path, dark].contains { $0?.hasSuffix(".pdf") == true } }

        /// Keeps one of the two pictures, if there are two.
        mutating func choose(isDark: () -> Bool) {
            guard let dark else { return }
            if isDark() { path = dark }
            self.dark = nil
        }
    }

    private static func file(named name: String, bundlePath: String?) -> File? {
        if let folder = entry("\(name).imageset", bundlePath),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data),
            let best = set.best(isDark: false) ?? set.best(isDark: true)
        {
            func path(_ file: String) -> String { place(of: file, in: folder).path }
            return File(
                path: path(best.file), dark: set.best(isDark: true).map { path($0.file) }, scale: best.scale,
                isTemplate: set.isTemplate)
        }
        for scale in [3.0, 2, 1] {
            let suffix = scale == 1 ? "" : "@\(Int(scale))x"
            for ending in PictureFile.endings {
                if let file = entry("\(name)\(suffix).\(ending)", bundlePath) {
                    return File(path: file.path, scale: scale)
                }
            }
        }
        return nil
    }

    /// Where a set's file is. As on macOS, its name may differ in the case of letters, and in how accents are encoded.
    private static func place(of file: String, in folder: URL) -> URL {
        let place = folder.appendingPathComponent(file)
        guard !FileManager.default.fileExists(atPath: place.path) else { return place }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // Strings are equal whatever their encoding of accents.
        let name = names.first { $0.lowercased() == file.lowercased() }
        return name.map { folder.appendingPathComponent($0) } ?? place
    }

    /// The location of each resource, by file name.
    private static let index = Mutex<[String: [String: URL]]>([:])

    private static func entry(_ name: String, _ bundlePath: String?) -> URL? {
        let bundle = ProgramBundle.bundle(at: bundlePath)
        let isProgram = bundle === ProgramBundle.main
        let root = isProgram ? Bundle.main.bundlePath : bundle.bundlePath
        return index.withLock { index in
            if let known = index[root] { return known[name] }
            let found = entries(below: root, isBundle: !isProgram)
            index[root] = found
            return found[name]
        }
    }

    /// A program without a bundle has those of its modules beside it, named `<Package>_<Module>.resources`.
    private static func entries(below root: String, isBundle: Bool) -> [String: URL] {
        let root = URL(fileURLWithPath: root)
        let children = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        let roots = isBundle ? [root] : children.filter { ["resources", "xcassets"].contains($0.pathExtension) }
        var entries: [String: URL] = [:]
        for root in roots {
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                let name = namespace(of: file.deletingLastPathComponent()) + file.lastPathComponent
                // Of catalogues that are merged, the declared one is the nearest.
                if let known = entries[name], (known.path.count, known.path) < (file.path.count, file.path) { continue }
                entries[name] = file
            }
        }
        return entries
    }

    /// The prefix that a catalogue's folders give to the names in them, such as `Brand/`.
    private static func namespace(of folder: URL) -> String {
        guard folder.path.contains(".xcassets/"), !folder.pathExtension.hasSuffix("set") else { return "" }
        let outer = namespace(of: folder.deletingLastPathComponent())
        return isNamespace(folder) ? "\(outer)\(folder.lastPathComponent)/" : outer
    }

    /// A folder made by hand has no `Contents.json`, and is not a namespace.
    private static func isNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(FolderContents.self, from: data))?.properties?.isNamespace == true
    }
}

/// The `Contents.json` of a catalogue's folder.
private struct FolderContents: Decodable {
    struct Properties: Decodable {
        var isNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case isNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}

/// The `Contents.json` of a data set.
private struct DataSet: Decodable {
    struct Item: Decodable {
        var filename: String?
    }

    var data: [Item]
}

/// The `Contents.json` of a symbol set.
private struct SymbolSet: Decodable {
    struct Symbol: Decodable {
        var filename: String?
    }

    var symbols: [Symbol]
}

/// The `Contents.json` of an image set.
private struct ImageSet: Decodable {
    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [AssetAppearance]?
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Image]
    var properties: Properties?

    var isTemplate: Bool { properties?.intent == "template" }

    /// The largest image among those for dark surroundings, or among those for all.
    func best(isDark: Bool) -> (file: String, scale: Double)? {
        images.filter { $0.appearances.isDark == isDark && !$0.appearances.isContrasting }.compactMap { image in
            image.filename.map { ($0, image.scale.flatMap { Double($0.dropLast()) } ?? 1) }
        }.max { $0.1 < $1.1 }
    }
}
