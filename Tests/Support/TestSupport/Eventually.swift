import Glibc

/// Waits until a condition holds, and returns whether it came to. The limit is for what never comes, on a machine however
/// busy. In between it lets go of the processor, which the processes under test may need.
public func eventually(within seconds: Double = 60, _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    repeat {
        if try condition() { return true }
        usleep(500)
    } while ContinuousClock.now < deadline
    return false
}
