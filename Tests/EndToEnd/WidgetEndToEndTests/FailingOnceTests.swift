import GroupTesting
import TestSupport
import Testing

/// Widgets that are drawn once, while no host runs.
struct FailingOnceTests {
    @Test func `A widget that fails is marked, and the others are drawn; alone, it is an error`() throws {
        let group = try TestGroup(environment: ["NO_COLOR": "1"])
        try group.run("groupdefaults", "set", "-s", "group.com.example.app", "nickname", "Minsu")
        let broken = group.path + "/Broken"
        try Files.copyProgram(try TestGroup.path(ofProgram: "Basic"), to: broken)
        try group.run("groupwidgets", "add", broken, try TestGroup.path(ofProgram: "CoffeeWidget"))
        try group.run("groupwidgets", "place", "BasicWidget")
        try group.run("groupwidgets", "place", "Coffee")
        try Files.remove(broken)
        try Files.writeProgram("#!/bin/sh\nexit 7\n", to: broken)
        let shown = try group.run("groupwidgets", "show", "--once")
        #expect(shown.code == 0, "\(shown.errorOutput)")
        #expect(shown.output.contains("Minsu"), "\(shown.output)")
        let note = "note: BasicWidget-1 cannot be shown: it exited with code 7"
        #expect(shown.errorOutput.contains(note), "\(shown)")
        try group.run("groupwidgets", "show", "--once", "BasicWidget-1", expecting: 3)
    }

    @Test func `A directory among programs is left out, and a note says so`() throws {
        let group = try TestGroup()
        let added = try group.run("groupwidgets", "add", group.path, try TestGroup.path(ofProgram: "Basic"))
        #expect(added.errorOutput.contains("note: \(group.path) is a directory, and left out\n"), "\(added)")
        #expect(added.output.contains("BasicWidget"))
    }
}
