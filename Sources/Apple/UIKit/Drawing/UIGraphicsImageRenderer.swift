public import Foundation

/// Makes images of drawings.
open class UIGraphicsImageRenderer: NSObject {
    /// The scale and other properties of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        (self.bounds, self.format) = (bounds, format)
    }

    /// Images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// An image of what a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, scale: format.scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        DrawingStack.with(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        return context.image
    }

    /// A PNG file of what a closure draws.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG file of what a closure draws.
    open func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}

/// The properties of images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    open var scale: CGFloat = UIScreen.main.scale
    /// Whether the image is opaque, which has no effect here.
    open var opaque = false

    /// The format of the main screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that an image is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
    /// The drawing itself.
    public let cgContext: CGContext
    /// The properties of the image.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    /// The drawing so far.
    open var currentImage: UIImage { cgContext.image }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line inside of a rectangle's edges.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Limits what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The current drawings of a thread, the innermost last.
final class DrawingStack {
    private var contexts: [CGContext] = []

    private static let key = "UIGraphics"

    private static var own: DrawingStack {
        if let known = Thread.current.threadDictionary[key] as? DrawingStack { return known }
        let stack = DrawingStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    static var current: CGContext? { own.contexts.last }

    static func push(_ context: CGContext) { own.contexts.append(context) }

    static func pop() { _ = own.contexts.popLast() }

    static func with(_ context: CGContext, _ work: () -> Void) {
        push(context)
        defer { pop() }
        work()
    }
}

/// The current drawing of this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.current }

/// Begins a drawing of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a drawing of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    DrawingStack.push(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale))
}

/// The drawing so far, as an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingStack.current?.image }

public func UIGraphicsEndImageContext() { DrawingStack.pop() }

/// Draws into a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.push(context) }

/// Goes back to the context before.
public func UIGraphicsPopContext() { DrawingStack.pop() }

public func UIRectFill(_ rect: CGRect) { DrawingStack.current?.fill(rect) }
