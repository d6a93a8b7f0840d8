import AssetCatalogs
public import Foundation

public typealias CFURL = URL

/// The programs that see a registered font: here, always the one that registers it.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static var user: CTFontManagerScope { .persistent }
}

/// Adds a font file to those that texts find by name. Returns false if it is not there, or is not a font.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    let isFont = BundleFonts.register(fontURL.path)
    if !isFont {
        error?.pointee = .passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101))
    }
    return isFont
}
