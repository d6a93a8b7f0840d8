import Testing
import os.log

struct SubmoduleTests {
    @Test func `A file may import the module's older part by its own name`() {
        os_log("plain", log: .disabled, type: .info)
        #expect(!OSLog.disabled.isEnabled(type: .error))
    }
}
