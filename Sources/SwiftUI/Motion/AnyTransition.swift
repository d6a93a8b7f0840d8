/// How a view comes and goes; here, at once.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

    public func combined(with other: AnyTransition) -> AnyTransition { self }

    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How what a view shows passes into something else; here, at once.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let symbolEffect = ContentTransition()

    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
