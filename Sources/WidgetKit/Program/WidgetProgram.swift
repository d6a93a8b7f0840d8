import AppGroups
import Foundation
import SwiftUI
import WidgetArchive

/// The main function of a widget program: resident when started by the host, a command when run by hand.
@MainActor enum WidgetProgram {
    static func run(_ widgets: [any Widget]) -> Never {
        let program = Responder(widgets)
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

extension Widget {
    /// Runs the program whose `@main` is this widget.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().flattened)
    }
}

extension ControlWidget {
    /// Runs the program whose `@main` is this control.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run([BundledControl(Self())])
    }
}

extension WidgetBundle {
    /// Runs the program whose `@main` is this bundle.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().body.flattened)
    }
}
