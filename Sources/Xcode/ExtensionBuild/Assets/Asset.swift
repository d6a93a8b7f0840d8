import Foundation
import GroupSystem
import XcodeFiles

/// A colour or an image of an asset catalogue.
struct Asset: Hashable {
    enum Kind: String {
        case color, image
    }

    let kind: Kind
    /// The enclosing folders whose names are part of its own.
    let namespace: [String]
    let name: String

    /// The name by which a program asks for it.
    var path: String { (namespace + [name]).joined(separator: "/") }

    /// The name of the symbol that Xcode generates for it.
    var symbol: SwiftName? { SymbolName.member(name) }

    /// The assets in a target's catalogues, by name; those of one name are one.
    static func all(of target: Target) -> [Asset] {
        let catalogues = (target.declared + target.undeclared).compactMap(catalogue)
        return Set(Set(catalogues).flatMap { all(in: $0) }).sorted { $0.path < $1.path }
    }

    /// The catalogue that a file is or belongs to.
    private static func catalogue(of file: URL) -> URL? {
        let parts = file.pathComponents
        guard let place = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
        return URL(fileURLWithPath: "/" + parts[1...place].joined(separator: "/"))
    }

    /// The assets in a catalogue, by name.
    private static func all(in catalogue: URL, namespace: [String] = []) -> [Asset] {
        let files = try? FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }.flatMap { file -> [Asset] in
            let name = file.deletingPathExtension().lastPathComponent
            switch file.pathExtension {
            case "colorset": return [Asset(kind: .color, namespace: namespace, name: name)]
            case "imageset", "symbolset": return [Asset(kind: .image, namespace: namespace, name: name)]
            case let kind where kind.hasSuffix("set"): return []
            // A link may lead to an enclosing folder.
            case _ where (try? FileStatus(of: file.path))?.isSymbolicLink == true: return []
            default:
                return all(
                    in: file, namespace: providesNamespace(file) ? namespace + [file.lastPathComponent] : namespace)
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        let bytes = try? XcodeFile.bytes(folder.appendingPathComponent("Contents.json").path)
        let contents = bytes.flatMap { try? JSONSerialization.jsonObject(with: Data($0)) } as? [String: Any]
        return (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }
}
