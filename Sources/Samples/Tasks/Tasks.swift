import AppIntents
import SwiftUI
import WidgetKit

/// A list of things to do, with buttons that tick them off. A button performs an intent, which changes the value that the widget
/// reads, and so redraws it:
///
///     groupdefaults append -s group.com.example.tasks tasks 'Water the plants'
@main
struct Tasks: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tasks", provider: TasksProvider()) { _ in TasksView() }
            .configurationDisplayName("To do")
            .description("Things to do, and buttons that tick them off.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// The list, in the group that the app and its widget share.
enum TaskList {
    static var group: UserDefaults? { UserDefaults(suiteName: "group.com.example.tasks") }

    static var tasks: [String] { group?.stringArray(forKey: "tasks") ?? ["Tick this off", "Add one by groupdefaults"] }
    static var done: [String] { group?.stringArray(forKey: "done") ?? [] }
}

struct TickIntent: AppIntent {
    static let title: LocalizedStringResource = "Tick off"

    @Parameter(title: "Task") var task: String

    init() {}

    init(_ task: String) {
        self.task = task
    }

    func perform() async throws -> some IntentResult {
        let done = TaskList.done
        TaskList.group?.set(done.contains(task) ? done.filter { $0 != task } : done + [task], forKey: "done")
        return .result()
    }
}

struct TasksEntry: TimelineEntry {
    let date: Date
}

struct TasksProvider: TimelineProvider {
    func placeholder(in context: Context) -> TasksEntry { TasksEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (TasksEntry) -> ()) { completion(TasksEntry(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TasksEntry>) -> ()) {
        completion(Timeline(entries: [TasksEntry(date: .now)], policy: .never))
    }
}

struct TasksView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.dynamicTypeSize) private var size

    private var open: Int { TaskList.tasks.filter { !TaskList.done.contains($0) }.count }

    /// Each is as high as a finger needs, or as large letters do.
    private var most: Int {
        switch family {
        case .systemLarge: size.isAccessibilitySize ? 3 : 6
        default: size.isAccessibilitySize ? 1 : 2
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("To do").accessibilityAddTraits(.isHeader)
                Spacer()
                Text("\(open)").accessibilityLabel("\(open) open")
            }
            .font(.headline)
            .lineLimit(1)
            ForEach(TaskList.tasks.prefix(most), id: \.self) { task in
                let isDone = TaskList.done.contains(task)
                Button(intent: TickIntent(task)) {
                    HStack {
                        Image(systemName: isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
                            .accessibilityHidden(true)
                        Text(task).strikethrough(isDone).opacity(isDone ? 0.75 : 1)
                    }
                    .font(.subheadline)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .contentShape(.rect)
                }
                .buttonStyle(.plain)
                .accessibilityValue(isDone ? "done" : "")
            }
            Spacer(minLength: 0)
        }
        .minimumScaleFactor(0.3)
        .tint(.green)
        .containerBackground(.background, for: .widget)
    }
}
