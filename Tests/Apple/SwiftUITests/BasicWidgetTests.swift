import SwiftUI
import Testing

extension UserDefaults {

    static var groupShared: UserDefaults {
        let appID = "group.sample.alstn38.practice"
        return UserDefaults(suiteName: appID)!
    }
}

struct SimpleEntry {
    let date = Date(timeIntervalSince1970: 0)
    let emoji = "😀"
}

// EntryView: 실제 위젯에 대한 뷰 담당
struct BasicWidgetEntryView: View {
    var entry: SimpleEntry

    var body: some View {
        VStack {
            Text(UserDefaults(suiteName: "group.sample.alstn38.practice")?.string(forKey: "SampleName") ?? "없음")
                .font(.title)
            Text(entry.date, style: .time)

            Text("Emoji: \(Int.random(in: 1...1))")
            Text(entry.emoji)
        }
    }
}

struct BasicWidgetContent: View {
    let entry: SimpleEntry

    var body: some View {
        if #available(iOS 17.0, *) {
            BasicWidgetEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        } else {
            BasicWidgetEntryView(entry: entry)
                .padding()
                .background()
        }
    }
}

@MainActor struct BasicWidgetTests {
    @Test func `A file that imports SwiftUI alone has the defaults of groups`() {
        #expect(String(reflecting: UserDefaults.self) == "AppGroups.UserDefaults")
    }

    @Test func `A widget shows its group's values`() {
        let name = UserDefaults.groupShared.string(forKey: "SampleName") ?? "없음"
        #expect(
            sketch(BasicWidgetContent(entry: SimpleEntry())) == """
                vertical center
                  text '\(name)' 28 primary
                  text date-time 17 primary
                  text 'Emoji: 1' 17 primary
                  text '😀' 17 primary
                """)
    }
}
