import AccessibilityAudit
import CommandLineKit
import FoundationEssentials
import GroupStore
import GroupSystem
import PictureClient
import WidgetArchive
import WidgetHost
import WidgetRecords
import XcodeImport

/// A temporary directory for one checkup, with empty groups.
final class CheckupDirectory {
    private let path: String
    private let widgets: WidgetsDirectory
    private let pictures: PictureProgram
    private let judgesAccessibility: Bool

    /// Makes the directory. Throws if no pictures can be drawn, since no widget could be judged then.
    init(judgesAccessibility: Bool) throws {
        self.judgesAccessibility = judgesAccessibility
        // A text is examined in four pictures of four pixels a point.
        pictures = try PictureProgram.installed(patience: .seconds(30))
        path = try File.makePrivateDirectory(for: "groupwidgets-doctor")
        widgets = try WidgetsDirectory(try Root(named: path + "/groups"))
    }

    deinit { CheckupDirectory.remove(path) }

    /// A directory of empty modules.
    func emptyModules(_ names: [String]) throws -> String {
        for name in names {
            let folder = "\(path)/modules/\(name)"
            try FileSystem.makeDirectories(folder)
            try SmallFile.replace("\(folder)/module.modulemap", with: Array("module \(name) {}\n".utf8))
        }
        try FileSystem.makeDirectories("\(path)/modules")
        return "\(path)/modules"
    }

    /// Asks a program for everything that its widgets can show, and draws it.
    func examine(_ program: String, _ sources: [String], into report: inout TargetReport) throws {
        let file = try widgets.programFile(at: program)
        let description: ProgramDescription
        do {
            description = try widgets.describe(file)
        } catch {
            report.failures.append("\(error)")
            return
        }
        for kind in description.kinds {
            for family in kind.families { examine(kind, family, of: file, sources, into: &report) }
        }
        if !description.activities.isEmpty {
            examineActivities(description.activities, of: file, program, sources, into: &report)
        }
        report.notes = Finding.grouped(report.notes)
        report.barriers = Finding.grouped(report.barriers)
    }

    /// Draws the Live Activities in the previews of a program's source, since only an app can begin one; without
    /// previews, those of made-up values.
    private func examineActivities(
        _ types: [String], of file: ProgramFile, _ program: String, _ sources: [String],
        into report: inout TargetReport
    ) {
        let previewed = try? PreviewedProgram(program, in: widgets)
        var count = 0
        for (place, preview) in (try? previewed?.previews(named: [])) ?? [] {
            do {
                for scenes in try previewed?.scenes(of: place) ?? [] {
                    guard let family = scenes.family, family.isActivity else { continue }
                    count += 1
                    for entry in scenes.entries {
                        let notes = try draw(entry, family)
                        report.notes += notes.map { Finding($0, at: SourceFindings.places(ofNote: $0, in: sources)) }
                    }
                    report.drawnCount += 1
                }
            } catch {
                report.failures.append("preview \(preview.name): \(words(error))")
            }
        }
        report.widgetCount += count
        guard count == 0, report.failures.isEmpty else { return }
        for type in types {
            for family in Family.ofActivities {
                let sample = Instance(kind: type, family: family, parameters: ActivityInstance.sample.parameters)
                draw(sample, [("made-up values", .timeline(sample))], of: file, sources, into: &report)
            }
        }
        let reason =
            "Live Activities are drawn with made-up values: '#Preview(as: .content, using: …)' says what they show, "
            + "and so does 'groupwidgets gallery DIR --state JSON'"
        report.notes.append(Finding(reason, at: []))
    }

    private func examine(
        _ kind: KindDescription, _ family: Family, of file: ProgramFile, _ sources: [String],
        into report: inout TargetReport
    ) {
        let instance = Instance(
            kind: kind.kind, family: family, parameters: kind.recommendations.first?.parameters ?? [:])
        let questions: [(name: String, ask: Request.Ask)] = [
            ("placeholder", .placeholder(instance)), ("snapshot", .snapshot(instance, isPreview: true)),
            ("timeline", .timeline(instance)),
        ]
        let isDrawn = draw(instance, questions, of: file, sources, into: &report)
        if isDrawn, judgesAccessibility { judge(instance, of: file, sources, into: &report) }
    }

    /// Draws all that a program answers. Returns whether that could be done.
    @discardableResult private func draw(
        _ instance: Instance, _ questions: [(name: String, ask: Request.Ask)], of file: ProgramFile,
        _ sources: [String], into report: inout TargetReport
    ) -> Bool {
        var isDrawn = true
        for question in questions {
            do {
                let answer = try widgets.ask(file, question.ask)
                report.groups.formUnion(answer.reads.map(\.suite).filter { $0.hasPrefix("group.") })
                let notes = try answer.notes + draw(answer, instance.family)
                report.notes += notes.map { Finding($0, at: SourceFindings.places(ofNote: $0, in: sources)) }
            } catch {
                isDrawn = false
                report.failures.append(
                    "\(instance.kind) \(instance.family.rawValue), \(question.name): \(words(error))")
            }
        }
        report.widgetCount += 1
        if isDrawn { report.drawnCount += 1 }
        return isDrawn
    }

    /// Judges what a widget shows, in light and dark surroundings and in the largest text size.
    private func judge(
        _ instance: Instance, of file: ProgramFile, _ sources: [String], into report: inout TargetReport
    ) {
        func entry(_ display: DisplaySettings = DisplaySettings()) throws -> SceneTimeline.Entry? {
            var widgets = widgets
            widgets.shownAs = display
            let answer = try widgets.ask(file, .snapshot(instance, isPreview: true))
            guard case .timeline(let timeline) = answer.result else { return nil }
            return timeline.entries.first
        }
        do {
            guard let usual = try entry(), let largest = try entry(DisplaySettings(textSize: .accessibility5))
            else { return }
            let found = try AccessibilityAudit(of: instance.family, at: usual.date)
                .findings(in: usual.scenes, largest: largest.scenes) { try pictures.texts(of: $0) }
            report.barriers += found.map { finding in
                Finding(
                    "\(instance.kind) \(instance.family.rawValue): \(finding.line)",
                    at: finding.label.isEmpty ? [] : SourceFindings.places(of: "\"\(finding.label)\"", in: sources))
            }
        } catch {
            report.failures.append("\(instance.kind) \(instance.family.rawValue), accessibility: \(words(error))")
        }
    }

    private func words(_ error: any Error) -> String { (error as? Failure)?.message ?? "\(error)" }

    /// Draws each entry, and returns the drawing program's notes.
    private func draw(_ answer: Answer, _ family: Family) throws -> [String] {
        guard case .timeline(let timeline) = answer.result else { return [] }
        guard !timeline.entries.isEmpty else { throw ProgramFailure.noEntries }
        return try timeline.entries.prefix(3).flatMap { try draw($0, family) }
    }

    private func draw(_ entry: SceneTimeline.Entry, _ family: Family) throws -> [String] {
        let scene = entry.scenes[PictureLook().appearance]
        return try pictures.picture(PictureRequest(scene, family: family, scale: 1, date: entry.date)).notes
    }

    private static func remove(_ folder: String) {
        for entry in (try? DirectoryListing(of: folder))?.entries ?? [] {
            let path = "\(folder)/\(entry.name)"
            if entry.isDirectory { remove(path) } else { try? FileSystem.remove(path) }
        }
        try? FileSystem.removeDirectory(folder)
    }
}
