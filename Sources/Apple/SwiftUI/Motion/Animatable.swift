public import Foundation

/// Something whose data may move between two states. Here it shows the last one.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A modifier whose data may move, as before iOS 15.
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
    public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first + other.first, one.second + other.second)
    }

    public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first - other.first, one.second - other.second)
    }

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
