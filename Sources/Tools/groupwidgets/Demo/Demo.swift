import CommandLineKit
import FoundationEssentials
import GroupStore
import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetRecords

/// Sample widgets in their own root, and writes to the values they read, each by its own process.
final class Demo {
    let widgets: WidgetsDirectory
    private let directory: String
    private let steps: [DemoStep]
    private var done = 0

    /// The time that a person has to look at the effect of a write.
    static let pace: TimeInterval = 2

    /// Throws if the sample widgets or `groupdefaults` are not installed.
    init() throws {
        let samples = try Demo.samples.map { name throws(Failure) in try Demo.sample(name) }
        let tools = try Demo.tools()
        do throws(Errno) {
            directory = try FileSystem.makeDirectory(pattern: "\(File.temporaryDirectory)/groupwidgets-demo.XXXXXX")
        } catch {
            throw Failure.store("no directory can be made in \(File.temporaryDirectory): \(error)")
        }
        widgets = try WidgetsDirectory(Root(path: directory))
        steps = DemoStep.all.map { $0.by(tools) }
        for sample in samples { try widgets.add(sample) }
        for step in DemoStep.preparations { try step.by(tools).perform(in: widgets.root) }
        try widgets.place("Coffee")
        try widgets.place("CharacterDetail", parameters: ["character": .text("Unipony")])
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private static let samples = ["CoffeeWidget", "Characters"]

    static func sample(_ name: String) throws(Failure) -> String {
        if let path = CompanionProgram.path(of: name, orIn: "lib/groupdefaults/samples") { return path }
        throw Failure.notFound(
            "the sample widgets are not installed",
            hint: "on Debian, they are the package groupdefaults-samples; in a clone, 'make demo' builds them")
    }

    private static func tools() throws(Failure) -> [String: String] {
        guard let tool = CompanionProgram.path(of: "groupdefaults") else {
            throw Failure.notFound("groupdefaults is not beside groupwidgets", hint: "install both")
        }
        return ["groupdefaults": tool, "groupwidgets": CurrentProcess.program]
    }

    /// Whether all steps have been taken.
    var isOver: Bool { done >= steps.count }

    /// Takes the next step, or starts over. Returns the command as a person would type it, and the widget that it
    /// changes.
    func takeStep() throws(Errno) -> (line: String, widget: String) {
        let step = steps[done % steps.count]
        done += 1
        try step.launch(in: widgets.root)
        return ("$ \(step.line)", step.widget)
    }
}
