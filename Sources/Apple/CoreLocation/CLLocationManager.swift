public import Foundation

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
public let kCLDistanceFilterNone: CLLocationDistance = -1

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// A manager that is always denied the machine's location, and tells its delegate so on the main queue.
public final class CLLocationManager: NSObject {
    public weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { call { $0.locationManagerDidChangeAuthorization($1) } }
    }

    public var desiredAccuracy = kCLLocationAccuracyBest
    public var distanceFilter = kCLDistanceFilterNone
    public var activityType = CLActivityType.other
    public var pausesLocationUpdatesAutomatically = true
    public var showsBackgroundLocationIndicator = false
    public var allowsBackgroundLocationUpdates = false

    public static func locationServicesEnabled() -> Bool { false }
    public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
    public static func headingAvailable() -> Bool { false }
    public static func authorizationStatus() -> CLAuthorizationStatus { .denied }

    public var authorizationStatus: CLAuthorizationStatus { .denied }
    public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    public var isAuthorizedForWidgetUpdates: Bool { false }
    public var location: CLLocation? { nil }

    /// Asks nobody, as on iOS when the answer is known.
    public func requestWhenInUseAuthorization() {}
    /// Asks nobody, as on iOS when the answer is known.
    public func requestAlwaysAuthorization() {}

    public func requestLocation() { fail() }
    public func startUpdatingLocation() { fail() }
    public func stopUpdatingLocation() {}
    public func startMonitoringSignificantLocationChanges() { fail() }
    public func stopMonitoringSignificantLocationChanges() {}

    private func fail() {
        _ = note
        call { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }

    private func call(_ body: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        onMain { [weak self] in
            guard let self, let delegate else { return }
            body(delegate, self)
        }
    }
}

/// Receives the events of a location manager. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called only if the method above is not implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
}

/// Calls back later on the main queue, as iOS does for a manager that was made there.
func onMain(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
}

/// Says once, in the program's log, why nothing is found.
let note: Void = FileHandle.standardError.write(
    Data("CoreLocation: a machine's location is not known on Linux, so requests for it are denied.\n".utf8))
