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

    static func run(_ widgets: [any Widget], notes: [String] = []) -> Never {
        let program = Responder(widgets, notes: notes)
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

// Each program calls the function that the plugin WidgetExtension writes for it in place of `main`. One that does not is
// without the plugin: so the compiler tells, at its `@main`, and whoever adds the program is told, too.

extension Widget {
    /// Runs the program whose `@main` is this widget.
    @available(*, deprecated, message: "Package.swift does not name the plugin WidgetExtension for this target")
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().flattened, notes: [WidgetProgram.lacksPlugin])
    }

    /// Runs the program whose `@main` is this widget, which has all that the plugin makes.
    @MainActor @preconcurrency public static func extensionMain() { WidgetProgram.run(Self().flattened) }
}

extension ControlWidget {
    /// Runs the program whose `@main` is this control.
    @available(*, deprecated, message: "Package.swift does not name the plugin WidgetExtension for this target")
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run([BundledControl(Self())], notes: [WidgetProgram.lacksPlugin])
    }

    /// Runs the program whose `@main` is this control, which has all that the plugin makes.
    @MainActor @preconcurrency public static func extensionMain() { WidgetProgram.run([BundledControl(Self())]) }
}

extension WidgetBundle {
    /// Runs the program whose `@main` is this bundle.
    @available(*, deprecated, message: "Package.swift does not name the plugin WidgetExtension for this target")
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().body.flattened, notes: [WidgetProgram.lacksPlugin])
    }

    /// Runs the program whose `@main` is this bundle, which has all that the plugin makes.
    @MainActor @preconcurrency public static func extensionMain() { WidgetProgram.run(Self().body.flattened) }
}
