import AppGroups
import Foundation
import SwiftUI
import WidgetArchive

/// The main function of a widget program: resident when started by the host, a command when run by hand.
@MainActor enum WidgetProgram {
    static let lacksPlugin = """
        it was built without the plugin WidgetExtension, so that UserDefaults, Bundle and assets are not an extension's: \
        add 'plugins: [.plugin(name: "WidgetExtension", package: "groupdefaults")]' to its target
        """

    /// The widgets are made once the program has its locale.
    static func run(_ widgets: @autoclosure () -> [any Widget], notes: [String] = []) -> Never {
        ProgramLocale.adopt()
        let program = Responder(widgets(), notes: notes)
        if let socket = ProcessInfo.processInfo.environment[Request.socketVariable].flatMap(Int32.init) {
            HostConnection(socket, program).begin()
        } else {
            ProgramCommand(program).begin(Array(CommandLine.arguments.dropFirst()))
        }
        // The main run loop must run for the developer's dispatched work and timers. Without any source it would return
        // at once.
        RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
        RunLoop.main.run()
        exit(0)
    }
}

// The plugin WidgetExtension writes a `main` for each program, which calls `extensionMain`. A program without the
// plugin uses the `main` below: the compiler then warns at its `@main`, and a note informs whoever adds the program.

extension Widget {
    /// Runs the program whose `@main` is this widget.
    @available(*, deprecated, message: "Package.swift does not name the plugin WidgetExtension for this target")
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().flattened, notes: [WidgetProgram.lacksPlugin])
    }

    /// Runs the program whose `@main` is this widget, and which was built with the plugin.
    @MainActor @preconcurrency public static func extensionMain() { WidgetProgram.run(Self().flattened) }
}

extension ControlWidget {
    /// Runs the program whose `@main` is this control.
    @available(*, deprecated, message: "Package.swift does not name the plugin WidgetExtension for this target")
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run([BundledControl(Self())], notes: [WidgetProgram.lacksPlugin])
    }

    /// Runs the program whose `@main` is this control, and which was built with the plugin.
    @MainActor @preconcurrency public static func extensionMain() { WidgetProgram.run([BundledControl(Self())]) }
}

extension WidgetBundle {
    /// Runs the program whose `@main` is this bundle.
    @available(*, deprecated, message: "Package.swift does not name the plugin WidgetExtension for this target")
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().body.flattened, notes: [WidgetProgram.lacksPlugin])
    }

    /// Runs the program whose `@main` is this bundle, and which was built with the plugin.
    @MainActor @preconcurrency public static func extensionMain() { WidgetProgram.run(Self().body.flattened) }
}
