import AppGroups
import Foundation
import GroupTesting
import TestSupport
import Testing

/// A page that stays open. `PAGE_CHANGES=10000` makes as many changes.
@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct LongDayTests {
    private static let count = Int(ProcessInfo.processInfo.environment["PAGE_CHANGES"] ?? "") ?? 200

    @Test func `A page that is open for a day and many changes is right without being loaded again`() throws {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let stand = try PageStand(now: start)
        let browser = try Browser()
        let page = try stand.page(
            in: browser, script: "globalThis.wall = \(Int(start.timeIntervalSince1970) * 1_000); Date.now = () => wall;"
        )
        try page.value(of: "globalThis.isTheSame = true")
        var clock = start
        func move(to moment: Date) throws {
            clock = max(clock, moment)
            try stand.group.move(to: clock)
            try page.value(of: "wall = \(Int((clock.timeIntervalSince1970 * 1_000).rounded()))")
        }
        // Bursts are spaced by the clock, so it goes on meanwhile.
        func wait(until condition: () throws -> Bool) throws {
            try #require(
                try eventually {
                    try move(to: clock + 0.1)
                    return try condition()
                })
        }
        let (coffee, countdown) = (
            try stand.group.defaults(stand.cups), try stand.group.defaults("group.com.example.countdown")
        )
        for change in 1...LongDayTests.count {
            let moment = start + (86_400 * Double(change) / Double(LongDayTests.count)).rounded()
            try move(to: moment)
            // A larger number would be shown with a comma.
            let cups = change % 1_000
            if change % 10 == 0 {
                countdown.set(moment + 5_400, forKey: "ends")
            } else {
                coffee.set(cups, forKey: "cups")
            }
            guard change % 50 == 1 else { continue }
            try wait { try page.value(of: BrowserPage.shows("\(cups) of 8 cups")) as? Bool == true }
        }
        for id in ["Coffee-1", "Tasks-1", "Countdown-1"] {
            try wait {
                let picture = try stand.group.run("groupwidgets", "show", id, "--svg", "-").output
                return try page.value(of: LongDayTests.shows(id, as: picture)) as? Bool == true
            }
        }
        #expect(try page.value(of: "isTheSame") as? Bool == true)
        #expect(try page.value(of: "document.querySelectorAll('.face svg').length") as? Int ?? .max <= 6)
    }

    /// Whether a widget on the page has the words of a document.
    private static func shows(_ id: String, as document: String) throws -> String {
        """
        (() => {
          const words = (root) => [...root.querySelectorAll("text")].map((text) => text.textContent).join("|");
          const shown = groupwidgets.views.get("\(id)").face.querySelector("svg:not(.old)");
          const text = \(String(decoding: try JSONEncoder().encode(document), as: UTF8.self));
          return words(shown) !== "" && words(shown) === words(new DOMParser().parseFromString(text, "image/svg+xml"));
        })()
        """
    }
}
