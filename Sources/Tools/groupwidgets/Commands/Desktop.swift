import CommandLineKit
import GroupStore
import GroupSystem

extension Command {
    static let desktop = Command(
        name: "desktop",
        summary: "show the placed widgets on the desktop",
        details: """
            The widgets are on the wallpaper of each output, until it is ended; with '--layer top' they are above the \
            windows. A tap taps, a right click offers what there is to do with a widget, and a drag moves it. A host \
            has to run besides: 'groupwidgets run', or 'groupwidgets service install'. A separate program does it, \
            which needs GTK.
            """,
        options: Option.desktop,
        examples: [.init(line: "groupwidgets desktop", meaning: "the placed widgets, on the wallpaper")],
        of: { invocation in
            let program = "groupwidgets-desktop"
            guard let path = CompanionProgram.path(of: program) else {
                throw Failure.store(
                    "'desktop' needs \(program), which is not installed",
                    hint: "'make install' installs it where GTK is; Debian has it in the package groupwidgets-desktop")
            }
            let words = ["--root", try invocation.root.path, "run"] + options(of: invocation)
            do throws(Errno) {
                try CurrentProcess.become(path, words)
            } catch {
                throw Failure.store("\(path) cannot be run: \(error)")
            }
        })

    /// The options as they were typed, without the root.
    private static func options(of invocation: Invocation) -> [String] {
        invocation.words.compactMap { word in
            guard case .option(let option, let argument) = word, option.name != Option.root.name else { return nil }
            return "--" + option.name + (option.argument == nil ? "" : "=" + argument)
        }
    }
}
