import Testing
import XcodeFiles

@Suite("A file as for iOS")
struct PhoneSourceTests {
    @Test func `has conditions that ask for this system instead`() {
        let text = """
            #if os(iOS) || os(visionOS)
            let a = "#if os(iOS)"
              #elseif !os(iOS)
            #else // os(iOS)
            #endif
            """
        #expect(
            PhoneSource.text(text) == """
                #if os(Linux) || os(visionOS)
                let a = "#if os(iOS)"
                  #elseif !os(Linux)
                #else // os(iOS)
                #endif
                """)
    }

    @Test(arguments: ["", "let a = 1", "#if os(watchOS)\n#endif", "// os(iOS)"])
    func `is the file itself if nothing asks`(_ text: String) {
        #expect(PhoneSource.text(text) == nil)
    }

    @Test func `has errors at the places of the file`() {
        let copy = PhoneSource.copy(of: "#if os(iOS)\n#endif", at: "/a \"b\"/C.swift")
        #expect(copy == "#sourceLocation(file: \"/a \\\"b\\\"/C.swift\", line: 1)\n#if os(Linux)\n#endif")
    }
}
