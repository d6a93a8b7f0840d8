@testable import OSLog
import Testing
import os

struct MessageTests {
    @Test func `Values take the place of specifiers, but private ones`() {
        #expect(FormattedMessage("%d of %{public}@", [3, "cups"]).text == "3 of cups")
        #expect(FormattedMessage("%{private}@ 100%%", ["secret"]).text == "<private> 100%")
        #expect(FormattedMessage("%.1f %05ld %x", [2.55, 42, 255]).text == "\(String(format: "%.1f", 2.55)) 00042 ff")
        #expect(FormattedMessage("%s %@", ["a"]).text == "a <missing>")
        #expect(FormattedMessage("%*d|%-*d|%.*f", [5, 3, 4, 2, 1, 2.5]).text == "    3|2   |2.5")
        #expect(FormattedMessage("%*d", ["wide", 3]).text == "3")
        #expect(FormattedMessage("%*d", [5]).text == "<missing>")
    }

    @Test func `The old functions and signposts compile as they are written for iOS`() {
        let log = OSLog(subsystem: "group.sample", category: .pointsOfInterest)
        os_log("plain", log: .disabled, type: .info)
        os_log("with %{public}@", log: .disabled, type: .error, "a value")
        os_signpost(.begin, log: log, name: "load")
        os_signpost(.end, log: log, name: "load", "%d entries", 3)
        let signposter = OSSignposter(subsystem: "group.sample", category: "timeline")
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("load") { 4 } == 4)
        #expect(Bundle.main.bundlePath != "")
        #expect(!OSLog.disabled.isEnabled(type: .error))
    }
}
