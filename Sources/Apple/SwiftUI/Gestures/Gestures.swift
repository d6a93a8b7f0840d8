public import Foundation

/// One tap or several.
nonisolated public struct TapGesture: Gesture {
    public typealias Value = Void

    /// How many taps.
    public var count: Int

    public init(count: Int = 1) { self.count = count }
}

/// One tap or several, and where.
nonisolated public struct SpatialTapGesture: Gesture {
    /// Where it was tapped.
    public struct Value: Equatable, Sendable {
        /// The place.
        public var location: CGPoint
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A touch that stays.
nonisolated public struct LongPressGesture: Gesture {
    public typealias Value = Bool

    /// How long it must stay.
    public var minimumDuration: Double
    /// How far it may move.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A touch that moves.
nonisolated public struct DragGesture: Gesture {
    /// Where a touch is, and how it came there.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Where.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How fast it moves.
        public var velocity: CGSize = .zero

        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would end.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would come.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// How far it must move.
    public var minimumDistance: CGFloat

    public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }

    /// A touch that moves, in a coordinate space.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.minimumDistance = minimumDistance
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
    }
}

/// Two touches that move apart.
nonisolated public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

nonisolated public struct MagnifyGesture: Gesture {
    /// How far they have moved apart.
    public struct Value: Equatable, Sendable {
        /// By how much.
        public var magnification: CGFloat
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn.
nonisolated public struct RotationGesture: Gesture {
    public typealias Value = Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
