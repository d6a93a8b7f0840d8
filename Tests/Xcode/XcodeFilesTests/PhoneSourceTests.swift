import Foundation
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

    @Test(arguments: [
        "", "let a = 1", "#if os(watchOS)\n#endif", "// os(iOS)", "let a = Foundation.URL(b)",
        "let a = URLSession.shared", "let a: URL = b", "let a: URLRequest.CachePolicy",
    ])
    func `is the file itself if nothing asks`(_ text: String) {
        #expect(PhoneSource.text(text) == nil)
    }

    @Test func `names the modules that have Foundation's parts here, and imports these`() {
        let text = """
            import class Foundation.UserDefaults
            let a = "ä\\(Foundation.UserDefaults.standard), Foundation.URLSession", b: Foundation.URLSession, c: Foundation.URL
            // Foundation.URLSession
            """
        let copy = PhoneSource.copy(of: text, at: "/A.swift")
        #expect(
            copy == """
                import class AppGroups.UserDefaults
                import FoundationNetworking
                #sourceLocation(file: "/A.swift", line: 1)
                import class Foundation.UserDefaults
                let a = "ä\\(AppGroups.UserDefaults.standard), Foundation.URLSession", b: FoundationNetworking.URLSession, \
                c: Foundation.URL
                // Foundation.URLSession
                """)
    }

    @Test(arguments: [
        ("import Darwin", "import Glibc"), ("import Darwin.POSIX.termios // Darwin", "import Glibc // Darwin"),
        ("import func Darwin.round; let a = 1", "import func Glibc.round; let a = 1"),
        ("let a = Darwin.round(b) + Darwin.log(c), Darwin = 1", "let a = Glibc.round(b) + Glibc.log(c), Darwin = 1"),
        ("import Darwin\nlet a = Darwin", "import Glibc\nlet a = Darwin"),
    ])
    func `has Linux's C library for that of Apple's systems`(_ text: String, _ copy: String) {
        #expect(PhoneSource.text(text) == copy)
        #expect(PhoneSource.copy(of: text, at: "/A.swift").hasPrefix("import Glibc\n") == !text.hasPrefix("import"))
    }

    @Test(arguments: [
        "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif", "let Darwin = 1", "// Darwin.log",
    ])
    func `leaves alone what knows both C libraries, or neither`(_ text: String) {
        #expect(PhoneSource.text(text) == nil)
    }

    @Test(arguments: [
        ("public init(session: URLSession = .shared) {}", "import FoundationNetworking"),
        ("func a(b: URLRequest.CachePolicy? = .none, c: Int) {}", "import FoundationNetworking"),
        ("init(loader: any Loader = URLSession.shared) {}", "import FoundationNetworking"),
        ("init(defaults: UserDefaults = UserDefaults(suiteName: a)!) {}", "import class AppGroups.UserDefaults"),
        ("public var policy: URLRequest.CachePolicy", "import FoundationNetworking"),
        ("import Foundation\n@Observable class A {}", "import Observation"),
    ])
    func `imports what its default arguments and types within others need`(text: String, line: String) {
        let copy = PhoneSource.copy(of: text, at: "/A.swift")
        #expect(copy == "\(line)\n#sourceLocation(file: \"/A.swift\", line: 1)\n\(text)")
    }

    @Test(arguments: [
        (
            "import CoreData\nclass A: NSManagedObject { @NSManaged var id: String? }",
            "import CoreData\nclass A: NSManagedObject {            var id: String? "
                + "{ get { managedValue() } set { setManagedValue(newValue) } } }"
        ),
        (
            "import CoreData\n@NSManaged public var a: [String: Int]? // As is.",
            "import CoreData\n           public var a: [String: Int]? "
                + "{ get { managedValue() } set { setManagedValue(newValue) } } // As is."
        ),
        (
            "import CoreData\n@objc(addItemsObject:)\n@NSManaged public func addToItems(_ value: Item)",
            "import CoreData\n                      \n           public func addToItems(_ value: Item) "
                + "{ changeManagedValues(by: value) }"
        ),
        ("class A { @NSManaged var id: String? }", "class A {            var id: String? }"),
        ("@objc(ä) @objcMembers public class A: NSObject {}", "                       public class A: NSObject {}"),
        (
            "@objc(b:c:) func b(_ c: Int, d: @objcName () -> Void) {}  // @objc",
            "            func b(_ c: Int, d: @objcName () -> Void) {}  // @objc"
        ),
        (#"@objc static var a = "@objc", b = 1"#, #"      static var a = "@objc", b = 1"#),
        (
            "a(#selector(b.c(_:d:)), \"#selector(e)\", #selector(f))",
            "a(Selector(\"b.c(_:d:)\"), \"#selector(e)\", Selector(\"f\"))"
        ),
        ("@objc a #selector(\n)", "      a #selector(\n)"),
        ("(#selector(a), Foundation.URLSession.self)", "(Selector(\"a\"), FoundationNetworking.URLSession.self)"),
        ("@objc @\nobjc(a", "      @\nobjc(a"), ("@objc", "     "), ("@objc(", "     ("),
    ])
    func `gives nothing names in Objective-C`(text: String, copy: String) {
        #expect(PhoneSource.text(text) == copy)
    }

    @Test func `has errors at the places of the file`() {
        let copy = PhoneSource.copy(of: "#if os(iOS)\n#endif", at: "/a \"b\"/C.swift")
        #expect(copy == "#sourceLocation(file: \"/a \\\"b\\\"/C.swift\", line: 1)\n#if os(Linux)\n#endif")
    }

    @Test func `is found by the plugin, which can import nothing, under the name of the same setting`() throws {
        let plugin = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .appendingPathComponent("../../../../Sources/Xcode/WidgetExtension/TargetFiles.swift").standardizedFileURL
        #expect(try String(contentsOf: plugin, encoding: .utf8).contains("\"\(PhoneSource.setting) = \""))
    }
}
