public import Foundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder whose every request fails as if there were no network.
public final class CLGeocoder: NSObject {
    public var isGeocoding: Bool { false }

    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    public func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail(completionHandler)
    }

    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw failure()
    }

    public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw failure() }

    public func cancelGeocode() {}

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        let failure = failure()
        onMain { handler(nil, failure) }
    }

    private func failure() -> CLError {
        _ = note
        return CLError(.network)
    }
}

/// The names of a place. No request here yields one.
open class CLPlacemark: NSObject {
    package override init() {}

    public init(placemark: CLPlacemark) {}

    open var location: CLLocation? { nil }
    public var timeZone: TimeZone? { nil }
    public var name: String? { nil }
    public var thoroughfare: String? { nil }
    public var subThoroughfare: String? { nil }
    public var locality: String? { nil }
    public var subLocality: String? { nil }
    public var administrativeArea: String? { nil }
    public var subAdministrativeArea: String? { nil }
    public var postalCode: String? { nil }
    public var isoCountryCode: String? { nil }
    public var country: String? { nil }
    public var inlandWater: String? { nil }
    public var ocean: String? { nil }
    public var areasOfInterest: [String]? { nil }
}
