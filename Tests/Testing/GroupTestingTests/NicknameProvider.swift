import AppGroups
import SwiftUI
import WidgetKit

struct NicknameEntry: TimelineEntry {
    let date: Date
    let name: String
}

/// Shows a nickname now, and in an hour how long it has been so.
struct NicknameProvider: TimelineProvider {
    var start = Date(timeIntervalSinceReferenceDate: 8e8)
    var forgetsToAnswer = false

    func placeholder(in context: Context) -> NicknameEntry { NicknameEntry(date: start, name: "Name") }

    func getSnapshot(in context: Context, completion: @escaping (NicknameEntry) -> Void) {
        completion(NicknameEntry(date: start, name: "\(context.family) \(context.isPreview)"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NicknameEntry>) -> Void) {
        if forgetsToAnswer { return }
        let name = AppGroups.UserDefaults(suiteName: "group.test")?.string(forKey: "name") ?? "nobody"
        let entries = [
            NicknameEntry(date: start + 3_600, name: "still \(name)"), NicknameEntry(date: start, name: name),
        ]
        completion(Timeline(entries: entries, policy: .after(start + 5_400)))
    }
}

struct NicknameView: View {
    let entry: NicknameEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var colorScheme
    @State private var isOpen = true
    @AppStorage("greeting", store: AppGroups.UserDefaults(suiteName: "group.test")) private var greeting = "Hello"

    var body: some View {
        HStack {
            Image(systemName: colorScheme == .dark ? "moon" : "sun.max")
            VStack {
                Text(entry.name).padding().accessibilityIdentifier("name")
                Text(entry.date, style: .relative)
                Text(isOpen ? greeting : "")
                if family == .systemMedium {
                    Spacer()
                    Link("Open", destination: URL(string: "app://open")!)
                }
            }
            ProgressView(value: 0.5)
        }
        .widgetURL(URL(string: "app://all"))
    }
}
