import Foundation
import GroupTesting
import TestSupport
import Testing

/// The page in a real browser, with a real host and server.
@Suite(.enabled(if: Browser.path != nil, Browser.isMissing))
struct PageTests {
    private let stand: PageStand
    private let browser: Browser

    init() throws {
        stand = try PageStand()
        browser = try Browser()
    }

    private func setCups(_ count: Int) throws {
        try stand.group.run("groupdefaults", "set", "-s", stand.cups, "--int", "cups", "\(count)")
    }

    @Test func `A write in another process changes an open page, and only the widget that reads it`() throws {
        let page = try stand.page(in: browser)
        try page.value(of: "globalThis.task = document.querySelectorAll('.face svg')[1]")
        try setCups(5)
        try page.wait(until: BrowserPage.shows("5 of 8 cups"))
        #expect(try page.value(of: "task.isConnected && !task.classList.contains('old')") as? Bool == true)
        #expect(browser.problems == [])
    }

    @Test func `A page that was let in opens others, and each is told`() throws {
        let first = try stand.page(in: browser)
        let second = try browser.open("http://localhost:\(stand.port)/")
        try second.wait(until: BrowserPage.shows("3 of 8 cups"))
        try setCups(4)
        try second.wait(until: BrowserPage.shows("4 of 8 cups"))
        // Nobody looks at it behind the other, so nothing is fetched.
        #expect(try first.value(of: "document.hidden && !\(BrowserPage.shows("4 of 8 cups"))") as? Bool == true)
        try first.send("Page.bringToFront")
        try first.wait(until: BrowserPage.shows("4 of 8 cups"))
    }

    @Test func `Who looks need not ask for a new picture, in the appearance that was chosen last`() throws {
        let page = try stand.page(
            in: browser,
            script: """
                globalThis.asked = [];
                const ask = fetch;
                globalThis.fetch = async (address, ...rest) => {
                  const answer = await ask(address, ...rest);
                  asked.push(address);
                  return answer;
                };
                """)
        for (cups, appearance) in [(5, "light"), (6, "dark")] {
            try page.prefer(isDark: appearance == "dark")
            try page.wait(
                until: "asked.findLast((address) => address.startsWith('/events')).endsWith('=\(appearance)')")
            try setCups(cups)
            try page.wait(until: BrowserPage.shows("\(cups) of 8 cups"))
            let name = "groupwidgets.views.get('Coffee-1').entry.\(appearance)"
            #expect(try page.value(of: "asked.some((address) => address.includes(\(name)))") as? Bool == false)
        }
        #expect(browser.problems == [])
    }

    @Test func `A proxy is told to pass events on as they come`() throws {
        let page = try stand.page(in: browser)
        let header = "answer.headers.get('X-Accel-Buffering')"
        #expect(try page.text(of: "fetch('/events', { method: 'POST' }).then((answer) => \(header))") == "no")
    }

    @Test func `A page with chosen widgets shows these, and is told of no others`() throws {
        let page = try stand.page(in: browser, query: "?widgets=Tasks-1")
        let titles = "[...document.querySelectorAll('.card h2')].map((title) => title.textContent).join()"
        #expect(try page.text(of: titles) == "To do")
        try setCups(5)
        try stand.group.run("groupdefaults", "put", "-s", stand.tasks, "tasks", "0", "Sleep")
        try page.wait(until: BrowserPage.shows("Sleep"))
        #expect(try page.value(of: "groupwidgets.views.size") as? Int == 1)
    }

    @Test func `A click performs the intent of a button`() throws {
        let page = try stand.page(in: browser)
        try page.click("document.querySelector('[data-action][aria-label^=\"Water\"]')")
        try stand.group.wait(for: "done", toBe: ["Water the plants"], in: stand.tasks)
        try page.wait(until: "!document.querySelector('[aria-busy]')")
    }

    @Test func `The keyboard alone reaches a button, performs it, and stays where it is`() throws {
        let page = try stand.page(in: browser)
        let focused = "document.activeElement.getAttribute('aria-label') ?? ''"
        for _ in 0..<20 where try page.text(of: focused) != "Call mother" {
            try page.press("Tab", code: 9)
        }
        try page.press("Enter", code: 13, text: "\r")
        try stand.group.wait(for: "done", toBe: ["Call mother"], in: stand.tasks)
        try page.wait(until: "!document.querySelector('[aria-busy]')")
        #expect(try page.text(of: focused).hasPrefix("Call mother"))
    }

    @Test func `A timer ticks while the server is gone, and the page returns by itself`() throws {
        let page = try stand.page(in: browser)
        try stand.killServer()
        try page.wait(until: "document.getElementById('status').textContent.includes('server is gone')")
        #expect(try page.text(of: "document.querySelector('.age').textContent").hasPrefix("as of"))
        try page.value(of: "globalThis.before = document.querySelector('[data-clock]').textContent")
        try page.wait(until: "document.querySelector('[data-clock]').textContent !== before")
        try setCups(7)
        try stand.serveAgain()
        try page.wait(until: BrowserPage.shows("7 of 8 cups"))
        try page.wait(until: "document.getElementById('status').textContent === ''")
        #expect(try page.text(of: "document.querySelector('.age').textContent") == "")
    }

    @Test func `A host that is gone is told, and what it brings when it is back`() throws {
        let page = try stand.page(in: browser)
        try stand.killHost()
        try page.wait(until: "document.getElementById('status').textContent.includes('No host is running')")
        try setCups(6)
        try stand.hostAgain()
        try page.wait(until: BrowserPage.shows("6 of 8 cups"))
        try page.wait(until: "document.getElementById('status').textContent === ''")
    }

    @Test func `The panel says why, and shows again what was shown before`() throws {
        let page = try stand.page(in: browser)
        try setCups(5)
        try page.wait(until: BrowserPage.shows("5 of 8 cups"))
        try page.click("document.querySelector('.more')")
        try page.wait(until: "document.getElementById('panel-reloads').textContent.includes('cups of')")
        #expect(try page.text(of: "document.getElementById('panel-reads').textContent").contains("nickname of"))
        try page.wait(until: "document.getElementById('panel-face').textContent.includes('5 of 8')")
        try page.choose("panel-slider", "element.max - 1", "input")
        try page.wait(until: "document.getElementById('panel-face').textContent.includes('3 of 8')")
        try setCups(6)
        try page.wait(until: "document.getElementById('panel-reloads').children.length >= 3")
        #expect(try page.text(of: "document.getElementById('panel-face').textContent").contains("3 of 8"))
        try page.press("Escape", code: 27)
        try page.wait(until: "!document.getElementById('panel').open")
        #expect(try page.text(of: "document.activeElement.className") == "more")
    }

    @Test func `What was shown before survives the server, and goes with the widget`() throws {
        let page = try stand.page(in: browser)
        try setCups(5)
        try page.wait(until: BrowserPage.shows("5 of 8 cups"))
        try stand.killServer()
        try stand.serveAgain()
        try page.wait(until: "document.getElementById('status').textContent === ''")
        try page.click("document.querySelector('.more')")
        try page.wait(until: "document.getElementById('panel-face').textContent.includes('5 of 8')")
        try page.choose("panel-slider", "element.max - 1", "input")
        try page.wait(until: "document.getElementById('panel-face').textContent.includes('3 of 8')")
        let file = stand.group.path + "/.widgets/archives/Coffee-1.past"
        #expect(Files.exists(file))
        try stand.group.run("groupwidgets", "remove", "Coffee-1")
        #expect(eventually { !Files.exists(file) })
    }

    @Test func `The panel of a Live Activity says why, and offers no change`() throws {
        try stand.group.run("groupwidgets", "add", TestGroup.path(ofProgram: "ParcelWidget"))
        try stand.group.run("ParcelApp", "begin", "Parcel", "📦")
        let page = try stand.page(in: browser)
        let activity = "[...groupwidgets.views.values()].find((view) => view.card.family === 'activityLockScreen')"
        try page.wait(until: "\(activity).face.textContent.includes('📦')")
        try page.value(of: "\(activity).more.click()")
        try page.wait(until: "document.getElementById('panel-reloads').children.length > 0")
        #expect(try page.value(of: "document.getElementById('panel-acts').hidden") as? Bool == true)
        #expect(try page.text(of: "document.getElementById('panel-note').textContent") == "")
    }

    @Test func `The menu moves, resizes and removes a widget, in the records that all screens share`() throws {
        let page = try stand.page(in: browser)
        try page.click("document.querySelector('.more')")
        try page.wait(until: "document.getElementById('panel-size').options.length > 1")
        try page.click("document.querySelector('[data-wish=later]')")
        try page.wait(until: "document.querySelector('.card h2').textContent === 'To do'")
        try page.choose("panel-size", "'systemMedium'", "change")
        try page.wait(until: "document.querySelectorAll('.card')[1].classList.contains('w2')")
        try page.click("document.querySelector('[data-wish=remove]')")
        #expect(try page.value(of: "groupwidgets.views.size") as? Int == 3)
        try page.click("document.querySelector('[data-wish=remove]')")
        try page.wait(until: "document.querySelectorAll('.card').length === 2")
        #expect(try !stand.group.run("groupwidgets", "list").output.contains("Coffee-1"))
    }

    @Test(arguments: [(320, 1.0, false), (390, 2, true), (640, 2, false), (1280, 1, true), (2560, 1, false)])
    func `Nothing is wider than the page`(width: Int, scale: Double, isDark: Bool) throws {
        try stand.group.run("groupwidgets", "place", "Tasks", "--family", "large")
        let page = try stand.page(in: browser, width: width, isDark: isDark)
        try page.resize(width: width, height: 900, scale: scale)
        try page.wait(until: "document.querySelectorAll('.card .face svg').length >= 4")
        #expect(try page.value(of: "document.documentElement.scrollWidth") as? Int ?? .max <= width)
    }

    @Test func `Assistive technology finds headings, texts and buttons with names`() throws {
        let page = try stand.page(in: browser)
        let found = try page.accessibility()
        for wanted in [
            ("heading", "Coffee"), ("heading", "To do"), ("button", "Water the plants"),
            ("button", "About Coffee: why, sizes, earlier states"), ("button", "Appearance: automatic"),
        ] {
            #expect(found.contains { $0 == wanted }, "\(wanted) of \(found)")
        }
        #expect(!found.contains { ["button", "link"].contains($0.role) && $0.name.isEmpty })
    }

    @Test func `A link without words is named for its widget`() throws {
        let page = try stand.page(in: browser)
        let links = """
            <a data-action="1"><path d="M0 0"/><text aria-hidden="true">x</text></a><a data-action="2"><text>Read</text></a>
            """
        let document = "`<svg xmlns='http://www.w3.org/2000/svg'>\(links)</svg>`"
        let names = "[...svg.children].map((link) => link.getAttribute('aria-label')).join()"
        let svg = "import('/card.js').then(({ drawn }) => drawn(\(document), 'name', 'Posts'))"
        #expect(try page.text(of: "\(svg).then((svg) => \(names))") == "Open Posts,")
    }

    @Test func `A tapped switch flips at once, and stays so when its widget has answered`() throws {
        let page = try pageOfSwitch()
        stand.host.send(SIGSTOP)
        try page.click(milk)
        try page.wait(until: "\(milk).getAttribute('aria-checked') === 'true'")
        try page.wait(until: "\(knob) > 118")
        stand.host.send(SIGCONT)
        try stand.group.wait(for: "isMilky", toBe: true, in: "group.sample.cups")
        try page.wait(until: "!document.querySelector('[aria-busy]') && \(knob) > 118")
        #expect(try page.text(of: "\(milk).getAttribute('aria-checked')") == "true")
    }

    @Test func `A switch whose intent cannot be performed goes back`() throws {
        let page = try pageOfSwitch()
        try stand.killServer()
        try page.wait(until: "document.getElementById('status').textContent.includes('server is gone')")
        try page.click(milk)
        try page.wait(
            until: "\(milk).getAttribute('aria-checked') === 'false' && !document.querySelector('[aria-busy]')")
        try page.wait(until: "\(knob) < 118 && document.getElementById('status').textContent !== ''")
    }

    /// A page with a switch that is off; the left of its knob is less than 118 points from the widget's.
    private func pageOfSwitch() throws -> BrowserPage {
        try stand.group.run("groupwidgets", "add", TestGroup.path(ofProgram: "CupsWidget"))
        try stand.group.run("groupwidgets", "place", "Cups", "--family", "small")
        let page = try stand.page(in: browser, query: "?widgets=Cups-1")
        try page.wait(until: "\(milk).getAttribute('aria-checked') === 'false'")
        #expect(try page.value(of: "\(knob) < 118") as? Bool == true)
        return page
    }

    private let milk = "document.querySelector('svg:not(.old) [role=switch]')"
    private var knob: String {
        "(\(milk).lastElementChild.getBoundingClientRect().x - document.querySelector('.face').getBoundingClientRect().x)"
    }

    @Test func `Widgets from right to left begin at the right`() throws {
        let stand = try PageStand(language: "ar_EG.UTF-8")
        let page = try stand.page(in: browser)
        let places = "[...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().x)"
        let found = try #require(try page.value(of: places) as? [Double])
        #expect(found == found.sorted(by: >))
        let more = "document.querySelector('.more').getBoundingClientRect().x"
        #expect(
            try page.value(of: "\(more) < document.querySelector('.card h2').getBoundingClientRect().x") as? Bool
                == true)
        #expect(try page.value(of: "document.documentElement.scrollWidth") as? Int ?? .max <= 1280)
    }

    @Test func `Light and dark are the browser's wish, or chosen`() throws {
        let page = try stand.page(in: browser, isDark: true)
        let ground = "getComputedStyle(document.body).backgroundColor"
        #expect(try page.text(of: ground) == "rgb(20, 23, 28)")
        try page.click("document.getElementById('theme')")
        try page.wait(until: "\(ground) === 'rgb(223, 230, 238)'")
        #expect(browser.problems == [])
    }

    @Test func `Whoever leaves is asked for an address in all pages, also when the server was started again`() throws {
        let pages = [try stand.page(in: browser), try browser.open("http://localhost:\(stand.port)/")]
        let isOut = "!document.getElementById('entrance').hidden && !document.querySelector('.card')"
        for page in pages { try page.wait(until: "document.querySelector('.card')") }
        try pages[0].click("document.getElementById('leave')")
        for page in pages { try page.wait(until: isOut) }
        try stand.killServer()
        try stand.serveAgain()
        try browser.open("http://localhost:\(stand.port)/").wait(until: isOut)
    }

    @Test func `A session that cannot be ended for good goes on, and the page says why`() throws {
        let page = try stand.page(in: browser)
        let file = stand.group.path + "/.widgets/page.sessions"
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        try page.click("document.getElementById('leave')")
        try page.wait(
            until: "document.getElementById('status').textContent.includes('page.sessions cannot be written')")
        #expect(try page.value(of: "document.getElementById('entrance').hidden") as? Bool == true)
    }

    @Test func `Whoever passes by a page that only shows cannot let it out`() throws {
        let stand = try PageStand("--read-only")
        let page = try stand.page(in: browser)
        #expect(try page.value(of: "document.getElementById('leave').hidden") as? Bool == true)
    }

    @Test func `Whoever has no address is asked for it, and sees no widget`() throws {
        let page = try browser.open("http://localhost:\(stand.port)/")
        try page.wait(until: "!document.getElementById('entrance').hidden")
        #expect(try page.value(of: "document.querySelectorAll('.card').length") as? Int == 0)
    }
}
