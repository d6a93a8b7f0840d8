import Foundation
import PictureClient
import Testing
import WidgetArchive

@testable import GroupTesting

/// Widgets as the browser draws them, against our own pictures of the same scenes.
@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct LooksTests {
    /// A browser smooths the edges of letters and shapes in its own way: some 4 % of the pixels.
    private static let tolerance = 0.05

    @Test(arguments: [false, true]) func `A widget on the page looks as in a PNG`(isDark: Bool) throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let stand = try PageStand(now: now)
        let page = try stand.page(
            in: try Browser(), isDark: isDark, script: "Date.now = () => \(Int(now.timeIntervalSince1970) * 1_000)")
        try page.resize(width: 1_280, height: 900, scale: 2)
        // As in the picture, nothing is outside the corners.
        let clear = ["r": 0, "g": 0, "b": 0, "a": 0]
        try page.send("Emulation.setDefaultBackgroundColorOverride", ["color": clear])
        try page.value(of: "document.body.style.background = 'transparent'")
        try page.value(of: "document.fonts.ready")
        try page.wait(until: "!document.querySelector('.old')")
        for id in ["Coffee-1", "Tasks-1", "Countdown-1"] {
            let archive: Archive = try ArchiveCoding.value(
                from: Data(stand.group.run("groupwidgets", "show", id, "--json").output.utf8))
            let scene = try #require(archive.timeline.entries.last { $0.date <= now }).scenes[isDark ? .dark : .light]
            let picture = try WidgetPicture(
                PictureRequest(
                    scene, family: archive.widget.family, scale: 2, look: PictureLook(isDark: isDark), date: now),
                TestTime(now: now))
            // At whole pixels.
            let face = "groupwidgets.views.get('\(id)').face"
            try page.value(of: "Object.assign(\(face).style, { position: 'fixed', left: 0, top: 0, zIndex: 9 })")
            let seen = try page.screenshot(of: face)
            try page.value(of: "\(face).remove()")
            let difference = try picture.difference(from: seen)
            #expect(difference.isWithin(LooksTests.tolerance), "\(id): \(difference)")
        }
    }
}
