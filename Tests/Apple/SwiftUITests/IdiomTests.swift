import Foundation
import SwiftUI
import Testing

// Source as found in widgets for iOS: above all, it must compile unchanged.

extension Color {
    init(hex: UInt) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: 1)
    }

    static let brand = Color(hex: 0x336699)
}

extension LinearGradient {
    init(_ colors: Color...) {
        self.init(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension View {
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    func widgetBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { backgroundView }
        } else {
            return background(backgroundView)
        }
    }

    func card() -> some View { modifier(CardModifier(radius: 12)) }
}

struct CardModifier: ViewModifier {
    let radius: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(8)
            .background(RoundedRectangle(cornerRadius: radius, style: .continuous).fill(Color.brand))
            .overlay(RoundedRectangle(cornerRadius: radius).stroke(Color.white.opacity(0.2), lineWidth: 1))
    }
}

struct RingStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 6)
            Circle()
                .trim(from: 0, to: configuration.value)
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [.red, .orange]), center: .center),
                    style: StrokeStyle(lineWidth: 6, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
    }
}

enum Weather: String, CaseIterable, Identifiable {
    case sun, rain, snow
    var id: Self { self }

    var symbol: Image {
        switch self {
        case .sun: Image(systemName: "sun.max.fill")
        case .rain: Image(systemName: "cloud.rain.fill")
        case .snow: Image(systemName: "snowflake")
        }
    }
}

struct StatRow<Content: View>: View {
    let title: LocalizedStringKey
    let value: Double?
    @ViewBuilder let content: () -> Content

    init(_ title: LocalizedStringKey, value: Double? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.value = value
        self.content = content
    }

    private var formatted: String { value.map { String(format: "%.1f", $0) } ?? "--" }

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(title).foregroundColor(.secondary)
            Spacer(minLength: 0)
            Text(formatted).font(.system(.body, design: .rounded).monospacedDigit()).fontWeight(.semibold)
            content()
        }
        .lineLimit(1)
    }
}

struct BusyView: View {
    let items = ["a", "b", "c"]
    let date = Date(timeIntervalSince1970: 0)
    let progress: Double = 0.4
    var weather: Weather? = .rain

    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.colorScheme) var colorScheme
    @State private var isOn = false
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 10

    private var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 4), count: 2) }

    private var header: some View {
        HStack {
            if let weather {
                weather.symbol.symbolRenderingMode(.multicolor).imageScale(.large)
            }
            Text("Today").font(.caption).textCase(.uppercase).kerning(1.2)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Weather"))
    }

    @ViewBuilder private func row(_ index: Int) -> some View {
        let isLast = index == items.count - 1
        StatRow("Row \(index + 1)", value: Double(index)) {
            Image(systemName: isLast ? "checkmark" : "circle")
                .foregroundStyle(isLast ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        }
        if !isLast { Divider() }
    }

    var body: some View {
        let title = "Busy"
        return VStack(alignment: .leading, spacing: nil) {
            header
            Text(title) + Text(" ") + Text(date, style: .date).bold()
            ForEach(items.indices, id: \.self) { index in row(index) }
            ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in
                Text("\(index). \(item)").if(index == 0) { $0.bold() }
            }
            ForEach(Weather.allCases) { $0.symbol }
            LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
                ForEach(items, id: \.self) { Text($0).card() }
            }
            Gauge(value: progress, in: 0...1) {
                Text("P")
            } currentValueLabel: {
                Text(progress.formatted(.percent))
            }
            .gaugeStyle(RingStyle())
            ProgressView(value: progress, total: 1) { Text("Label") }
                .progressViewStyle(.linear)
                .tint(Color.brand)
            ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.quaternary)
                    Capsule().fill(LinearGradient(.blue, .green)).frame(width: proxy.size.width * progress)
                }
            }
            .frame(height: size)
            switch weather {
            case .sun?: Text("Sun")
            case .some(let other): Text(other.rawValue.capitalized)
            case nil: EmptyView()
            }
            if redactionReasons.contains(.placeholder) { Text("…") } else { Text(verbatim: "done") }
            Text("Updated \(date.formatted(date: .omitted, time: .shortened))", comment: "when")
                .font(.caption2.weight(.medium))
                .foregroundStyle(.secondary.opacity(0.8))
                .minimumScaleFactor(0.7)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        .padding([.horizontal, .bottom])
        .foregroundStyle(colorScheme == .dark ? .white : .black)
        .shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
        .widgetBackground(LinearGradient(Color.brand, .black).opacity(0.5))
        .widgetURL(URL(string: "busy://open"))
    }
}

struct ClassesView: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.controlSize) private var controlSize
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        Text(verbatim: "\(sizeCategory >= .accessibilityMedium) \(scenePhase) \(controlSize) \(horizontalSizeClass!)")
    }
}

struct BusyPreviews: PreviewProvider {
    static var previews: some View {
        BusyView()
            .previewLayout(.fixed(width: 100, height: 100))
            .previewDisplayName("Busy")
            .environment(\.locale, .init(identifier: "de"))
            .preferredColorScheme(.dark)
            .dynamicTypeSize(.large ... .xxxLarge)
    }
}

@MainActor struct IdiomTests {
    @Test func `A realistic view of an iOS widget becomes a scene`() {
        let result = evaluate(BusyView(), in: EnvironmentValues())
        let words = result.scene.root.sketch()
        for part in [
            "target busy://open", "effect shadow", "padding 0 usual usual usual", "image cloud.rain.fill",
            "'TODAY' 12", "| date-date 17/600", "'Row 3'", "'2.0' 17/600 rounded even",
            "'0. a' 17/600", "grid of [2, 1]", "surface trimmed(", "'40%'", "gauge progress 0.4",
            "frame 50.4 by any", "'Rain'", "'done'", "shrinking 0.7",
        ] {
            #expect(words.contains(part), "\(part) is not in:\n\(words)")
        }
        #expect(result.usesColorScheme)
        #expect(result.scene.background != nil)
        #expect(result.scene.url == "busy://open")
    }

    @Test func `Labelled content shows its label, unless labels are hidden`() {
        let view = LabeledContent("Count", value: 3, format: .number)
        #expect(
            sketch(view) == """
                horizontal center
                  text 'Count' 17 primary
                  spacer
                  text '3' 17 secondary
                """)
        #expect(sketch(view.labelsHidden()) == "text '3' 17 secondary")
        #expect(!sketch(Toggle("On", isOn: .constant(true)).labelsHidden()).contains("text"))
        #expect(!sketch(ProgressView("Going", value: 0.5).labelsHidden()).contains("text"))
    }

    @Test func `An unavailable content view explains itself`() {
        let description = "Add one in the app."
        let words = sketch(
            ContentUnavailableView("No tasks", systemImage: "tray", description: Text(description)))
        for part in ["image tray 34 secondary", "'No tasks' 22/700", "'Add one in the app.' 15 secondary"] {
            #expect(words.contains(part), "\(part) is not in:\n\(words)")
        }
        #expect(
            sketch(
                ContentUnavailableView {
                    Text("None")
                } actions: {
                    Text("Go")
                }
            ).contains("'Go'"))
    }

    @Test func `A widget's environment is that of a phone in the background`() {
        #expect(sketch(ClassesView()) == "text 'false background regular compact' 17 primary")
        let changed = ClassesView().dynamicTypeSize(.accessibility1).controlSize(.mini)
        #expect(sketch(changed).contains("'true background mini"))
    }

    @Test func `Previews are evaluated like any view`() {
        #expect(sketch(BusyPreviews.previews).contains("#FFFFFF"))
    }
}
