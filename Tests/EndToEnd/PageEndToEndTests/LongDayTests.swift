import Foundation
import GroupTesting
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
        for change in 1...LongDayTests.count {
            // A larger number would be shown with a comma.
            let cups = change % 1_000
            let moment = start + (86_400 * Double(change) / Double(LongDayTests.count)).rounded()
            try stand.group.move(to: moment)
            try page.value(of: "wall = \(Int(moment.timeIntervalSince1970) * 1_000)")
            if change % 10 == 0 {
                let suite = "group.com.example.countdown"
                try stand.group.run("groupdefaults", "set", "-s", suite, "--date", "ends", "+90m")
            } else {
                try stand.group.run("groupdefaults", "set", "-s", stand.cups, "--int", "cups", "\(cups)")
            }
            if change % 50 == 1 { try page.wait(until: BrowserPage.shows("\(cups) of 8 cups")) }
        }
        for id in ["Coffee-1", "Tasks-1", "Countdown-1"] {
            let picture = try stand.group.run("groupwidgets", "show", id, "--svg", "-").output
            let document = String(decoding: try JSONEncoder().encode(picture), as: UTF8.self)
            try page.wait(
                until: """
                    (() => {
                      const words = (root) => [...root.querySelectorAll("text")].map((text) => text.textContent).join("|");
                      const shown = groupwidgets.views.get("\(id)").face.querySelector("svg:not(.old)");
                      const drawn = new DOMParser().parseFromString(\(document), "image/svg+xml");
                      return words(shown) !== "" && words(shown) === words(drawn);
                    })()
                    """)
        }
        #expect(try page.value(of: "isTheSame") as? Bool == true)
        #expect(try page.value(of: "document.querySelectorAll('.face svg').length") as? Int ?? .max <= 6)
    }
}
