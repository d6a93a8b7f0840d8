import CommandLineKit
import GroupSystem
import XcodeImport

extension Command {
    static let doctor = Command(
        name: "doctor",
        operands: "[TARGET|DIR]",
        summary: "build widget programs, draw every widget, and say what is missing or differs from an iPhone",
        details: """
            The package in DIR, or in the working directory, is built. All compiler errors are reported at once: each \
            missing name, with the files that need it. Programs that are built are asked for the placeholder, the snapshot \
            and the timeline of each kind in each size, in an empty directory of groups of their own, and the answers \
            are drawn. With --accessibility, names, contrast, the sizes of letters and targets, texts that are cut off in \
            the largest size, and differences in colour alone are judged. The exit code is 1 if any widget cannot be drawn, \
            or has such a problem.
            """,
        options: [
            .json,
            .init(name: "accessibility", summary: "find what keeps people from using the widgets, too"),
            .init(
                name: "scratch-path", argument: "DIR", summary: "where SwiftPM builds (default: .build)",
                completes: .directory),
        ],
        examples: [
            .init(line: "groupwidgets doctor", meaning: "all widget programs of the package in this folder"),
            .init(line: "groupwidgets doctor FitnessWidget", meaning: "one of them"),
            .init(line: "groupwidgets doctor --accessibility", meaning: "and whether everybody can use them"),
        ],
        completes: [.directory],
        without: ["root"],
        run: { invocation in
            do {
                try examine(invocation)
            } catch {
                throw Failure(widgets: error)
            }
        })

    private static func examine(_ invocation: Invocation) throws {
        let checkup = try Checkup(invocation)
        let reports = try checkup.reports()
        if invocation.has("json") {
            Output.standard.write(try json(reports))
        } else {
            for report in reports { Output.standard.print(report.words(from: checkup.folder)) }
        }
        let ill = reports.filter { !$0.isWell }.map(\.name).joined(separator: ", ")
        guard !ill.isEmpty else { return }
        let areDrawn = reports.allSatisfy { $0.isWell || !$0.barriers.isEmpty }
        throw Failure.notFound(
            areDrawn ? "not everybody can use the widgets of \(ill)" : "not every widget of \(ill) can be drawn",
            hint: "what is \(areDrawn ? "in the way" : "missing") is listed above")
    }
}
