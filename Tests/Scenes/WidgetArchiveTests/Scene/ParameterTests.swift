import Testing
import WidgetArchive

struct ParameterTests {
    @Test(arguments: [
        (Parameter.boolean(true), "true"), (.integer(1), "1"), (.real(1), "1.0"), (.real(-0.5), "-0.5"),
        (.real(1e300), "1e+300"), (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
        (.text("1"), #""1""#), (.list([.integer(2), .real(2), .list([])]), "[2,2.0,[]]"),
        (.real(.infinity), #"{"real":"inf"}"#), (.real(-.infinity), #"{"real":"-inf"}"#),
    ])
    func `A parameter comes back as what it was`(parameter: Parameter, text: String) throws {
        #expect(try line(parameter) == text)
        #expect(try value(Parameter.self, text) == parameter)
    }

    @Test func `A real that is no number stays one`() throws {
        let text = try line(Parameter.real(.nan))
        guard case .real(let number) = try value(Parameter.self, text) else {
            Issue.record("\(text) came back as another type")
            return
        }
        #expect(number.isNaN)
    }

    @Test(arguments: [("1e3", Parameter.real(1000)), ("3.50", .real(3.5)), ("-0", .integer(0))])
    func `A number written by others is real if it has a point or an exponent`(text: String, parameter: Parameter)
        throws
    {
        #expect(try value(Parameter.self, text) == parameter)
    }

    @Test(arguments: ["9223372036854775808", "null", "{}", #"{"real":"huge"}"#, #"{"set":[]}"#])
    func `What no parameter can be is refused`(text: String) { #expect(complaint(Parameter.self, text) != nil) }
}
