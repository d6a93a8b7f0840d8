public import Foundation
package import WidgetArchive

/// A flexible space.
nonisolated public struct Spacer: View, Primitive, Sendable {
    /// The minimum length; nil for the default spacing.
    public var minLength: CGFloat?

    /// A flexible space of at least a minimum length.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [.spacer(.init(minimum: minLength.map { Double($0) }))]
    }
}
