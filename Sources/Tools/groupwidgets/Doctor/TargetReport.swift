import CommandLineKit
import WidgetArchive
import XcodeImport

/// The results of a checkup for one widget program.
struct TargetReport {
    let name: String
    var isBuilt = true
    var hasPlugin = true
    var widgetCount = 0
    var drawnCount = 0
    /// Declarations that the compiler did not find, or otherwise rejected.
    var missing: [Finding] = []
    var frameworks: [Finding] = []
    /// Packages that SwiftPM could not download.
    var downloads: [Finding] = []
    /// Widgets that did not answer, or could not be drawn, one per line.
    var failures: [String] = []
    /// Features with no effect, or a different one than on an iPhone.
    var notes: [Finding] = []
    var hidden: [Finding] = []
    /// The problems that keep people from using its widgets.
    var barriers: [Finding] = []
    /// The app groups that its widgets have read.
    var groups: Set<String> = []

    init(name: String) { self.name = name }

    var isWell: Bool { isBuilt && failures.isEmpty && widgetCount == drawnCount && barriers.isEmpty }

    func words(from folder: String) -> String {
        let parts = [
            hasPlugin ? "" : "  \(TargetReport.lacksPlugin)",
            part("frameworks that are not here", frameworks, folder), part("missing", missing, folder),
            part("not downloaded", downloads, folder),
            failures.isEmpty ? "" : (["  not drawn"] + failures.map { "    \($0.onOneLine)" }).joined(separator: "\n"),
            part("without effect, or different from an iPhone", notes, folder),
            part("accessibility", barriers, folder),
            part("hidden on Linux: see that something is left to show", hidden, folder),
        ]
        return ([headline] + parts.filter { !$0.isEmpty }).joined(separator: "\n")
    }

    private static let lacksPlugin = """
        the plugin WidgetExtension is missing, which brings what Xcode does (UserDefaults of groups, URLSession, Bundle, \
        assets): add 'plugins: [.plugin(name: "WidgetExtension", package: "groupdefaults")]' to the target in Package.swift
        """

    private var headline: String {
        guard isBuilt else { return "\(name): it does not build, for \(reasonCount) reasons" }
        return "\(name): \(drawnCount) of \(widgetCount) widgets are drawn (each kind in each of its sizes)"
    }

    private var reasonCount: Int { missing.count + frameworks.count + downloads.count }

    private func part(_ title: String, _ findings: [Finding], _ folder: String) -> String {
        guard !findings.isEmpty else { return "" }
        return (["  \(title)"] + findings.map { "    \($0.words(from: folder).onOneLine)" }).joined(separator: "\n")
    }
}

extension Finding {
    /// The title, and the first files with their lines, by their paths relative to a folder.
    fileprivate func words(from folder: String) -> String {
        guard !places.isEmpty else { return title }
        let all = files
        let shown = all.prefix(3).map { file in
            let lines = places.filter { $0.file == file }.map { "\($0.line)" }
            let name = Path.isWithin(folder, file) ? Path.relative(file, to: folder) : file
            return "\(name):\(lines.prefix(5).joined(separator: ","))\(lines.count > 5 ? ",…" : "")"
        }
        let count = all.count == 1 ? "" : "\(all.count) files: "
        return "\(title) — \(count)\(shown.joined(separator: " "))\(all.count > 3 ? " …" : "")"
    }
}

extension TargetReport: ArchiveWritable {
    func write(to json: inout JSONWriter) {
        json.object {
            $0.member("target", name)
            $0.member("builds", isBuilt)
            $0.member("hasPlugin", hasPlugin)
            $0.member("widgets", widgetCount)
            $0.member("drawn", drawnCount)
            $0.member("frameworks", frameworks.map(WrittenFinding.init))
            $0.member("missing", missing.map(WrittenFinding.init))
            $0.member("downloads", downloads.map(WrittenFinding.init))
            $0.member("failures", failures)
            $0.member("notes", notes.map(WrittenFinding.init))
            $0.member("hidden", hidden.map(WrittenFinding.init))
            $0.member("accessibility", barriers.map(WrittenFinding.init))
        }
    }
}

private struct WrittenFinding: ArchiveWritable {
    let finding: Finding

    func write(to json: inout JSONWriter) {
        json.object {
            $0.member("title", finding.title)
            $0.member("places", finding.places.map { "\($0.file):\($0.line)" })
        }
    }
}
