import ActivityKit

/// The attributes as Xcode writes them in the widget extension, in whose target they are too.
struct ParcelWidgetAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        // Dynamic stateful properties about your activity go here!
        var emoji: String
    }

    // Fixed non-changing properties about your activity go here!
    var name: String
}

typealias Content = ActivityContent<ParcelWidgetAttributes.ContentState>

/// The app beside the parcel's activity, as its developer would write it, but that it is told what to do by words:
/// `begin NAME EMOJI`, `update ID EMOJI`, `alert ID EMOJI TITLE`, `count ID TIMES`, `end ID EMOJI [now]`, `list`,
/// `follow`.
@main
struct ParcelApp {
    static func main() async throws {
        let words = Array(CommandLine.arguments.dropFirst())
        setvbuf(stdout, nil, _IOLBF, 0)
        switch words[0] {
        case "begin":
            let staleDate = words.count > 3 ? Date() + (Double(words[3]) ?? 0) : nil
            let activity = try Activity.request(
                attributes: ParcelWidgetAttributes(name: words[1]),
                content: Content(state: .init(emoji: words[2]), staleDate: staleDate))
            print(activity.id)
        case "update": await activity(words[1])?.update(content(words[2]))
        case "alert":
            let alert = AlertConfiguration(title: "Parcel", body: "It is \(words[3])", sound: .default)
            await activity(words[1])?.update(content(words[2]), alertConfiguration: alert)
        case "count":
            for number in 1...(Int(words[2]) ?? 1) { await activity(words[1])?.update(content("\(number)")) }
        case "end":
            await activity(words[1])?.end(content(words[2]), dismissalPolicy: words.count > 3 ? .immediate : .default)
        case "list":
            for activity in Activity<ParcelWidgetAttributes>.activities {
                print(activity.attributes.name, activity.content.state.emoji, activity.activityState)
            }
        default: await follow()
        }
    }

    static func content(_ emoji: String) -> Content { Content(state: .init(emoji: emoji), staleDate: nil) }

    static func activity(_ id: String) -> Activity<ParcelWidgetAttributes>? {
        Activity<ParcelWidgetAttributes>.activities.first { $0.id == id }
    }

    /// Prints what becomes of the first activity, until it is gone.
    static func follow() async {
        for await activity in Activity<ParcelWidgetAttributes>.activityUpdates {
            print("found", activity.attributes.name)
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await content in activity.contentUpdates { print("content", content.state.emoji) }
                }
                group.addTask {
                    for await state in activity.activityStateUpdates { print("state", state) }
                }
            }
            return
        }
    }
}
