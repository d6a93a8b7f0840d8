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
