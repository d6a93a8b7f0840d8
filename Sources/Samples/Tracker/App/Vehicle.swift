import Foundation

struct Vehicles: Decodable {
    let value: [VehicleResponse]
}

struct VehicleResponse: Decodable {
    let id: Int
    let registration: String
    let alias: String
}

struct VehicleStatus: Decodable {
    let vehicleId: Int
    let vehicleBasicStatus: String
    let motion: Motion?
    let address: Address?
    let lastUpdatedAt: Date?

    struct Motion: Decodable {
        let speed: Double
    }

    struct Address: Decodable {
        let addressString: String
    }
}
