import Testing
import WidgetArchive
@testable import WidgetKit

/// The words after the name of a widget program that is run by hand.
struct ProgramWordsTests {
    @Test(arguments: [
        (["describe"], Request.Ask.describe),
        (["timeline", "Clock"], .timeline(Instance(kind: "Clock", family: .systemMedium))),
        (
            ["snapshot", "Clock", "--family", "systemLarge"],
            .snapshot(Instance(kind: "Clock", family: .systemLarge), isPreview: true)
        ),
        (
            ["placeholder", "--set", "city=Busan", "Clock", "--set", "sum=1=1"],
            .placeholder(
                Instance(
                    kind: "Clock", family: .systemMedium, parameters: ["city": .text("Busan"), "sum": .text("1=1")]))
        ), (["choices", "Clock", "city"], .choices(kind: "Clock", parameter: "city")),
        (["perform", "App.Add", "--set", "count="], .perform(intent: "App.Add", parameters: ["count": .text("")])),
    ])
    func `Words are a request`(words: [String], ask: Request.Ask) throws {
        #expect(try ProgramWords(words).ask == ask)
    }

    @Test(arguments: [
        (["timeline"], "'timeline' needs a kind"), (["choices", "Clock"], "'choices' needs a parameter"),
        (["perform"], "'perform' needs an intent"), (["dance"], "there is no command 'dance'"),
        (["timeline", "Clock", "--set"], "--set needs an argument"),
        (["timeline", "Clock", "--set", "city"], "--set needs PARAMETER=VALUE, not 'city'"),
        (["timeline", "--big"], "there is no option '--big'"),
    ])
    func `Words that are no request are explained`(words: [String], complaint: String) {
        let error = #expect(throws: ProgramWords.Misuse.self) { try ProgramWords(words).ask }
        #expect(error?.description == complaint)
    }

    @Test func `An unknown family is answered with the known ones`() {
        let error = #expect(throws: ProgramWords.Misuse.self) {
            try ProgramWords(["timeline", "Clock", "--family", "huge"])
        }
        #expect(error?.description.hasPrefix("there is no family 'huge'; there are systemSmall, ") == true)
    }

    @Test(arguments: [[], ["help"], ["--help"], ["timeline", "-h"]])
    func `Help is shown where it is asked for, and where nothing is`(words: [String]) throws {
        #expect(try ProgramWords(words).wantsHelp)
        #expect(try !ProgramWords(["describe"]).wantsHelp)
    }
}
