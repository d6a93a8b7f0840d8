public import Foundation

/// The screen that a program is made for: that of a phone whose widgets have the sizes used here.
public final class UIScreen: NSObject, Sendable {
    public static let main = UIScreen()

    /// The size in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    /// The size in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
    /// Pixels per point.
    public var scale: CGFloat { 3 }
    /// Pixels per point.
    public var nativeScale: CGFloat { 3 }
    /// The brightness, from 0 to 1.
    public var brightness: CGFloat { 0.5 }
    /// The surroundings that the screen gives.
    public var traitCollection: UITraitCollection { .current }

    /// Never posted here.
    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
}
