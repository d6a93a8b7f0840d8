import TestSupport
import Testing

/// What the tool needs of the system to start.
struct StartTests {
    private let tool = Tool()

    @Test(.enabled(if: Unshare.isPossible, "\(Unshare.excuse)"))
    func `A suite is read and written without /proc, as in a chroot`() throws {
        let outcome = try tool.unshared(
            "mount -t tmpfs nothing /proc && \"$tool\" set name Minsu && \"$tool\" get name")
        #expect(outcome.output == "Minsu\n", "\(outcome)")
        #expect(outcome.code == 0)
    }
}
