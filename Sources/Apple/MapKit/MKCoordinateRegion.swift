@_exported public import CoreLocation
public import Foundation
@_exported public import UIKit

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
        self.center = center
        self.span = span
    }

    /// A region as many metres high and wide.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // A degree of latitude is 111 km everywhere, and one of longitude at the equator.
        let degree = 111_194.93
        let shrunk = max(cos(center.latitude * .pi / 180), 1e-9)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: min(longitudinalMeters / degree / shrunk, 360)))
    }
}

public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }
}

public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }
}

public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        self.origin = origin
        self.size = size
    }
}

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// An error of a map.
public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }
    public static var serverFailure: Code { .serverFailure }
    public static var unknown: Code { .unknown }
}

/// Would draw a map into a picture. Each fails as if Apple's servers were down: let the app draw it into a file of its
/// group.
open class MKMapSnapshotter: NSObject {
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect()
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 2
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var traitCollection = UITraitCollection()
    }

    /// A picture of a map, of which none is made.
    open class Snapshot: NSObject {
        public let image: UIImage

        init(image: UIImage) { self.image = image }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    open var isLoading: Bool { false }

    public override init() {}
    public init(options: Options) {}

    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let completionHandler = completionHandler
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }

    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}
