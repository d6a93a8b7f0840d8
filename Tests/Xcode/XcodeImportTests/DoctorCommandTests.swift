import Foundation
import TestSupport
import Testing

/// `groupwidgets doctor`, with a `swift` in its path that builds nothing.
struct DoctorCommandTests {
    /// A package whose build ends with a code. Its program is a link to another.
    private struct Package {
        let fixture: Fixture

        init(
            program: String, code: Int, errors: String = "", more: String = "", hasPlugin: Bool = true,
            product: String = "Steps", module name: String = "Steps", condition: String? = nil, isCopied: Bool = false
        ) throws {
            let source = .widget + "\n" + more
            let main = isCopied ? ".build/plugins/Steps.swift" : "Steps.swift"
            fixture = try Fixture([
                "Package.swift": "", "Other.swift": "",
                main: condition.map { "#if \($0)\n\(source)\n#endif" } ?? source,
                "swift": "#!/bin/sh\necho /elsewhere.swift:1:1: error: not told\nexit \(code)\n",
            ])
            let path = fixture.path
            let compiler = "#!/bin/sh\ncase \"$*\" in *-typecheck*) cat '\(path)/errors' ;; esac\nexit 1\n"
            let modules = [name, "SwiftUI", "WidgetKit"].map { module in
                let words = "\"-module-name\",\"\(module)\",\"-emit-module-path\",\"/m\",\"-D\(condition ?? "DEBUG")\""
                let made = hasPlugin ? ",\"\(path)/.build/outputs/\(name)+WidgetExtension.swift\"" : ""
                let inputs = module == name ? "\"\(path)/Other.swift\",\"\(path)/\(main)\"\(made)" : ""
                return "    inputs: [\(inputs)]\n    args: [\"\(path)/bin/swiftc\",\(words)]"
            }
            let linking = #""-o","/b/debug/\#(product)","-emit-executable","-Xlinker","main=\#(name)_main""#
            let plan = (modules + ["    args: [\"swiftc\",\(linking)]"]).joined(separator: "\n")
            let files = FileManager.default
            try files.createDirectory(atPath: "\(path)/.build/debug", withIntermediateDirectories: true)
            for (name, text) in [
                ("swiftc", compiler), (".build/debug.yaml", plan),
                ("errors", errors.replacing("FILE", with: "\(path)/Steps.swift")),
            ] { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
            // By another program: a child of this one that starts meanwhile would hold them open for writing, and a
            // program that is open for writing cannot be run.
            let words = ["-D", "-t", "\(path)/bin", "\(path)/swift", "\(path)/swiftc"]
            try Process.run(URL(fileURLWithPath: "/usr/bin/install"), arguments: words).waitUntilExit()
            try files.createSymbolicLink(atPath: "\(path)/.build/debug/\(product)", withDestinationPath: program)
        }

        func doctor(_ words: String...) throws -> Outcome {
            let tool = Tool("groupwidgets")
            return try withExtendedLifetime((fixture, tool)) {
                let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
                return try tool.start(
                    ["doctor", fixture.path] + words, environment: ["PATH": "\(fixture.path)/bin:\(path)"]
                ).wait()
            }
        }
    }

    @Test func `Every widget of a program that builds is asked and drawn`() throws {
        let outcome = try Package(program: Tool.path("Basic"), code: 0, more: "#if os(iOS)\n#endif\n").doctor()
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("Steps: 2 of 2 widgets are drawn"))
        #expect(outcome.output.contains("#if os(iOS) — Steps.swift:8"))
    }

    @Test func `Accessibility is judged where it is asked for, and the exit code says so`() throws {
        let package = try Package(program: Tool.path("Basic"), code: 0)
        let outcome = try package.doctor("--accessibility")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("Steps: 2 of 2 widgets are drawn"))
        #expect(outcome.output.contains("    BasicWidget systemSmall: truncation: '"))
        #expect(outcome.error.contains("not everybody can use the widgets of Steps"))
        #expect(try !package.doctor().output.contains("accessibility"))
    }

    @Test(arguments: ["Characters", "CoffeeWidget", "Countdown", "Monitor", "Tasks", "Weather"])
    func `Everybody can use the widgets that are installed`(_ sample: String) throws {
        let outcome = try Package(program: Tool.path(sample), code: 0).doctor("--accessibility")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(!outcome.output.contains("accessibility"), "\(outcome)")
    }

    @Test func `Live Activities are drawn as the previews in their source show them`() throws {
        let outcome = try Package(program: Tool.path("ParcelWidget"), code: 0).doctor("--json")
        #expect(outcome.code == 0, "\(outcome)")
        let kinds = try Package(program: Tool.path("Basic"), code: 0).doctor("--json")
        func drawn(_ text: String) throws -> Int {
            let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
            return list?.first?["drawn"] as? Int ?? 0
        }
        #expect(try drawn(outcome.output) > drawn(kinds.output))
    }

    @Test func `A group that is read and that no entitlements name is told`() throws {
        let program = try Package(program: Tool.path("Basic"), code: 0)
        func told(_ group: String) throws -> Bool {
            let list = "<plist><dict><key>com.apple.security.application-groups</key><array><string>\(group)</string>"
            try Data("\(list)</array></dict></plist>".utf8).write(
                to: URL(fileURLWithPath: "\(program.fixture.path)/App.entitlements"))
            return try program.doctor().output.contains("is read, and entitlements name \(group) alone")
        }
        #expect(try told("group.com.example.other"))
        #expect(try !told("group.sample.alstn38.practice"))
        #expect(try !told("group.$(NAME)"))
    }

    @Test func `A program is found that begins under a condition of its own`() throws {
        let outcome = try Package(program: Tool.path("Basic"), code: 0, condition: "EXTENSION").doctor()
        #expect(outcome.output.contains("Steps: 2 of 2 widgets are drawn"), "\(outcome)")
    }

    @Test func `A program is found that begins in a copy of a file`() throws {
        let outcome = try Package(program: Tool.path("Basic"), code: 0, isCopied: true).doctor()
        #expect(outcome.output.contains("Steps: 2 of 2 widgets are drawn"), "\(outcome)")
    }

    @Test func `A product is found whose name cannot be that of a module`() throws {
        let package = try Package(program: Tool.path("Basic"), code: 0, product: "My-Steps", module: "My_Steps")
        let outcome = try package.doctor()
        #expect(outcome.output.contains("My-Steps: 2 of 2 widgets are drawn"), "\(outcome)")
    }

    @Test func `A target without the plugin is told so in one line, whether it builds or not`() throws {
        for code in [0, 1] {
            let outcome = try Package(program: Tool.path("Basic"), code: code, hasPlugin: false).doctor()
            let lines = outcome.output.split(separator: "\n").filter { $0.contains("plugin") }
            #expect(lines.count == 1 && lines[0].hasPrefix("  the plugin WidgetExtension is missing"), "\(outcome)")
            #expect(lines.first?.contains(#"'plugins: [.plugin(name: "WidgetExtension""#) == true)
        }
        let outcome = try Package(program: Tool.path("Basic"), code: 0).doctor()
        #expect(!outcome.output.contains("plugin"))
    }

    @Test func `Where nothing can be drawn, nothing is called drawn`() throws {
        let package = try Package(program: Tool.path("Basic"), code: 0)
        let alone = package.fixture.path + "/bin/groupwidgets"
        try Files.copyProgram(Tool.path("groupwidgets"), to: alone)
        let environment = ["PATH": "\(package.fixture.path)/bin:/usr/bin:/bin"]
        let outcome = try ChildProcess(alone, ["doctor", package.fixture.path], environment: environment).wait()
        #expect(outcome.code == 3 && outcome.error.contains("groupwidgets-draw, which is not installed"), "\(outcome)")
        #expect(!outcome.output.contains("drawn") && !outcome.error.contains("building"))
    }

    @Test func `A program that does not answer is told about, and the exit code says so`() throws {
        let outcome = try Package(program: "/bin/false", code: 0).doctor()
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("  not drawn\n") && outcome.error.contains("not every widget of Steps"))
    }

    @Test func `What does not compile is told by cause, with all frameworks that are not here`() throws {
        let errors = """
            FILE:5:1: error: cannot find 'UIView' in scope
            FILE:6:1: error: cannot find 'UIView' in scope
            FILE:7:1: error: cannot infer contextual base in reference to member 'x'
            """
        let outcome = try Package(
            program: "/bin/false", code: 1, errors: errors, more: "import SwiftData\nlet m: ModelContext\n"
        ).doctor()
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("Steps: it does not build, for 2 reasons\n"), "\(outcome)")
        #expect(outcome.output.contains("    UIView (UIKit) — Steps.swift:5,6\n"))
        #expect(outcome.output.contains("    SwiftData: let the app write"))
        #expect(!outcome.output.contains("not told"))
    }

    @Test func `It is told as JSON too`() throws {
        let errors = "FILE:5:1: error: cannot find 'UIView' in scope\n"
        let outcome = try Package(program: "/bin/false", code: 1, errors: errors).doctor("--json")
        let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
        let report = try #require(list?.first)
        #expect(report["target"] as? String == "Steps" && report["builds"] as? Bool == false)
        let missing = try #require((report["missing"] as? [[String: Any]])?.first)
        #expect(missing["title"] as? String == "UIView (UIKit)")
        #expect((missing["places"] as? [String])?.first?.hasSuffix("/Steps.swift:5") == true)
    }

    @Test func `It asks for no directory of groups, since it has one of its own`() throws {
        let help = try Tool("groupwidgets").run("help", "doctor").output
        #expect(help.contains("--scratch-path") && !help.contains("--root"))
    }

    @Test func `A folder without a package is not found`() throws {
        let none = try Fixture(["A.swift": ""])
        let outcome = try Tool("groupwidgets").run("doctor", none.path)
        #expect(outcome.code == 1 && outcome.error.contains("'groupwidgets init' writes one"))
    }

    @Test func `A module that does not build is told about by its own errors`() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Steps",
                targets: [
                    .executableTarget(name: "Steps", dependencies: ["Core", "SwiftUI", "WidgetKit"]),
                    .target(name: "Core", dependencies: ["Base"]), .target(name: "Base"), .target(name: "SwiftUI"),
                    .target(name: "WidgetKit"),
                ])
            """
        let fixture = try Fixture([
            "Package.swift": manifest, "Sources/Steps/Steps.swift": .widget + "\nimport Core\n",
            "Sources/Core/Core.swift": "import Base\nimport SwiftData\n", "Sources/SwiftUI/A.swift": "",
            "Sources/Base/Base.swift": "let a: Absent\nlet b: Absent\n", "Sources/WidgetKit/A.swift": "",
        ])
        let tool = Tool("groupwidgets")
        let outcome = try withExtendedLifetime((fixture, tool)) { try tool.start(["doctor", fixture.path]).wait() }
        #expect(outcome.output.contains("    Absent — Sources/Base/Base.swift:1,2\n"), "\(outcome)")
        #expect(outcome.output.contains("    SwiftData: ") && outcome.output.contains(" — Sources/Core/Core.swift:2"))
        #expect(!outcome.output.contains("the module"))
    }

    @Test(arguments: [false, true])
    func `A package that cannot be planned is told about by its sources and SwiftPM's words`(isCopied: Bool) throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Steps", dependencies: [.package(path: "Nowhere")],
                targets: [.executableTarget(name: "Steps", dependencies: [.product(name: "Else", package: "Nowhere")])])
            """
        let fixture = try Fixture([
            "Package.swift": manifest, "Sources/Steps/Other.swift": "",
            "Steps.xcconfig": isCopied ? "GROUPWIDGETS_PHONE_SOURCES = Steps.swift" : "",
            isCopied ? "Steps.swift" : "Sources/Steps/Steps.swift":
                .widget + "\nimport SwiftData\nimport Else\nlet a: ModelContext? = nil",
        ])
        let tool = Tool("groupwidgets")
        let outcome = try withExtendedLifetime((fixture, tool)) { try tool.start(["doctor", fixture.path]).wait() }
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("Steps: it does not build"))
        #expect(outcome.output.contains("SwiftData: let the app write") && outcome.output.contains("Nowhere"))
    }
}
