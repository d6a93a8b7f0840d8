// The animations of symbols. A picture shows a symbol at rest.

nonisolated public protocol SymbolEffect: Sendable {}
/// Runs once for each new value.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}
/// Runs as long as it is asked for.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// Runs when a symbol comes or goes.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}
/// Runs when a symbol becomes another.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var cumulative: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
}

nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: Self { Self() }
}
nonisolated extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
nonisolated extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
nonisolated extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { Self() }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }

/// How fast a symbol is animated, and how often.
nonisolated public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

    public var repeating: Self { self }
    public var nonRepeating: Self { self }
    public func `repeat`(_ count: Int?) -> Self { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }

    public struct RepeatBehavior: Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

/// None of it has an effect in a picture.
nonisolated extension View {
    public func symbolEffect(
        _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        withoutEffect()
    }

    public func symbolEffect(
        _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View {
        withoutEffect()
    }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { withoutEffect() }
}
