import Testing
import WidgetRecords

struct WidgetErrorTests {
    @Test(arguments: [
        (WidgetError.running(holder: 7), "another host serves this root: process 7"),
        (.running(holder: nil), "another host serves this root"),
        (.noSuchActivity("", candidates: ["a1", "b2"]), "there is no activity ''"),
        (.noSuchActivity("a", candidates: ["a1", "A2"]), "several activities begin with 'a'"),
        (.noSuchActivity("A", candidates: ["a1", "a2"]), "several activities begin with 'A'"),
        (.noSuchActivity("a", candidates: ["a1"]), "there is no activity 'a'"),
        (.noSuchActivity("a", candidates: ["a1", "b2"]), "there is no activity 'a'"),
        (.noSuchActivity("a", candidates: []), "there is no activity 'a'"),
    ])
    func `It says what is wrong`(_ error: WidgetError, _ words: String) {
        #expect(error.description == words)
    }

    @Test(arguments: [
        (WidgetError.noSuchProgram("Clok", similar: "Clock"), "did you mean 'Clock'?" as String?),
        (.noSuchProgram("Clok", similar: nil), nil),
        (.badParameter("n", value: "x", expected: "a number", similar: nil), nil),
        (.noSuchKind("Clok", similar: "Clock"), "did you mean 'Clock'?"),
        (
            .noSuchKind("Clok", similar: nil),
            "'groupwidgets kinds' lists what can be placed, and 'groupwidgets add PROGRAM' registers more"
        ),
        (.noSuchWidget("clok-1", similar: "clock-1"), "did you mean 'clock-1'?"),
        (.noSuchWidget("clok-1", similar: nil), "'groupwidgets list' lists the placed widgets"),
        (.noSuchActivity("a", candidates: []), nil), (.noSuchActivity("a", candidates: ["b", "c"]), "there is b, c"),
        (.noSuchStack("s", all: []), "'groupwidgets stack add WIDGET WIDGET' makes one"),
        (.noSuchStack("s", all: ["one", "two"]), "there is one, two"),
        (.noSuchFamily("huge", kind: "Clock", offered: ["small", "large"]), "it comes as small, large"),
        (.noSuchParameter("zon", kind: "Clock", offered: ["zone"], similar: "zone"), "did you mean 'zone'?"),
        (.noSuchParameter("zon", kind: "Clock", offered: [], similar: nil), "it has no parameters"),
        (.noSuchParameter("x", kind: "Clock", offered: ["zone", "face"], similar: nil), "it has zone, face"),
        (.missingParameter("zone", kind: "Clock"), nil),
    ])
    func `It says what to do`(_ error: WidgetError, _ hint: String?) {
        #expect(error.hint == hint)
        #expect(error.wordsWithHint == error.description + (hint.map { "; \($0)" } ?? ""))
    }
}
