import AppGroups
import Foundation
import SwiftUI
import WidgetArchive

/// The main of a widget program: resident where the host has started it, a command where a person has.
@MainActor enum WidgetProgram {
    static func run(_ widgets: [any Widget]) -> Never {
        let program = Responder(widgets.compactMap { $0.body.resolved })
        if let socket = ProcessInfo.processInfo.environment[Request.socketVariable].flatMap(Int32.init) {
            HostConnection(socket, program).begin()
        } else {
            ProgramCommand(program).begin(Array(CommandLine.arguments.dropFirst()))
        }
        // The main thread is the developer's: what they dispatch to it, and its timers, must run. A run loop without any
        // source would end at once.
        RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
        RunLoop.main.run()
        exit(0)
    }
}

extension Widget {
    /// What a program does whose `@main` is this widget.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().flattened)
    }
}

extension WidgetBundle {
    /// What a program does whose `@main` is this bundle.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run(Self().body.flattened)
    }
}
