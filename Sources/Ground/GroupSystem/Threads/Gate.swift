import CLinux
import Glibc

/// A gate that one thread waits at and another opens, once.
package final class Gate: Sendable {
    /// The address of a C semaphore, which must not move.
    private let address: UInt

    package init() {
        let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
        sem_init(semaphore, 0, 0)
        address = UInt(bitPattern: semaphore)
    }

    deinit {
        sem_destroy(semaphore)
        semaphore.deallocate()
    }

    private var semaphore: UnsafeMutablePointer<sem_t> {
        UnsafeMutablePointer<sem_t>(bitPattern: address).unsafelyUnwrapped
    }

    package func open() {
        sem_post(semaphore)
    }

    package func wait() {
        while sem_wait(semaphore) != 0, errno == EINTR {}
    }

    /// Waits for the gate; false if it does not open within the duration.
    package func wait(for duration: Duration) -> Bool {
        let (moment, _) = clinux_time(CLOCK_MONOTONIC).addingReportingOverflow(duration.nanoseconds)
        return clinux_wait_for_semaphore(semaphore, moment) == 0
    }
}
