import GroupSystem
import Testing

struct ErrnoTests {
    @Test func `An error has the system's message`() {
        #expect("\(Errno(2))" == "No such file or directory")
        #expect("\(Errno(-1))" == "unknown error")
    }
}
