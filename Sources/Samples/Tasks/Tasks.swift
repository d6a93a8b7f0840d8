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

    private var open: Int { TaskList.tasks.filter { !TaskList.done.contains($0) }.count }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("To do").font(.headline).accessibilityAddTraits(.isHeader)
                Spacer()
                Text("\(open)").font(.headline).foregroundStyle(.tint).accessibilityLabel("\(open) open")
            }
            ForEach(TaskList.tasks.prefix(family == .systemLarge ? 9 : 3), id: \.self) { task in
                let isDone = TaskList.done.contains(task)
                Button(intent: TickIntent(task)) {
                    Label {
                        Text(task).strikethrough(isDone).lineLimit(1)
                    } icon: {
                        Image(systemName: isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
                    }
                    .font(.subheadline)
                    .foregroundStyle(isDone ? .secondary : .primary)
                }
                .buttonStyle(.plain)
                .accessibilityValue(isDone ? "done" : "")
            }
            Spacer(minLength: 0)
        }
        .tint(.green)
        .containerBackground(.background, for: .widget)
    }
}
