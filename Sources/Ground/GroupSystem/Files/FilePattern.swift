import Glibc

/// A shell's patterns of file names.
package enum FilePattern {
    /// Whether a pattern fits a whole path. The corresponding C function is `fnmatch`.
    package static func matches(_ pattern: String, _ path: String, crossesFolders: Bool) -> Bool {
        fnmatch(pattern, path, crossesFolders ? 0 : FNM_PATHNAME) == 0
    }
}
