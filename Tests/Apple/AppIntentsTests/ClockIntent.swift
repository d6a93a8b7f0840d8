import AppIntents

enum Look: String, AppEnum {
    case round, square

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Look"
    static var caseDisplayRepresentations: [Look: DisplayRepresentation] = [
        .round: "Round", .square: DisplayRepresentation(title: "Square", subtitle: "With corners"),
    ]
}

struct CityOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Seoul", "Hanoi"] }

    func defaultResult() async -> String? { "Hanoi" }
}

struct FaceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Face"

    @Parameter(title: "Look", default: .round) var look: Look
    @Parameter(title: "Friend") var friend: CharacterDetail?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemMedium) { Summary("\(\.$look) with \(\.$friend)") }
            Case([.systemLarge, .systemExtraLarge]) { Summary("\(\.$friend)") }
            DefaultCase {
                Switch(\.$look) {
                    Case(.round) { Summary("\(\.$friend)") }
                    DefaultCase { Summary() }
                }
            }
        }
    }
}

struct ClockIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Clock"
    static var description: IntentDescription? { "Shows the time." }

    static var parameterSummary: some ParameterSummary {
        When(\.$hasSeconds, .equalTo, true) {
            Summary("Show \(\.$city)") {
                \.$look
                \.$shift
            }
        } otherwise: {
            Summary()
        }
    }

    @Parameter(title: "Seconds", default: false)
    var hasSeconds: Bool

    @Parameter(title: "Look", default: .square)
    var look: Look

    @Parameter(title: "City", optionsProvider: CityOptions())
    var city: String

    @Parameter(title: "Shift", default: 2, inclusiveRange: (0, 12))
    var shift: Int

    @Parameter(title: "Note", description: "Below the hands")
    var note: String?

    @Parameter(title: "Scale", default: 1.5)
    var scale: Double

    @Parameter(title: "Alarm")
    var alarm: Date?

    @Parameter(title: "Friends")
    var friends: [CharacterDetail]?
}
