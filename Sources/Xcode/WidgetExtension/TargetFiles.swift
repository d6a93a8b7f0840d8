import Foundation
import PackagePlugin

/// The files that make up a target.
struct TargetFiles {
    private var options: [(option: String, file: URL)] = []
    /// The Swift files that are compiled as for iOS, of which the target has copies.
    private(set) var phoneSources: [URL] = []
    private var known: Set<String> = []

    init(of module: any SourceModuleTarget, in package: URL) {
        for file in module.sourceFiles {
            switch file.type {
            case .source where file.url.pathExtension == "swift": add("--source", file.url)
            case .resource: add("--resource", file.url)
            case .unknown: add("--file", file.url)
            default: break
            }
        }
        // SwiftPM refuses these files as resources, so manifests exclude them, and we find them ourselves.
        for folder in folders(of: module) {
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            for file in (files ?? []).sorted(by: { $0.path < $1.path }) where TargetFiles.isExcluded(file) {
                add("--file", file)
            }
        }
        let settings = package.appendingPathComponent("\(module.name).xcconfig")
        guard let text = try? String(contentsOf: settings, encoding: .utf8) else { return }
        options.append(("--settings", settings))
        // XcodeFiles writes this setting; a plugin can import nothing.
        let mark = "GROUPWIDGETS_PHONE_SOURCES = "
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix(mark) {
            phoneSources = line.dropFirst(mark.count).split(separator: ":").map {
                package.appendingPathComponent(String($0))
            }
        }
        for file in phoneSources { add("--phone-source", file) }
    }

    var arguments: [String] { options.flatMap { [$0.option, $0.file.path] } }

    /// All files, and the folders inside those that are folders, whose dates change when a file is added.
    var inputs: [URL] {
        options.flatMap { option in
            let inner = FileManager.default.enumerator(at: option.file, includingPropertiesForKeys: nil)
            return [option.file] + (inner?.compactMap { $0 as? URL } ?? [])
        }
    }

    private mutating func add(_ option: String, _ file: URL) {
        if known.insert(file.path).inserted { options.append((option, file)) }
    }

    /// The target's own folder, and those of its Swift files.
    private func folders(of module: any SourceModuleTarget) -> [URL] {
        let swift = options.filter { $0.option == "--source" }.map { $0.file.deletingLastPathComponent().path }
        return Set(swift + [module.directoryURL.path]).sorted().map { URL(fileURLWithPath: $0) }
    }

    private static func isExcluded(_ file: URL) -> Bool {
        file.lastPathComponent.hasSuffix("Info.plist") || ["intentdefinition", "xcconfig"].contains(file.pathExtension)
    }
}
