public import Foundation

/// Views for a developer to look at; a widget program does not use them.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// Where a preview is shown.
public protocol PreviewContext {}

extension View {
    nonisolated public func previewContext(_ value: some PreviewContext) -> some View { self }

    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview imitates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
