import Foundation
import XcodeFiles

extension Target {
    /// The Swift source that Xcode and Apple's modules would provide.
    func generated(from scans: [(file: URL, scan: SourceScan)]) throws -> GeneratedSource {
        let words = TargetWords(scans.map(\.scan))
        let levelled = scans.flatMap { $0.scan.imports.filter(\.hasAccessLevel).map(\.module) }
        var source = GeneratedSource(levelled: Set(levelled))
        for part in FoundationPart.all where modules.contains(part.module.text) {
            let foreign = TargetWords(scans.map(\.scan).filter(importsOthers)).named
            let words = words.inFiles(of: scans.map(\.scan), without: part.bringers)
            let members = part.members.filter { words.need($0.text) }
            source.add(members.map { "// For \($0)." }, importing: part.module)
            source.add(aliases: part.aliases(for: words, butNot: foreign), of: part.module)
        }
        if modules.contains("Combine") { try addNetworking(to: &source, words) }
        if modules.contains("FoundationNetworking") {
            source.add(NetworkingSource.choices(for: words), importing: "Foundation", "FoundationNetworking")
        }
        if modules.contains("WidgetKit") {
            addProviders(to: &source, words)
            addMain(to: &source, words)
        }
        if modules.contains("AppGroups") { try addBundle(to: &source, words) }
        if modules.contains("SwiftUI") {
            try addAssets(to: &source, words)
            if scans.contains(where: { $0.scan.attributes.contains("Entry") }) { source.add([Target.entryMacro]) }
            if words.named.contains("#bundle") { source.add([Target.bundleMacro], importing: "Foundation") }
        }
        if modules.contains("Intents") { try addIntents(to: &source, words) }
        if modules.contains("CoreData") {
            for file in dataModels {
                source.add(try DataModel(at: file).declarations(for: words), importing: "CoreData", "Foundation")
            }
        }
        return source
    }

    /// SwiftUI's own is not visible to others, in whose source it would hide a provider's `Entry`.
    private static let entryMacro: SwiftText = """
        @attached(accessor) @attached(peer, names: prefixed(__Key_))
        macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

        """

    /// The bundle of the target's own resources.
    private static let bundleMacro: SwiftText = """
        @freestanding(expression) macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")

        """

    /// Whether a file imports modules other than the toolchain's and ours, whose types an alias would hide.
    private func importsOthers(_ scan: SourceScan) -> Bool {
        !Target.ofToolchain.union(Target.ofApple).isSuperset(of: scan.imports.map(\.module))
    }

    /// Combine's part of `URLSession`: the module if the target depends on it, its source otherwise.
    private func addNetworking(to source: inout GeneratedSource, _ words: TargetWords) throws {
        guard words.named.contains("dataTaskPublisher") || words.named.contains("DataTaskPublisher") else { return }
        guard !modules.contains("CombineNetworking") else {
            return source.add(["// For dataTaskPublisher."], importing: "CombineNetworking")
        }
        source.add([try NetworkingSource.text()], importing: "Combine", "Foundation", "FoundationNetworking")
    }

    /// The protocol names of WidgetKit's first betas, whose requirements must not be hidden by defaults of today's. A
    /// target uses them if it declares all of a provider's functions by the old names and none by today's.
    private func addProviders(to source: inout GeneratedSource, _ words: TargetWords) {
        let aliases = [
            (
                name: "TimelineProvider" as SwiftName, first: ["snapshot(with", "timeline(with"],
                now: ["getSnapshot(in", "getTimeline(in"]
            ),
            (
                name: "IntentTimelineProvider", first: ["placeholder(with", "snapshot(for", "timeline(for"],
                now: ["getSnapshot(for", "getTimeline(for"]
            ),
        ].filter {
            words.need($0.name.text) && words.functions.isSuperset(of: $0.first)
                && words.functions.isDisjoint(with: $0.now)
        }
        source.add(
            aliases: aliases.map { "public typealias \($0.name) = WidgetKit.\($0.name.capitalised(after: "Beta"))" },
            of: "WidgetKit")
    }

    /// The program's entry point, which tells WidgetKit that the plugin is in use. WidgetKit's own is deprecated.
    private func addMain(to source: inout GeneratedSource, _ words: TargetWords) {
        guard words.named.contains("main") else { return }
        let mains = (["Widget", "WidgetBundle", "ControlWidget"] as [SwiftName]).filter { words.need($0.text) }.map {
            "extension \($0) {\n    @MainActor @preconcurrency static func main() { extensionMain() }\n}\n" as SwiftText
        }
        source.add(mains, importing: "SwiftUI", "WidgetKit")
    }

    private func addBundle(to source: inout GeneratedSource, _ words: TargetWords) throws {
        if words.need("UserDefaults") {
            source.add(aliases: ["public typealias UserDefaults = AppGroups.UserDefaults"], of: "AppGroups")
        }
        let shadows = BundleShadows.declarations(
            for: words, havePlurals: try Translations(of: self).havePlurals, resources: "\(package)_\(name).resources")
        source.add(shadows, importing: "AppGroups", "Foundation")
    }

    private func addAssets(to source: inout GeneratedSource, _ words: TargetWords) throws {
        var given = BuildSettings()
        if let settings { try given.take(fileAt: settings.path) }
        let extendsTypes = try given[BuildSettings.extendsTypesByAssets] != "NO"
        let symbols = AssetSymbols(of: self, named: words, extendsTypes: extendsTypes)
        source.add(symbols.warnings)
        source.add(symbols.declarations, importing: "AppGroups", "SwiftUI")
        if modules.contains("UIKit") { source.add(symbols.declarationsForUIKit, importing: "UIKit") }
    }

    private func addIntents(to source: inout GeneratedSource, _ words: TargetWords) throws {
        let files = (declared + undeclared).filter { $0.pathExtension == "intentdefinition" }
        for file in files where !IntentDefinition.isTable(file) {
            source.add(try IntentDefinition(at: file).declarations(for: words), importing: "Foundation", "Intents")
        }
    }
}
