import SwiftUI
import WidgetKit

@main
struct CharacterDetailWidget: Widget {
    let kind: String = "CharacterDetail"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: kind,
            intent: SelectCharacterIntent.self,
            provider: CharacterDetailProvider()
        ) { entry in
            CharacterDetailView(entry: entry)
        }
        .configurationDisplayName("Character Details")
        .description("Displays a character's health and other details")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct CharacterDetailView: View {
    let entry: CharacterDetailEntry

    @Environment(\.widgetFamily) private var family

    var body: some View {
        content
            .minimumScaleFactor(0.3)
            .containerBackground(.fill.tertiary, for: .widget)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall:
            VStack(alignment: .leading, spacing: 6) {
                Text(entry.detail.avatar)
                    .font(.largeTitle)
                    .accessibilityHidden(true)
                Text(entry.detail.id)
                    .font(.headline)
                    .lineLimit(1)
                HealthBar(level: entry.detail.healthLevel)
            }
        default:
            HStack(spacing: 16) {
                Text(entry.detail.avatar)
                    .font(.system(size: 60))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 6) {
                    Text(entry.detail.id)
                        .font(.title2)
                        .bold()
                        .lineLimit(1)
                    Text(entry.detail.heroType)
                        .font(.subheadline)
                        .foregroundStyle(.primary.opacity(0.75))
                    HealthBar(level: entry.detail.healthLevel)
                    if family == .systemLarge {
                        Spacer()
                        Label("Long press to choose another hero", systemImage: "hand.tap")
                            .font(.footnote)
                            .foregroundStyle(.primary.opacity(0.75))
                    }
                }
            }
        }
    }
}

struct HealthBar: View {
    let level: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ProgressView(value: level)
                .tint(level < 0.25 ? .red : .green)
                .accessibilityHidden(true)
            Text("Health \(Int(level * 100)) %")
                .font(.caption)
                .lineLimit(1)
        }
    }
}
