import Foundation
import TestSupport
import Testing
import XcodeImport

struct DoctorTests {
    private func titles(_ messages: String...) -> [String] {
        let errors = Diagnostic.errors(in: messages.map { "/a/A.swift:1:2: error: \($0)" }.joined(separator: "\n"))
        return Finding.causes(of: errors).map(\.title)
    }

    @Test func `Errors are read with their places, each once`() {
        let errors = Diagnostic.errors(
            in: """
                [3/9] Compiling
                /a/A.swift:12:5: error: cannot find 'UIView' in scope
                    UIView()
                /a/A.swift:13:5: warning: unused
                /a/A.swift:12:5: error: cannot find 'UIView' in scope
                error: fatalError
                """)
        #expect(errors == [Diagnostic("cannot find 'UIView' in scope", at: SourcePlace(file: "/a/A.swift", line: 12))])
    }

    @Test(arguments: [
        "Git command 'git -C /cache/repositories/tools-1 config --get remote.origin.url' failed: fatal: no directory",
        "'tools': Couldn’t update repository submodules:",
    ])
    func `What git says of a package is a download that failed`(words: String) {
        #expect(Finding.downloads(inBuild: "error: \(words)").map(\.title) == [words])
    }

    @Test func `A download that failed and a file that the plugin refused are told apart`() {
        let output = """
            error: Failed to clone repository https://example.org/tools.git:
            error: the plugin WidgetExtension, for Steps: /a/b.strings: line 2: no end
            error: the plugin WidgetExtension, for Other: /a/c.strings: line 3: no end
            """
        #expect(
            Finding.downloads(inBuild: output).map(\.title) == [
                "Failed to clone repository https://example.org/tools.git:"
            ])
        #expect(
            Finding.refusals(ofPluginFor: "Steps", inBuild: output).map(\.title) == ["/a/b.strings: line 2: no end"])
        #expect(Finding.causes(inBuild: output).count == 2)
    }

    @Test(arguments: [
        ("cannot find 'UIView' in scope", "UIView (UIKit)"),
        ("cannot find type 'CLLocation' in scope", "CLLocation (CoreLocation)"),
        ("cannot find type 'ModelContext' in scope", "ModelContext (SwiftData)"),
        ("cannot find 'UInt7' in scope", "UInt7"), ("cannot find 'helper' in scope", "helper"),
        ("cannot find 'CTL_KERN' in scope", "CTL_KERN"),
        ("value of type 'some View' has no member 'glow'", ".glow"),
        ("value of type 'VStack<Text>' has no member 'glow'", ".glow"),
        ("type 'Color' has no member 'brand'", "Color.brand"), ("no such module 'Charts'", "the module Charts"),
        ("extra argument 'x' in call", "extra argument 'x' in call"),
        ("cannot find 'kinfo_proc' in scope", "kinfo_proc (Darwin)"),
        ("cannot find 'AES' in scope", "AES (CryptoKit, of which only hashes and HMAC are here)"),
        ("cannot find type 'AESReader' in scope", "AESReader"),
        ("cannot find 'CCCrypt' in scope", "CCCrypt (CommonCrypto, of which only hashes and HMAC are here)"),
        (
            "missing return in instance method expected to return 'some View'",
            "missing return in instance method expected to return 'some View': what it returns may be inside "
                + "'#if os(iOS)', which is false here"
        ),
    ])
    func `A message comes down to what is missing`(message: String, title: String) {
        #expect(titles(message) == [title])
    }

    @Test func `Objective-C is one cause`() {
        let selector = "'#selector' can only be used with the Objective-C runtime"
        let causes = titles("Objective-C interoperability is disabled", selector)
        #expect(causes.count == 1 && causes[0].hasPrefix("there is no Objective-C on Linux (@objc"), "\(causes)")
    }

    @Test func `What follows from a missing name in the same file is left out`() {
        let follows = "cannot infer contextual base in reference to member 'top'"
        #expect(titles("cannot find 'UIView' in scope", follows) == ["UIView (UIKit)"])
        #expect(titles("cannot find type 'Provides' in scope", "cannot find type 'Entry' in scope") == ["Provides"])
        #expect(titles(follows) == [follows])
    }

    @Test func `What follows from a type that lacks its protocol is left out in every file`() {
        let missing = Diagnostic("cannot find type 'Glow' in scope", at: SourcePlace(file: "/A.swift", line: 1))
        let place = SourcePlace(file: "/B.swift", line: 2)
        let follows = Diagnostic("static method 'buildExpression' requires that 'Lamp' conform to 'Glow'", at: place)
        let other = Diagnostic("cannot convert value of type 'Int' to 'String'", at: place)
        #expect(Finding.causes(of: [missing, follows, other]).map(\.title).sorted() == ["Glow", other.message])
        #expect(Finding.causes(of: [follows]).map(\.title) == [follows.message])
    }

    @Test func `One finding has all places, and what concerns most files comes first`() {
        func error(_ name: String, _ file: String, _ line: Int) -> Diagnostic {
            Diagnostic("cannot find '\(name)' in scope", at: SourcePlace(file: file, line: line))
        }
        let findings = Finding.causes(of: [
            error("one", "/A.swift", 1), error("two", "/B.swift", 2), error("two", "/A.swift", 3),
            error("two", "/A.swift", 1),
        ])
        #expect(findings.map(\.title) == ["two", "one"])
        #expect(findings[0].files == ["/A.swift", "/B.swift"])
        #expect(findings[0].places.map(\.line) == [1, 3, 2])
    }

    @Test func `Source tells which frameworks are not here, and what conditions hide`() throws {
        let fixture = try Fixture([
            "A.swift":
                "import SwiftData\nimport SwiftUI\nlet m: ModelContext\n#if os(iOS)\nlet a = 1\n#else\nlet b = 2\n#endif\n",
            "B.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n#if os(iOS)\n#endif\n",
        ])
        let files = ["A.swift", "B.swift"].map { "\(fixture.path)/\($0)" }
        let findings = SourceFindings(files: files, modules: ["SwiftUI"])
        #expect(findings.absentModules == ["SwiftData"])
        #expect(findings.frameworks.map(\.places) == [[SourcePlace(file: files[0], line: 1)]])
        #expect(findings.frameworks[0].title.hasPrefix("SwiftData: let the app write"))
        #expect(findings.hidden.map(\.title) == ["#if os(iOS)", "#if canImport(UIKit)"])
        #expect(
            findings.hidden[0].places == [SourcePlace(file: files[0], line: 4), SourcePlace(file: files[1], line: 4)])
    }

    @Test func `A note is about the lines with the word that it quotes, unless that is missing`() throws {
        let fixture = try Fixture([
            "A.swift": "Text(\"a\")\n    .blur(radius: 1)\n    .containerBackground(.red)\nImage(\"cup\")"
        ])
        let files = ["\(fixture.path)/A.swift"]
        func lines(_ note: String) -> [Int] { SourceFindings.places(ofNote: note, in: files).map(\.line) }
        #expect(lines("`.blur(radius:)` has no effect") == [2])
        #expect(lines("there is no picture 'cup'") == [4])
        #expect(lines("Without `.containerBackground(_:for: .widget)`, iOS 17 shows nothing") == [])
    }

    @Test func `A package from elsewhere that imports SwiftUI is to be copied`() throws {
        let output = """
            <unknown>:0: error: missing required module 'CLinux'
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        let advice = "which copies such packages into the project's folder"
        let titles = Finding.causes(inBuild: output).map(\.title)
        #expect(titles.count == 1 && titles[0].hasPrefix("SwiftUI") && titles[0].hasSuffix(advice))
        let fixture = try Fixture(["A.swift": "import UIKit\n"])
        let findings = SourceFindings(files: ["\(fixture.path)/A.swift"], modules: [], areForeign: true)
        #expect(findings.frameworks.map(\.title).allSatisfy { $0.hasPrefix("UIKit") && $0.hasSuffix(advice) })
    }

    @Test func `An import of which nothing is used is no finding where empty modules are`() throws {
        let fixture = try Fixture([
            "A.swift": "import HealthKit\n", "B.swift": "import EventKit\nlet a = EKEventStore()\n",
        ])
        let files = ["A.swift", "B.swift"].map { "\(fixture.path)/\($0)" }
        let findings = SourceFindings(files: files, modules: [])
        #expect(findings.absentModules == ["EventKit", "HealthKit"])
        #expect(findings.frameworks.map(\.title).contains { $0.hasPrefix("HealthKit: nothing here uses it") })
        #expect(SourceFindings(files: files, modules: ["UnusedImports"]).absentModules == ["EventKit"])
    }

    @Test func `A build's command tells the C modules that it can import`() throws {
        let map = "-fmodule-map-file=/checkouts/groupdefaults/Sources/Apple/SQLite3/module.modulemap"
        let command = CompileCommand(words: ["swiftc", "-module-name", "Steps", "-Xcc", map], inputs: [])
        #expect(command?.librariesOfC == ["SQLite3"])
    }

    @Test func `A build's command becomes one that checks, and writes nothing`() throws {
        let fixture = try Fixture(["A.swift": ""])
        let words = [
            "/usr/bin/swiftc", "-module-name", "Steps", "-emit-module", "-emit-module-path", "/m", "-c",
            "@/sources", "-I", "/modules", "-swift-version", "5", "-DBETA",
        ]
        let file = "\(fixture.path)/A.swift"
        let command = try #require(CompileCommand(words: words, inputs: [file, "/gone.swift", "/Kit.swiftmodule"]))
        #expect(command.module == "Steps" && command.sources == [file])
        #expect(
            command.checking(["/A.swift"], with: "/stubs") == [
                "/usr/bin/swiftc", "-module-name", "Steps", "-I", "/modules", "-swift-version", "5", "-DBETA",
                "-typecheck", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", "/stubs", "/A.swift",
            ])
    }

    @Test func `A view is compiled without the file of its provider`() throws {
        // As in a build that compiles several batches of files at once: the compiler infers the provider's entry then.
        let build = (Tool.path("Posts") as NSString).deletingLastPathComponent
        let plan = ["\(build)/../debug.yaml", "\(build)/../../debug.yaml"].map(FileTree("/").text).joined()
        let commands = try CompileCommand.lists(inPlan: plan).compactMap { words, inputs in
            CompileCommand(
                words: try JSONDecoder().decode([String].self, from: Data(words.utf8)),
                inputs: try JSONDecoder().decode([String].self, from: Data(inputs.utf8)))
        }
        let command = try #require(commands.first { $0.module == "Posts" })
        let fixture = try Fixture([
            "Provider.swift": """
            import WidgetKit
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Steps { Steps(date: Date()) }
                func getSnapshot(in context: Context, completion: @escaping (Steps) -> ()) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {}
            }
            struct Steps: TimelineEntry { let date: Date }
            """,
            "View.swift": "import WidgetKit\nstruct Shown { var entry: Provider.Entry }",
        ])
        let files = ["View", "Provider"].map { "\(fixture.path)/\($0).swift" }
        let words = command.checking(files, with: "/").filter { $0 != "-enable-batch-mode" }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: words[0])
        compiler.arguments = Array(words.dropFirst())
        try withExtendedLifetime(fixture) {
            try compiler.run()
            compiler.waitUntilExit()
        }
        #expect(compiler.terminationStatus == 0)
    }
}
