@_exported public import Foundation

public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative if it is unknown.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative if it is unknown.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north; negative if it is unknown.
public typealias CLLocationDirection = Double

/// A place on Earth. As on iOS it is not `Equatable`, so that source may say when two are equal.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time, with how well it is known.
public final class CLLocation: NSObject, Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// No place: its accuracy is negative.
    public override convenience init() {
        self.init(
            coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1,
            timestamp: Date())
    }

    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "timestamp") else { return nil }
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")),
            altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
            verticalAccuracy: number("verticalAccuracy"), course: number("course"), speed: number("speed"),
            timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
    }

    /// The way along a sphere of Earth's mean radius, by the haversine formula: up to half a percent from Apple's.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: CLLocationDegrees) -> Double { degrees * .pi / 180 }
        func haversine(_ angle: Double) -> Double { pow(sin(angle / 2), 2) }
        let (here, there) = (coordinate, location.coordinate)
        let along = haversine(radians(there.longitude - here.longitude))
        let squared =
            haversine(radians(there.latitude - here.latitude))
            + cos(radians(here.latitude)) * cos(radians(there.latitude)) * along
        return 2 * 6_371_008.8 * asin(min(sqrt(squared), 1))
    }

    public override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ ", coordinate.latitude,
            coordinate.longitude, horizontalAccuracy, speed, course) + "\(timestamp)"
    }
}
