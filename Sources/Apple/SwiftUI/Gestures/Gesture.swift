/// A gesture, which has no effect in a widget: only links, buttons and toggles react to taps.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    /// The same gesture: nothing is ever called.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    /// The same gesture: nothing is ever called.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

    /// The same gesture: the state keeps its initial value.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }

    /// Both gestures.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> PairGesture<Self, Other> { .init() }
    /// One gesture after the other.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> PairGesture<Self, Other> { .init() }
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> PairGesture<Self, Other> { .init() }
}

/// Two gestures.
nonisolated public struct PairGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Value = (first: First.Value?, second: Second.Value?)
}

/// A value that lasts as long as a gesture; here it keeps its initial value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(initialValue: Value) { wrappedValue = initialValue }

    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

/// Which gestures of a view count.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none = GestureMask([])
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)
}

nonisolated extension View {
    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { withoutEffect() }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        withoutEffect()
    }

    /// Has no effect: in a widget only links, buttons and toggles react to taps.
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
        withoutEffect()
    }
}
