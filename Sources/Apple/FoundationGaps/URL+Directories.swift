public import Foundation

/// The directories of iOS 16, by the desktop's standard (XDG).
extension URL {
    public static var documentsDirectory: URL { user(.documentDirectory) }
    public static var cachesDirectory: URL { user(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { user(.applicationSupportDirectory) }
    /// Where the directory of support files is.
    public static var libraryDirectory: URL { applicationSupportDirectory.deletingLastPathComponent() }
    public static var downloadsDirectory: URL { user(.downloadsDirectory) }
    public static var desktopDirectory: URL { user(.desktopDirectory) }
    public static var moviesDirectory: URL { user(.moviesDirectory) }
    public static var musicDirectory: URL { user(.musicDirectory) }
    public static var picturesDirectory: URL { user(.picturesDirectory) }
    public static var sharedPublicDirectory: URL { user(.sharedPublicDirectory) }
    public static var trashDirectory: URL { user(.trashDirectory) }

    private static func user(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}

extension URL {
    /// Always true: nothing is outside of a sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
