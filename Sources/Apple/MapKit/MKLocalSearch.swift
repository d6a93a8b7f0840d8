public import CoreLocation
public import Foundation

/// A place on a map.
open class MKPlacemark: CLPlacemark {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }

    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

open class MKMapItem: NSObject {
    open private(set) var placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?

    public init(placemark: MKPlacemark) { self.placemark = placemark }

    public class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }

    /// Always false: there is no Maps app.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A search for places, which fails as one without a network does.
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()

        public override init() {}

        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }

    open class Response: NSObject {
        open private(set) var mapItems: [MKMapItem] = []
        open private(set) var boundingRegion = MKCoordinateRegion()
    }

    open var isSearching: Bool { false }

    public init(request: Request) {}

    public init(request: MKLocalPointsOfInterestRequest) {}

    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, CLError(.network)) }

    open func start() async throws -> Response { throw CLError(.network) }

    open func cancel() {}
}

open class MKLocalPointsOfInterestRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }
}

/// Completes the name of a place, which fails as without a network.
open class MKLocalSearchCompleter: NSObject {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var isSearching: Bool { false }
    open private(set) var results: [MKLocalSearchCompletion] = []

    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
    }

    open var queryFragment = "" {
        didSet { if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: CLError(.network)) } }
    }

    public override init() {}

    open func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKLocalSearchCompletion: NSObject {
    public let title: String
    public let subtitle: String

    init(title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
    }
}

extension MKLocalSearch.Request {
    public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
}
