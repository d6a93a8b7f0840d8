import SwiftUI
import WidgetKit

struct StatusWidgetEntryView: View {
    var entry: StatusWidgetProvider.Entry

    @Environment(\.widgetFamily) private var widgetFamily

    var body: some View {
        Group {
            if widgetFamily == .systemMedium {
                if !entry.userLoggedIn {
                    Text("Please login to view your vehicle status")
                } else if entry.needToSelectVehicle {
                    VStack(alignment: .center) {
                        Text("Please select your vehicle")
                            .padding(.bottom, 5)
                        Text("Long press this widget and tap on 'Edit Widget'")
                            .multilineTextAlignment(.center)
                    }
                } else {
                    VStack(alignment: .leading) {
                        HStack(alignment: .top) {
                            VehicleStatusView(
                                basicStatus: entry.vehicleStatus,
                                customAddressIcon: entry.customAddressIcon,
                                speed: Int(round(entry.vehicleSpeed)))
                            VStack(alignment: .leading) {
                                Text(entry.alias.isEmpty ? entry.vehicleRegistration : entry.alias)
                                    .font(.headline)
                                Text(entry.vehicleRegistration)
                                    .font(.caption)
                                    .foregroundStyle(.secondary)
                            }
                            Spacer()
                        }
                        Spacer()
                        Label(entry.vehicleLocation, systemImage: "mappin.and.ellipse")
                            .font(.subheadline)
                            .lineLimit(2)
                        HStack {
                            Text("Updated")
                            Text(entry.date, style: .time)
                            Spacer()
                            Text("Next")
                            Text(entry.nextUpdateDate, style: .time)
                        }
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

struct VehicleStatusView: View {
    let basicStatus: String
    let customAddressIcon: Int
    let speed: Int

    private var symbol: String {
        switch basicStatus {
        case "Moving": "car.fill"
        case "Idling": "car"
        case "IgnitionOff": "parkingsign.circle"
        default: "questionmark.circle"
        }
    }

    private var color: Color {
        switch basicStatus {
        case "Moving": .green
        case "Idling": .orange
        default: .gray
        }
    }

    var body: some View {
        VStack {
            Image(systemName: symbol)
                .font(.title)
                .foregroundStyle(color)
            if basicStatus == "Moving" {
                Text("\(speed) km/h")
                    .font(.caption)
            } else {
                Text(basicStatus)
                    .font(.caption)
            }
        }
    }
}
