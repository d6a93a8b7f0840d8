public import SwiftUI

/// A map, which a widget shows as little on iOS: in its place is the mark of a view that it cannot show.
nonisolated public struct Map<Content>: View, AppOnlyView {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == Never {}

    public init<Items: RandomAccessCollection, Item: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Item
    ) where Items.Element: Identifiable, Content == Never {}

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
    ) {}

    public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all)
    where Content == Never {}

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
    ) {}

    public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all)
    where Content == Never {}
}

nonisolated extension View {
    public func mapStyle(_ mapStyle: MapStyle) -> some View { withoutEffect() }
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { withoutEffect() }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { withoutEffect() }
}

/// How people move a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

public enum MapUserTrackingMode: Sendable {
    case none, follow
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Sendable {
    public private(set) var region: MKCoordinateRegion?

    public static let automatic = MapCameraPosition()
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .automatic }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { .automatic }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
}

public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

public struct MapStyle: Sendable {
    public static let standard = MapStyle()
    public static let hybrid = MapStyle()
    public static let imagery = MapStyle()
}

// MARK: Places on a map

nonisolated public protocol MapContent {}

/// An annotation as iOS 14 knew it.
nonisolated public protocol MapAnnotationProtocol {}

nonisolated public struct MapMarker: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

nonisolated public struct MapPin: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}

nonisolated public struct Marker: MapContent {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {}

    public func tint(_ tint: Color?) -> Marker { self }
}

nonisolated public struct Annotation<Content: View>: MapContent {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}

nonisolated public struct UserAnnotation: MapContent {
    public init() {}
}

nonisolated public struct MapPolyline: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> MapPolyline { self }
}

nonisolated public struct MapCircle: MapContent {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public func foregroundStyle(_ style: some ShapeStyle) -> MapCircle { self }
}

extension ForEach: MapContent {
    nonisolated public init<C>(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> C)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == MapParts {
        self.init(data) { _ in MapParts() }
    }
}

/// Several places on a map.
nonisolated public struct MapParts: MapContent, View, AppOnlyView {}

@resultBuilder nonisolated public enum MapContentBuilder {
    public static func buildBlock(_ parts: any MapContent...) -> MapParts { MapParts() }
    public static func buildOptional(_ part: MapParts?) -> MapParts { MapParts() }
    public static func buildEither(first: MapParts) -> MapParts { first }
    public static func buildEither(second: MapParts) -> MapParts { second }
    public static func buildLimitedAvailability(_ part: MapParts) -> MapParts { part }
}
