import Dispatch
import Foundation
import Synchronization

/// The one place in a process where what `UserDefaults` set is written, in the background and one suite after another.
enum BackgroundWriter {
    private static let queue = DispatchQueue(label: "AppGroups.BackgroundWriter", qos: .userInitiated)

    static func schedule(_ defaults: SuiteDefaults, after delay: Delay) {
        queue.asyncAfter(deadline: .now() + delay.interval) { defaults.writePending() }
    }

    /// Writes what is pending and waits for it; false if it cannot be written.
    static func finish(_ defaults: SuiteDefaults) -> Bool {
        queue.sync { defaults.writePending() }
    }

    /// Has everything that is pending written before the process ends, if it ends by itself.
    static func finishAtExit() {
        _ = registration
    }

    private static let registration: Int32 = atexit {
        for defaults in SuiteDefaults.all { _ = finish(defaults) }
    }
}

/// How long to wait before a write that failed is tried again: longer each time.
struct Delay: Equatable {
    private let milliseconds: Int

    static let none = Delay(milliseconds: 0)

    var longer: Delay { Delay(milliseconds: min(max(2 * milliseconds, 100), 30_000)) }
    var interval: DispatchTimeInterval { .milliseconds(milliseconds) }
}
