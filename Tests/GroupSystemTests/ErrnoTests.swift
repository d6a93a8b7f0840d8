import GroupSystem
import Testing

struct ErrnoTests {
    @Test func `An error says what the system says`() {
        #expect("\(Errno(2))" == "No such file or directory")
        #expect("\(Errno(-1))" == "unknown error")
    }
}
