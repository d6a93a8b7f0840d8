import SwiftUI
import Testing

struct StatusEntry {
    var userLoggedIn = true
    var needToSelectVehicle = false
    var vehicleStatus = "Moving"
    var vehicleSpeed = 41.6
    var customAddressIcon = 1
}

struct VehicleStatusView: View {
    let basicStatus: String
    let customAddressIcon: Int
    let speed: Int

    var body: some View {
        Label("\(basicStatus), \(speed) km/h", systemImage: "car.fill")
    }
}

struct StatusWidgetEntryView: View {
    var entry: StatusEntry

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
                        }
                    }
                }
            }
        }
    }
}

@MainActor struct StatusWidgetTests {
    @Test func `Without a login the widget asks for one, on a faint fill`() {
        let view = StatusWidgetEntryView(entry: StatusEntry(userLoggedIn: false))
            .containerBackground(.fill.tertiary, for: .widget)
        let scene = evaluate(view, in: EnvironmentValues()).scene
        #expect(scene.root.sketch() == "text 'Please login to view your vehicle status' 17 primary")
        #expect(scene.background?.sketch() == "surface rectangle fill #7676801F/#7676803D")
    }

    @Test func `Without a vehicle the widget says how to choose one`() {
        #expect(
            sketch(StatusWidgetEntryView(entry: StatusEntry(needToSelectVehicle: true))) == """
                vertical center
                  padding 0 0 5 0
                    text 'Please select your vehicle' 17 primary
                  text 'Long press this widget and tap on 'Edit Widget'' 17 primary center
                """)
    }

    @Test func `A vehicle's status is shown with a symbol`() {
        #expect(
            sketch(StatusWidgetEntryView(entry: StatusEntry())) == """
                vertical leading-center
                  horizontal center-top
                    horizontal center-firstTextBaseline 8
                      image car.fill 17 primary
                      text 'Moving, 42 km/h' 17 primary
                """)
    }

    @Test func `An unsupported family shows nothing`() {
        var values = EnvironmentValues()
        values.widgetFamily = .systemSmall
        #expect(sketch(StatusWidgetEntryView(entry: StatusEntry()), in: values) == "vertical center")
    }
}
