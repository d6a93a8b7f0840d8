import Foundation
import TestSupport
import Testing

/// `.ci/setup`, with a PATH that has only what a test puts there.
struct SetupTests {
    private static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path

    private let directory = TemporaryDirectory()

    init() throws {
        for tool in ["sh", "sed", "tr", "awk", "cat", "dirname", "env"] { try link(tool) }
        try script("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
    }

    private func link(_ tool: String) throws {
        let place = ["/usr/bin/", "/bin/"].map { $0 + tool }.first(where: Files.exists)
        try FileManager.default.createSymbolicLink(
            atPath: "\(directory.path)/\(tool)", withDestinationPath: try #require(place))
    }

    private func script(_ name: String, _ text: String) throws {
        try Files.writeProgram("#!/bin/sh\n\(text)\n", to: "\(directory.path)/\(name)")
    }

    private func setup(_ packages: String...) throws -> Outcome {
        try ChildProcess(
            SetupTests.repository + "/.ci/setup", packages, environment: ["PATH": directory.path]
        ).wait()
    }

    /// The rows of the table, without their question marks.
    private func rows() throws -> [[String]] {
        try Files.read(SetupTests.repository + "/.ci/packages").split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            return line.hasPrefix("#") || words.isEmpty ? nil : Array(words.drop { $0 == "?" })
        }
    }

    // MARK: Where there is no apt-get

    @Test func `Nothing is done where everything is there`() throws {
        try script("cc", "exit 0")
        try script("pkg-config", "exit 0")
        let outcome = try setup("libinotifytools0-dev", "libcairo2-dev", "zlib1g-dev", "pkg-config")
        #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.error.isEmpty, "\(outcome)")
    }

    @Test func `What is missing is named as Debian, Fedora and Arch call it`() throws {
        try script("cc", "exit 1")
        try script("pkg-config", "[ \"$2\" = cairo ]")
        let outcome = try setup("libinotifytools0-dev", "libcairo2-dev", "libwebp-dev", "lintian")
        #expect(outcome.code == 1 && outcome.output.isEmpty)
        #expect(
            outcome.error == """
                error: this is missing, and here is no apt-get to install it: libinotifytools0-dev libwebp-dev lintian
                hint: on Debian: apt-get install libinotifytools0-dev libwebp-dev lintian
                hint: on Fedora: dnf install inotify-tools-devel libwebp-devel
                hint: on Fedora there is no package for what Debian has as lintian
                hint: on Arch: pacman -S inotify-tools libwebp
                hint: on Arch there is no package for what Debian has as lintian

                """)
    }

    @Test func `Without pkg-config, libraries are found by their headers`() throws {
        try script("cc", "read line; [ \"$line\" = '#include <webp/decode.h>' ]")
        let outcome = try setup("libwebp-dev", "libcairo2-dev")
        #expect(outcome.code == 1 && outcome.error.hasPrefix("error: this is missing"))
        #expect(outcome.error.contains("install it: libcairo2-dev\n"), "\(outcome)")
    }

    @Test func `What only pictures need is told, and is no reason to stop`() throws {
        try script("fc-list", "exit 0")
        let outcome = try setup("fonts-inter-variable", "fonts-noto-color-emoji")
        #expect(outcome.code == 0 && outcome.error.hasPrefix("note: pictures will look different without"))
        #expect(outcome.error.contains("pacman -S inter-font noto-fonts-emoji"), "\(outcome)")
        try script("fc-list", "echo \"$1\"")
        #expect(try setup("fonts-inter-variable", "fonts-noto-color-emoji").error.isEmpty)
    }

    @Test func `A package that the table does not have is missing`() throws {
        let outcome = try setup("libnothing-dev")
        #expect(outcome.code == 1 && outcome.error.contains("on Arch there is no package"), "\(outcome)")
    }

    @Test func `A dpkg without apt-get, as other systems have it, is not asked`() throws {
        try script("dpkg-query", "exit 1")
        try script("pkg-config", "exit 0")
        #expect(try setup("libwebp-dev").code == 0)
    }

    // MARK: Where there is

    @Test func `What apt-get can install is installed`() throws {
        try script("dpkg-query", "[ \"$4\" = jq ] && echo 'install ok installed'")
        try script("apt-get", "echo \"$@\" >> '\(directory.path)/orders'")
        try script("id", "echo 0")
        let outcome = try setup("jq", "strace", "lintian")
        #expect(outcome.code == 0 && outcome.output == "Installing Debian packages: strace lintian\n", "\(outcome)")
        let orders = try Files.read(directory.path + "/orders").split(separator: "\n")
        #expect(orders.count == 2 && orders[1].hasSuffix("--no-install-recommends strace lintian"))
    }

    // MARK: Installing

    @Test func `The tools are installed without samples, and without what these are made of`() throws {
        func made(_ words: String...) throws -> String {
            let make = ["-n", "-C", SetupTests.repository, "install", "PREFIX=/usr"] + words
            let outcome = try ChildProcess("make", make, environment: ["PATH": "/usr/bin:/bin"]).wait()
            #expect(outcome.code == 0 && outcome.output.contains("'/usr/bin'/groupwidgets"), "\(outcome)")
            return outcome.output
        }
        let (none, usual, chosen) = (try made("SAMPLES="), try made(), try made("SAMPLES=Basic Tracker"))
        for word in ["Weather", "joined/network", "joined/plain"] { #expect(!none.contains(word), "\(word)") }
        for word in ["Weather", "joined/plain"] { #expect(usual.contains(word), "\(word)") }
        for word in ["Tracker", "joined/network", "joined/plain"] { #expect(chosen.contains(word), "\(word)") }
    }

    // MARK: The table

    @Test func `Every package that a target needs is in the table`() throws {
        let known = Set(try rows().map { $0[0] })
        let make = try Files.read(SetupTests.repository + "/Makefile").replacing("\\\n", with: " ")
        let lists = make.split(separator: "\n").filter { $0.contains("PACKAGES = ") || $0.contains(".ci/setup ") }
        let names = lists.flatMap { line in
            let words = line.contains(" = ") ? line.split(separator: "=")[1] : line.split(separator: ".ci/setup")[1]
            return words.split(whereSeparator: \.isWhitespace).map(String.init).filter { !$0.hasPrefix("$") }
        }
        #expect(names.count > 15)
        for name in names { #expect(known.contains(name), "\(name)") }
    }

    @Test(arguments: ["Scenes/CCairo/needs.h", "Groups/CInotifyTools/shim.h"])
    func `Whoever builds without a library reads which package to install`(header: String) throws {
        let path = "\(SetupTests.repository)/Sources/\(header)"
        let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let compiler = try ChildProcess(
            "clang", ["-E", "-nostdinc", "-x", "c", path, "-o", "/dev/null"], environment: environment)
        let errors = compiler.wait().error.split(separator: "\n").filter { $0.contains("error: ") }
        #expect(!errors.isEmpty)
        let rows = try rows()
        let pattern = #/error: ".+ is missing: apt-get install (.+) \(Fedora: (.+), Arch: (.+)\)"/#
        for error in errors {
            let names = try #require(error.firstMatch(of: pattern), "\(error)").output
            let row = try #require(rows.first { $0[0] == names.1 }, "\(names.1)")
            #expect(row[2] == names.2 && row[3] == names.3, "\(error)")
        }
    }

    @Test(.enabled(if: Files.exists("/usr/bin/dpkg-query"), "there is no dpkg"))
    func `What Debian has installed is found as the table says`() throws {
        let rows = try rows()
        let commands = rows.map { $0[1] }.filter { $0.hasPrefix("command:") }.map { $0.dropFirst("command:".count) }
        for tool in ["cc", "fc-list"] + commands where Files.exists("/usr/bin/" + tool) { try link(String(tool)) }
        for row in rows {
            #expect(row.count == 4, "\(row)")
            let query = ["-W", "-f", "${Status}", row[0]]
            let status = try ChildProcess("dpkg-query", query, environment: ["PATH": "/usr/bin:/bin"]).wait().output
            guard status.hasSuffix(" ok installed") else { continue }
            let outcome = try setup(row[0])
            #expect(outcome.code == 0 && outcome.error.isEmpty, "\(row[0]): \(outcome)")
        }
    }
}
