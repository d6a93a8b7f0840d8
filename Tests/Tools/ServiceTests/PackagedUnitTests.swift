import Foundation
import TestSupport
import Testing

@testable import groupwidgets

/// The unit that an archive of `make dist` installs.
struct PackagedUnitTests {
    private static let packaging =
        URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/Packaging"

    private let directory = TemporaryDirectory()
    private var home: String { directory.path + "/my home" }
    private var unit: String { home + "/.local/share/systemd/user/groupwidgets.service" }

    /// An archive with a tool that takes note of what it is asked.
    init() throws {
        let files = FileManager.default
        for folder in ["archive/bin", "archive/lib/systemd/user", "archive/libexec", "archive/share", "my home"] {
            try files.createDirectory(atPath: "\(directory.path)/\(folder)", withIntermediateDirectories: true)
        }
        try Files.writeProgram(
            "#!/bin/sh\necho \"$@\" >> \"$HOME/orders\"\n", to: directory.path + "/archive/bin/groupwidgets")
        for (name, place) in [
            ("install", "install"), ("groupwidgets.service", "lib/systemd/user/groupwidgets.service"),
            ("groupdefaults-sync.service", "lib/systemd/user/groupdefaults-sync.service"), ("unit", "unit"),
            ("directories", "directories"),
        ] {
            try files.copyItem(
                atPath: "\(PackagedUnitTests.packaging)/\(name)", toPath: "\(directory.path)/archive/\(place)")
        }
    }

    private func install(_ words: String...) throws -> Outcome {
        try ChildProcess(
            "/bin/sh", [directory.path + "/archive/install"] + words,
            environment: ["HOME": home, "PATH": "/usr/bin:/bin"]
        ).wait()
    }

    @Test(arguments: ["", "/100% a&b|c", "/plain"]) func `It runs the installed program`(place: String) throws {
        let prefix = place.isEmpty ? home + "/.local" : directory.path + place
        let outcome = place.isEmpty ? try install() : try install(prefix)
        #expect(outcome.code == 0, "\(outcome)")
        let program = prefix + "/bin/groupwidgets"
        #expect(try Files.read(unit) == ServiceUnit(program: program, root: nil).packagedText)
        #expect(Files.exists(program))
    }

    @Test func `To remove the archive takes the service back, if it is of that archive`() throws {
        _ = try install()
        _ = try install(directory.path + "/other")
        #expect(try install("--remove").code == 0)
        #expect(!Files.exists(home + "/orders") && Files.exists(unit))
        _ = try install()
        #expect(try install("--remove").code == 0)
        #expect(try Files.read(home + "/orders") == "service remove\n" && !Files.exists(unit))
    }
}
