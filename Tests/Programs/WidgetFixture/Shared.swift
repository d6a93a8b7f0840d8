import CoreGraphics
import DeveloperToolsSupport
import HealthKit
import ImageIO
import SwiftUI

// Code that an app shares with its widget. The widget shows nothing of it.

struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

struct Sheet: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text(title)) }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct Fading: ViewModifier {
    func body(content: Content) -> some View {
        content.transition(.blurReplace).clipShape(.rect(topLeadingRadius: 4, topTrailingRadius: 4))
            .accessibility(addTraits: .isButton)
    }
}

extension DeveloperToolsSupport.ImageResource {
    static let shared = DeveloperToolsSupport.ImageResource(name: "Cup", bundle: .main)
}

func thumbnail(of url: URL, pixels: CGFloat) -> UIImage? {
    guard let source = CGImageSourceCreateWithURL(url as CFURL, [kCGImageSourceShouldCache: false] as CFDictionary)
    else { return nil }
    let options =
        [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: pixels,
        ] as [CFString: Any] as CFDictionary
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { UIImage(cgImage: $0) }
}

func ring(in rect: CGRect) -> CGPath { CGPath(ellipseIn: rect, transform: nil) }
