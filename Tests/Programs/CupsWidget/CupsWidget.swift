import AppIntents
import OSLog
import SwiftUI
import WidgetKit
import os

// What the samples do not do: several kinds in one program, buttons and toggles, @AppStorage, a file of the container, the
// colour scheme, the locale, a process of its own, and a crash.

private let group = "group.sample.cups"

@main
struct CupsBundle: WidgetBundle {
    var body: some Widget {
        CupsWidget()
        NoteWidget()
        ReceiptWidget()
    }
}

struct CupsEntry: TimelineEntry {
    let date: Date
}

struct CupsProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupsEntry { CupsEntry(date: Date()) }

    func getSnapshot(in context: Context, completion: @escaping (CupsEntry) -> ()) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CupsEntry>) -> ()) {
        let logger = Logger(subsystem: "com.example.cups", category: "timeline")
        let (owner, guest) = ("Minsu", String?.none)
        logger.log("\(1) entry for \(owner, privacy: .private), \(guest, privacy: .public)")
        os_log(.error, "nothing is wrong")
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct CupsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cups", provider: CupsProvider()) { _ in CupsView() }
            .supportedFamilies([.systemSmall])
    }
}

struct CupsView: View {
    @AppStorage("cups", store: UserDefaults(suiteName: group)) private var cups = 0
    @State private var isSeen = false
    @AppStorage("isMilky", store: UserDefaults(suiteName: group)) private var isMilky = false

    var body: some View {
        VStack {
            Text("\(cups) cups")
            Button(intent: DrinkIntent(count: 2)) { Text("Two more") }
            GeometryReader { _ in
                Toggle("Milk", isOn: isMilky, intent: MilkIntent())
            }
            Button("Shop", intent: ShopIntent())
        }
    }
}

struct DrinkIntent: AppIntent {
    static var title: LocalizedStringResource = "Drink"

    @Parameter(title: "Count", default: 1)
    var count: Int

    init() {}

    init(count: Int) { self.count = count }

    func perform() async throws -> some IntentResult {
        let defaults = UserDefaults(suiteName: group)!
        defaults.set(defaults.integer(forKey: "cups") + count, forKey: "cups")
        return .result()
    }
}

struct MilkIntent: AppIntent {
    static var title: LocalizedStringResource = "Milk"

    func perform() async throws -> some IntentResult {
        let defaults = UserDefaults(suiteName: group)!
        defaults.set(!defaults.bool(forKey: "isMilky"), forKey: "isMilky")
        return .result()
    }
}

struct ShopIntent: AppIntent {
    static var title: LocalizedStringResource = "Shop"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "cups://shop")!))
    }
}

struct NoteWidget: Widget {
    var body: some WidgetConfiguration {
        // A test has two widgets of one kind.
        let kind = ProcessInfo.processInfo.environment["NOTE_KIND"] ?? "Note"
        return StaticConfiguration(kind: kind, provider: CupsProvider()) { _ in NoteView() }
            .supportedFamilies([.systemSmall])
    }
}

/// A process that goes on for long, and who has started it.
private let nap: String = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["1000"]
    try! process.run()
    return "\(process.processIdentifier) was started by \(getpid())"
}()

struct NoteView: View {
    @Environment(\.colorScheme) private var colorScheme

    private var note: String {
        if UserDefaults(suiteName: group)!.bool(forKey: "naps") { return nap }
        let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        let file = container!.appendingPathComponent("note.txt")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? "no note"
    }

    var body: some View {
        if UserDefaults(suiteName: group)!.bool(forKey: "crashes") {
            let _ = print("about to crash")
            let _ = abort()
        }
        Text(note)
            .foregroundStyle(colorScheme == .dark ? .yellow : .blue)
    }
}

struct ReceiptWidget: Widget {
    // Made before the bundle's body is.
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        return formatter
    }()

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Receipt", provider: CupsProvider()) { _ in
            let date = Date(timeIntervalSince1970: 1_750_326_180)
            VStack {
                Text(formatter.string(from: date))
                Text(date, style: .time)
                Text(date.formatted(date: .numeric, time: .omitted))
                Text(12345.67, format: .currency(code: "USD"))
                Text(NumberFormatter.localizedString(from: 0.5, number: .percent))
                Text("\(Locale.current.identifier) \(Locale.autoupdatingCurrent.identifier)")
            }
        }
        .supportedFamilies([.systemMedium])
    }
}
