import Foundation
import TestSupport
import Testing

/// `make install`, `uninstall` and what packs their result, with scripts in the place of the programs.
struct MakeInstallTests {
    private static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path

    private let directory = TemporaryDirectory()
    private var stubs: String { directory.path + "/built" }

    init() throws {
        let program = "#!/bin/sh\n[ \"$1\" = --version ] && name=${0##*/} && echo \"${name} 0.1.0\" || echo \"$@\"\n"
        let resources = "samples/release/groupdefaults_Basic.resources"
        for place in ["joined", resources] { try makeDirectory("built/\(place)") }
        let programs = [
            "groupdefaults", "groupwidgets", "groupwidgets-draw", "groupwidgets-desktop", "groupdefaults-sync",
            "joined/plain",
        ]
        for name in programs {
            try Files.writeProgram(program, to: "\(stubs)/\(name)")
        }
        try Files.writeInPlace("{}", to: "\(stubs)/\(resources)/words.json")
        try Files.writeInPlace("", to: "\(stubs)/files.so")
    }

    private func makeDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(directory.path)/\(name)", withIntermediateDirectories: true)
    }

    /// Runs a target of the Makefile on the stubs, which count as built.
    private func make(_ words: String...) throws -> Outcome {
        let built = [
            "JOINED_TOOL=\(stubs)/groupdefaults", "JOINED_WIDGETS=\(stubs)/groupwidgets",
            "DRAW=\(stubs)/groupwidgets-draw", "DESKTOP=\(stubs)/groupwidgets-desktop",
            "SYNC=\(stubs)/groupdefaults-sync", "FILE_REPORTS=\(stubs)/files.so", "JOINED_SAMPLES=\(stubs)/joined",
            "SAMPLES_BUILD=\(stubs)/samples",
            "SAMPLES=Basic",
        ]
        let all = ["-s", "-o", "joined", "-C", MakeInstallTests.repository] + built + words
        return try ChildProcess("make", all, environment: ["PATH": "/usr/bin:/bin", "HOME": directory.path]).wait()
    }

    private func run(_ program: String, _ words: String...) throws -> Outcome {
        let environment = [
            "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": directory.path + "/home", "DEBFULLNAME": "Minsu",
            "DEBEMAIL": "minsu@example.com",
        ]
        return try ChildProcess(MakeInstallTests.repository + "/" + program, words, environment: environment).wait()
    }

    /// Directories that a shell, make, sed or systemd could take for something else.
    private static let names = [
        "plain", "my apps", "it's", "a \"quoted\" one", "$HOME", "$(touch oops)", "${x} `y`", "a#b", "-rf", "a&b|c;d",
        "back\\slash", "50%", "*", " edges ", "kim,~:=", "Ä",
    ]

    @Test(arguments: names) func `What is installed into a directory of any name is removed without a trace`(
        name: String
    ) throws {
        // What a name that is split into words would hit.
        for bystander in ["my", "apps/x", "a", "-r"] {
            try makeDirectory("all/\(bystander)")
            try Files.writeInPlace("precious", to: "\(directory.path)/all/\(bystander)/file")
        }
        // An empty directory that was there before.
        try makeDirectory("all/\(name)/share/man")
        let before = directory.contents
        let prefix = "\(directory.path)/all/\(name)"

        let installed = try make("install", "PREFIX=\(prefix)")
        #expect(installed.code == 0 && installed.error.isEmpty, "\(installed)")
        #expect(installed.output.hasPrefix("Installed. \(prefix)/bin belongs on your PATH"), "\(installed)")
        #expect(try Files.read("\(prefix)/share/man/man1/groupwidgets.1") == "manual\n")
        let converter = try Files.read("\(prefix)/libexec/groupdefaults/groupdefaults-plist")
        #expect(try converter == Files.read(stubs + "/groupdefaults"))
        #expect(Files.exists("\(prefix)/lib/groupdefaults/samples/groupdefaults_Basic.resources/words.json"))
        #expect(try make("install", "PREFIX=\(prefix)").code == 0, "the same once more")

        let removed = try make("uninstall", "PREFIX=\(prefix)")
        #expect(removed.code == 0 && removed.error.isEmpty, "\(removed)")
        #expect(directory.contents == before)
    }

    @Test func `A relative prefix is that of the checkout, also behind a dash`() throws {
        let outcome = try make("-n", "install", "PREFIX=-x y")
        #expect(outcome.output.contains("'\(MakeInstallTests.repository)/-x y/bin'/groupwidgets"), "\(outcome)")
    }

    @Test func `What others have put beside it stays`() throws {
        let prefix = directory.path + "/apps"
        #expect(try make("install", "PREFIX=\(prefix)").code == 0)
        let own = ["lib/groupdefaults/samples/Own", "libexec/groupdefaults/notes", "share/man/man1/own.1", "bin/own"]
        for file in own { try Files.writeInPlace("own", to: "\(prefix)/\(file)") }
        #expect(try make("uninstall", "PREFIX=\(prefix)").code == 0)
        let directories = own.flatMap { file in
            file.indices.filter { file[$0] == "/" }.map { String(file[..<$0]) }
        }
        let left = try #require(FileManager.default.enumerator(atPath: prefix)).compactMap { $0 as? String }
        #expect(Set(left) == Set(own + directories))
    }

    @Test(arguments: ["PREFIX", "DESTDIR"]) func `What make cannot express is refused before anything is touched`(
        variable: String
    ) throws {
        let before = directory.contents
        for target in ["install", "uninstall"] {
            let outcome = try make(target, "\(variable)=\(directory.path)/a\nb")
            #expect(outcome.code == 2 && outcome.error.contains("\(variable) must be one line"), "\(outcome)")
        }
        #expect(directory.contents == before)
    }

    // MARK: Units

    @Test(
        .enabled(if: Files.exists("/usr/bin/systemd-analyze"), "there is no systemd-analyze"),
        arguments: names)
    func `systemd finds the program of a unit`(name: String) throws {
        let prefix = "\(directory.path)/\(name)"
        #expect(try make("install", "PREFIX=\(prefix)").code == 0)
        for unit in ["groupwidgets", "groupdefaults-sync"] {
            let words = ["--user", "verify", "--man=no", "\(prefix)/lib/systemd/user/\(unit).service"]
            // Other units of the machine may be at fault, too. A name in which systemd sees a pattern is given by a link.
            let link = "\(directory.path)/\(unit).service"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: words[3])
            let environment = ["PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": directory.path, "HOME": directory.path]
            let outcome = try ChildProcess(
                "systemd-analyze", words.dropLast() + [link], environment: environment
            ).wait()
            #expect(!outcome.error.contains("\(unit).service:"), "\(outcome)")
        }
    }

    // MARK: Packages

    @Test(.enabled(if: Files.exists("/usr/bin/dpkg-shlibdeps"), "there is no dpkg-dev"))
    func `Packages are made between directories of any name`() throws {
        let (stage, out) = ("\(directory.path)/my 'stage'", "\(directory.path)/-out $x")
        for program in ["groupwidgets-draw", "groupwidgets-desktop", "groupdefaults-sync", "joined/plain"] {
            try Files.remove("\(stubs)/\(program)")
            try Files.copyProgram("/bin/true", to: "\(stubs)/\(program)")
        }
        #expect(try make("install", "DESTDIR=\(stage)", "PREFIX=/usr").code == 0)
        let outcome = try run("Packaging/deb", stage, out)
        #expect(outcome.code == 0, "\(outcome)")
        let packages = try FileManager.default.contentsOfDirectory(atPath: out)
        #expect(packages.count == 5 && packages.allSatisfy { $0.hasSuffix(".deb") })
        let unit = try Files.read(stage + "/usr/lib/systemd/user/groupwidgets.service")
        #expect(unit.contains("\nExecStart=/usr/bin/groupwidgets run"))
    }

    @Test(arguments: ["my apps", "it's $x", "\"a\" & b|c", "-rf"])
    func `The archive is installed into and removed from a directory of any name`(name: String) throws {
        let (tree, out) = ("\(directory.path)/my tree", "\(directory.path)/the out")
        #expect(try make("install", "DESTDIR=\(tree)", "PREFIX=").code == 0)
        let packed = try run("Packaging/dist", tree, out)
        #expect(packed.code == 0, "\(packed)")
        let archive = packed.output.trimmingCharacters(in: .newlines)
        let unpacked = "\(directory.path)/unpacked here"
        try makeDirectory("unpacked here")
        let tar = ["-xf", archive, "-C", unpacked, "--strip-components=1"]
        #expect(try ChildProcess("tar", tar, environment: ["PATH": "/usr/bin:/bin"]).wait().code == 0)

        let prefix = "\(directory.path)/\(name)"
        let environment = ["PATH": "/usr/bin:/bin", "HOME": directory.path + "/home"]
        let installed = try ChildProcess("\(unpacked)/install", [prefix], environment: environment).wait()
        #expect(installed.code == 0 && installed.output.hasPrefix("Installed in \(prefix).\n"), "\(installed)")
        #expect(Files.exists("\(prefix)/bin/groupwidgets"))
        let removed = try ChildProcess("\(unpacked)/install", ["--remove", prefix], environment: environment).wait()
        #expect(removed.code == 0, "\(removed)")
        #expect(!Files.exists(prefix))
    }
}
