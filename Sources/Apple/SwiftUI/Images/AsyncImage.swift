public import Foundation

/// A picture to be loaded. A widget does not wait for it and shows a placeholder, as on iOS.
nonisolated public struct AsyncImage<Content: View>: View {
    private let make: (AsyncImagePhase) -> Content

    /// Shows a photo symbol in place of the picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        make = { _ in Image(systemName: "photo") }
    }

    /// Shows the placeholder in place of the picture.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        make = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    /// Shows the content for the empty phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        make = content
    }

    @MainActor public var body: some View {
        make(.empty).noted("`AsyncImage` loads nothing in a widget; load the picture in the timeline provider")
    }
}

/// How far a picture has loaded; in a widget, loading never begins.
nonisolated public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
