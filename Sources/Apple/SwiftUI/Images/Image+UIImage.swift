public import AssetCatalogs
public import UIKit
import WidgetArchive

extension Image {
    public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

    /// A picture by its pixels, without an accessibility text.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
        isDecorative = true
    }

    /// A picture by its pixels, with an accessibility text.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale)
        (isDecorative, self.label) = (false, label)
    }

    /// The orientation of a picture's pixels, which has no effect here: the file's own counts.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public init(_ resource: ImageResource) { self.init(.asset(resource.name, bundlePath: resource.bundlePath)) }

    func node(of image: UIImage, in environment: EnvironmentValues) -> Node {
        guard image.source != .empty else {
            return isResizable ? .surface(.init(.rectangle, fill: .tone(SystemTone.clear))) : .nothing
        }
        let isRepeated = capInsets != EdgeInsets() || image.capInsets != .zero || resizingMode == .tile
        let image = isResizable && isRepeated ? image.inPixels : image
        var own = self
        own.source = image.imageSource
        own.mode = mode ?? image.looks.mode.swiftUI
        if own.capInsets == EdgeInsets() { own.capInsets = EdgeInsets(image.capInsets) }
        var picture = own.picture(in: environment)
        if case .bytes(let bytes, _) = picture.source {
            picture.source = .bytes(bytes, size: Size(image.size))
        }
        if case .drawing(let node) = image.source { picture.source = .drawing(node, size: Size(image.size)) }
        picture.take(image.looks, isSymbol: image.isSymbolImage, isTemplate: own.mode == .template)
        return .image(picture)
    }
}

extension Color {
    public init(_ resource: ColorResource) {
        self.init(source: .asset(resource.name, bundlePath: resource.bundlePath))
    }
}

extension Node.Picture {
    /// A symbol of UIKit has the size and the weight that it was made with, whatever the text around it.
    fileprivate mutating func take(_ looks: UIImage.Looks, isSymbol: Bool, isTemplate: Bool) {
        if isSymbol {
            font = looks.symbol.symbolFont
            symbolScale = .medium
            symbolMode = looks.symbol.mode ?? symbolMode
            let paints = looks.symbol.paints
            if let first = paints.first { (paint, furtherPaints) = (first, Array(paints.dropFirst())) }
        }
        guard let tint = looks.tint, !isTemplate, !isSymbol || looks.mode == .alwaysOriginal else { return }
        (paint, self.isTemplate) = (.tone(tint.tone()), true)
    }
}

extension UIImage {
    fileprivate var imageSource: Image.Source {
        switch source {
        case .empty: .bytes([], scale: 1)
        case .symbol(let name): .symbol(name, value: nil)
        case .asset(let name, let path): .asset(name, bundlePath: path)
        case .bytes(let bytes): .bytes(bytes, scale: Double(scale))
        case .drawing: .uiImage(self)
        }
    }
}

extension UIImage.RenderingMode {
    fileprivate var swiftUI: Image.TemplateRenderingMode? {
        switch self {
        case .automatic: nil
        case .alwaysOriginal: .original
        case .alwaysTemplate: .template
        }
    }
}

extension EdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
