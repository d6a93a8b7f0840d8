import Testing
import WidgetArchive

struct RequestTests {
    private static let clock = Instance(kind: "Clock", family: .systemMedium, parameters: ["zone": .text("Seoul")])
    private static let clockText = #"{"kind":"Clock","family":"systemMedium","parameters":{"zone":"Seoul"}}"#

    @Test(arguments: [
        (Request.Ask.describe, #""describe""#), (.placeholder(clock), #"{"placeholder":\#(clockText)}"#),
        (.snapshot(clock, isPreview: true), #"{"snapshot":{"widget":\#(clockText),"isPreview":true}}"#),
        (.snapshot(clock, isPreview: false), #"{"snapshot":{"widget":\#(clockText)}}"#),
        (.timeline(clock), #"{"timeline":\#(clockText)}"#),
        (.choices(kind: "Clock", parameter: "zone"), #"{"choices":{"kind":"Clock","parameter":"zone"}}"#),
        (
            .choices(kind: "Clock", parameter: "zone", matching: .text("Seoul")),
            #"{"choices":{"kind":"Clock","parameter":"zone","matching":"Seoul"}}"#
        ),
        (
            .perform(intent: "Toggle", parameters: ["on": .boolean(true), "level": .real(1)]),
            #"{"perform":{"intent":"Toggle","parameters":{"level":1.0,"on":true}}}"#
        ),
        (.perform(intent: "Next", parameters: [:]), #"{"perform":{"intent":"Next"}}"#),
        (.previews, #""previews""#), (.preview(2), #"{"preview":2}"#),
    ])
    func `A request has this form`(ask: Request.Ask, text: String) throws {
        let request = Request(number: 12, ask)
        #expect(try line(request) == #"{"number":12,"ask":\#(text)}"#)
        #expect(try value(Request.self, line(request)) == request)
    }

    @Test func `A request says how a person wants things shown, where that is not as usual`() throws {
        let display = DisplaySettings(textSize: .accessibility1, hasBoldText: true, increasesContrast: true)
        let request = Request(number: 1, .describe, display: display)
        let settings = #"{"textSize":"accessibility1","boldText":true,"increaseContrast":true}"#
        #expect(try line(request) == #"{"number":1,"ask":"describe","display":\#(settings)}"#)
        #expect(try value(Request.self, line(request)) == request)
    }

    @Test func `A request of a later version asks for newer tools`() {
        #expect(complaint(Request.self, #"{"number":1,"ask":"sleep"}"#)?.needsNewerTools == true)
    }
}
