public import Foundation

/// Previews as they were written before `#Preview`; `groupwidgets previews` draws them.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public protocol PreviewContext {}

nonisolated extension View {
    /// Sets the context of a preview, such as the family of a widget.
    public func previewContext(_ value: some PreviewContext) -> some View {
        PreviewSettingView(content: self) { $0.context = $0.context ?? value }
    }

    public func previewDisplayName(_ value: String?) -> some View {
        PreviewSettingView(content: self) { $0.name = $0.name ?? value }
    }

    /// Sets the size of a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewSettingView(content: self) { $0.layout = $0.layout ?? value }
    }

    /// Sets the device of a preview, which has no effect here.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device, and that of the view.
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview imitates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// A device, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
