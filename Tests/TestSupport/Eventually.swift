import Foundation

/// Asks again and again until the answer is yes; false when it still is not after `seconds`.
public func eventually(within seconds: Double = 10, _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    repeat {
        if try condition() { return true }
        sched_yield()
    } while Date() < deadline
    return false
}
