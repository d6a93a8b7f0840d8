public import Foundation
package import WidgetArchive

/// Room that takes what is left.
nonisolated public struct Spacer: View, Primitive, Sendable {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor package func nodes(in context: Context) -> [Node] {
        [.spacer(.init(minimum: minLength.map { Double($0) }))]
    }
}
