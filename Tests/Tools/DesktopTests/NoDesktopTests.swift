import TestSupport
import Testing

/// The errors where there is no desktop.
struct NoDesktopTests {
    @Test func `Without a display it says what is missing`() throws {
        let outcome = try Tool("groupwidgets").run("desktop")
        #expect(outcome.code == 3 && outcome.error.contains("neither a Wayland compositor nor an X server answers"))
    }

    @Test(arguments: [["--layer", "above"], ["--light", "--dark"]])
    func `Wrong options are told before anything is looked for`(options: [String]) throws {
        let outcome = try Tool("groupwidgets").start(["desktop"] + options).wait()
        #expect(outcome.code == 2, "\(outcome)")
    }
}
