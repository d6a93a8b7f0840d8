import GroupTesting
import Testing
import WidgetKit

/// A banking app that leaves its accounts in the shared suite, as JSON.
struct AccountTests {
    private let suite = "group.sample.bank"

    private let products = """
        [{"id": "1", "name": "Savings", "balance": "9.5", "currency": "EUR", "IBAN": "NL1", "type": "secondary"},
         {"id": "2", "name": "Daily", "balance": "4675", "currency": "EUR", "IBAN": "NL2", "type": "main"}]
        """

    @Test func `The main account appears with its balance as people write it`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Account"]).place("MainAccount", family: .systemSmall)
        #expect(try widget.shown?.texts.prefix(2) == ["No account", "€0.00"])
        try group.set("products", to: products, in: suite)
        let reload = try widget.nextReload()
        #expect(reload.scene.texts == ["Daily", "€4,675.00", "Last checked at"])
        #expect(reload.scene.images == ["creditcard.fill"])
        #expect(reload.causes == ["products of \(suite) changed"])
    }

    @Test func `It is asked again ten minutes later`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Account"]).place("MainAccount", family: .systemMedium)
        let entry = try #require(widget.reloads.last?.entries.first)
        #expect(widget.reloads.last?.policy == .after(entry.date + 600))
        let due = try #require(try widget.nextReloadDate)
        #expect(abs(due.timeIntervalSince(entry.date + 600)) < 0.01)
    }

    @Test func `Its colours are those of its asset catalogue, by day and by night`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Account"]).place("MainAccount", family: .systemSmall)
        let reload = try #require(widget.reloads.last)
        #expect(!reload.notes.contains { $0.contains("colour") }, "\(reload.notes)")
        #expect(try reload.picture(appearance: .light).png != reload.picture(appearance: .dark).png)
    }

    @Test func `Until there is data, it shows the view that its configuration has for that`() throws {
        let answer = try TestGroup().run("Account", "placeholder", "MainAccount").output
        #expect(answer.contains("Placeholder View"))
    }

    @Test func `What cannot be read is told in the log, and costs the widget nothing`() throws {
        let group = try TestGroup()
        let widget = try group.host(programs: ["Account"]).place("MainAccount", family: .systemSmall)
        try group.set("products", to: "[{]", in: suite)
        #expect(try widget.nextReload().text.contains("No account"))
        #expect(widget.log.contains { $0.hasPrefix("The products cannot be read") })
    }
}
