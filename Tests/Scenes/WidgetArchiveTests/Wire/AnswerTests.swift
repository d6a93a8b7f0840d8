import Foundation
import Testing
import WidgetArchive

struct AnswerTests {
    private static let seoul = Choice(.text("Asia/Seoul"), title: "Seoul", subtitle: "Korea", symbol: "clock")
    private static let seoulText = #"{"value":"Asia/Seoul","title":"Seoul","subtitle":"Korea","symbol":"clock"}"#

    private static let description = ProgramDescription(
        [
            KindDescription(
                "Clock", name: "Clock", summary: "The time", families: [.systemSmall, .accessoryCircular],
                parameters: [
                    ParameterDescription("zone", title: "City", type: .entity, standard: seoul, hasChoices: true),
                    ParameterDescription(
                        "size", title: "Size", type: .choice, isOptional: true,
                        cases: [Choice(.integer(1), title: "Big")]),
                    ParameterDescription(
                        "level", title: "Level", type: .real, minimum: .integer(0), maximum: .real(0.5)),
                    ParameterDescription("steps", title: "Steps", type: .list, elements: .integer),
                ],
                recommendations: [.init("Home", parameters: ["zone": .text("Asia/Seoul")])])
        ], notes: ["It is old."])

    @Test(arguments: [
        (
            Answer.Result.timeline(SceneTimeline([], policy: .atEnd)), #"{"timeline":{"policy":"atEnd","entries":[]}}"#
        ),
        (.choices([seoul]), #"{"choices":[\#(seoulText)]}"#), (.performed(opening: nil), #"{"performed":{}}"#),
        (.performed(opening: "app://a"), #"{"performed":{"opening":"app://a"}}"#),
        (.previews([PreviewDescription("Empty")]), #"{"previews":[{"name":"Empty"}]}"#),
        (
            .preview([
                PreviewScenes(name: "Wide", family: .systemMedium, []),
                PreviewScenes(size: Size(width: 9, height: 8), isDark: true, []),
            ]),
            """
            {"preview":[{"name":"Wide","family":"systemMedium","entries":[]},\
            {"size":{"width":9,"height":8},"isDark":true,"entries":[]}]}
            """
        ),
        (.failure("It took too long."), #"{"failure":"It took too long."}"#),
        (
            .description(description),
            """
            {"description":{"version":2,"kinds":[{"kind":"Clock","name":"Clock","summary":"The time",\
            "families":["systemSmall","accessoryCircular"],"parameters":[\
            {"name":"zone","title":"City","type":"entity","standard":\(seoulText),"hasChoices":true},\
            {"name":"size","title":"Size","type":"choice","isOptional":true,"cases":[{"value":1,"title":"Big"}]},\
            {"name":"level","title":"Level","type":"real","minimum":0,"maximum":0.5},\
            {"name":"steps","title":"Steps","type":"list","elements":"integer"}],\
            "recommendations":[{"title":"Home","parameters":{"zone":"Asia/Seoul"}}]}],"notes":["It is old."]}}
            """
        ),
    ])
    func `An answer has this form`(result: Answer.Result, text: String) throws {
        let answer = Answer(to: 12, result)
        #expect(try line(answer) == #"{"version":2,"number":12,"result":\#(text)}"#)
        #expect(try value(Answer.self, line(answer)) == answer)
    }

    @Test func `An answer tells what was read and written, and what is to be noted`() throws {
        let answer = Answer(
            to: Answer.unasked, .performed(opening: nil), reads: [Reads(suite: "group.a", container: true)],
            writes: [
                OwnWrite(suite: "group.a", key: "count", value: "3"),
                OwnWrite(suite: "group.a", key: "old", value: nil),
            ], notes: ["n"])
        let text = """
            {"version":2,"number":0,"result":{"performed":{}},"reads":[{"suite":"group.a","container":true}],\
            "writes":[{"suite":"group.a","key":"count","value":"3"},{"suite":"group.a","key":"old"}],"notes":["n"]}
            """
        #expect(try line(answer) == text)
        #expect(try value(Answer.self, text) == answer)
    }

    @Test func `An answer or a description of version 1 is read`() throws {
        let text = #"{"number":1,"result":{"description":{"version":1,"kinds":[]}}}"#
        #expect(try value(Answer.self, text) == Answer(to: 1, .description(ProgramDescription([]))))
    }

    @Test(arguments: [
        #"{"number":1,"result":{"description":{"version":3,"programs":[]}}}"#, #"{"number":1,"result":"asleep"}"#,
        #"{"number":1,"version":99}"#,
    ])
    func `An answer of a later version asks for newer tools`(text: String) {
        #expect(complaint(Answer.self, text)?.needsNewerTools == true)
    }
}
