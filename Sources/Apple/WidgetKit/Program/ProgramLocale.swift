import Foundation
import GroupSystem
import GroupText

/// The locale of a widget program, which on iOS is the person's.
enum ProgramLocale {
    /// Makes the locale of the environment the process's, and so the default of every formatter.
    static func adopt() { makeCurrent(LocaleName(ProcessEnvironment.words).identifier) }

    /// Replaces the identifier of `Locale.current`, unless it is not where it is expected.
    ///
    /// Until Swift 6.4, Foundation on Linux has no other way: its locale is a constant. The object behind it holds the
    /// identifier twice, after its two words of header. The strings are short, so that each is wholly in its 16 bytes.
    /// Nothing else may have asked for a locale yet, since the object keeps what it derives from its identifier.
    private static func makeCurrent(_ identifier: String) {
        #if compiler(<6.4)
            let (old, new) = (Locale.current.identifier, String(decoding: Array(identifier.utf8), as: UTF8.self))
            guard old != new, old.utf8.count < 16, new.utf8.count < 16, MemoryLayout<Locale>.size == 16 else { return }
            let object = withUnsafeBytes(of: Locale.current) { $0.load(as: UnsafeMutableRawPointer.self) }
            let kept = [16, 32].map(object.advanced(by:))
            guard kept.allSatisfy({ $0.load(as: ShortString.self) == unsafeBitCast(old, to: ShortString.self) })
            else { return }
            for place in kept { place.storeBytes(of: unsafeBitCast(new, to: ShortString.self), as: ShortString.self) }
        #endif
    }

    private typealias ShortString = SIMD2<UInt64>
}
