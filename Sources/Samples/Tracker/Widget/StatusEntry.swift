import SwiftUI
import WidgetKit

struct StatusEntry: TimelineEntry, Codable {
    // The date from which the widget shows this
    let date: Date

    // When the widget is going to be reloaded, shown for debugging
    var nextUpdateDate: Date

    // Vehicle Info
    let vehicleId: Int
    let vehicleRegistration: String
    let vehicleStatus: String
    let vehicleSpeed: Double
    let vehicleLocation: String
    let customAddressIcon: Int
    let rtcDate: Date?
    let alias: String

    // Account Info
    let userLoggedIn: Bool
    let needToSelectVehicle: Bool
}

extension StatusEntry {
    /// Data when the user is logged in but has selected no vehicle yet
    static func loggedInNeedToSelectVehiclePlaceholder() -> StatusEntry {
        StatusEntry(
            date: Date(),
            nextUpdateDate: Date(),
            vehicleId: 1,
            vehicleRegistration: "",
            vehicleStatus: "",
            vehicleSpeed: 0.0,
            vehicleLocation: "",
            customAddressIcon: 1,
            rtcDate: Date(),
            alias: "",
            userLoggedIn: true,
            needToSelectVehicle: true)
    }

    /// Data when the user is logged out
    static func loggedOutPlaceholder() -> StatusEntry {
        StatusEntry(
            date: Date(),
            nextUpdateDate: Date(),
            vehicleId: 1,
            vehicleRegistration: "",
            vehicleStatus: "",
            vehicleSpeed: 0.0,
            vehicleLocation: "",
            customAddressIcon: 1,
            rtcDate: Date(),
            alias: "",
            userLoggedIn: false,
            needToSelectVehicle: false)
    }

    /// Data while the widget has none and is busy loading it
    static func placeholder() -> StatusEntry {
        StatusEntry(
            date: Date(),
            nextUpdateDate: Date(),
            vehicleId: 1,
            vehicleRegistration: "Loading...",
            vehicleStatus: "Loading...",
            vehicleSpeed: 0.0,
            vehicleLocation: "Loading...",
            customAddressIcon: 1,
            rtcDate: Date(),
            alias: "",
            userLoggedIn: true,
            needToSelectVehicle: false)
    }

    /// Data for the widget preview in the gallery
    static func galleryPlaceHolder() -> StatusEntry {
        StatusEntry(
            date: Date(),
            nextUpdateDate: Date(),
            vehicleId: 1,
            vehicleRegistration: "AABBCCGP",
            vehicleStatus: "Moving",
            vehicleSpeed: 40.0,
            vehicleLocation: "Street address",
            customAddressIcon: 1,
            rtcDate: Date(),
            alias: "",
            userLoggedIn: true,
            needToSelectVehicle: false)
    }

    /// Actual data for the widget to display
    static func entry(vehicleStatus: VehicleStatus, vehicleResponse: VehicleResponse? = nil) -> StatusEntry {
        StatusEntry(
            date: Date(),
            nextUpdateDate: Date(),
            vehicleId: vehicleStatus.vehicleId,
            vehicleRegistration: vehicleResponse?.registration ?? "",
            vehicleStatus: vehicleStatus.vehicleBasicStatus,
            vehicleSpeed: vehicleStatus.motion?.speed ?? 0.0,
            vehicleLocation: vehicleStatus.address?.addressString ?? "",
            customAddressIcon: 1,
            rtcDate: vehicleStatus.lastUpdatedAt,
            alias: vehicleResponse?.alias ?? "",
            userLoggedIn: true,
            needToSelectVehicle: false)
    }
}
