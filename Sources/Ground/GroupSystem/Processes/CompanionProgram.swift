/// Another program of this product, which this one starts.
package enum CompanionProgram {
    /// The path beside this program, as in a build, or where `make install` puts it; nil if it is in neither place.
    package static func path(of name: String, orIn installed: String = "libexec/groupdefaults") -> String? {
        let own = CurrentProcess.program
        let directory = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
        let places = ["\(directory)/\(name)", "\(directory)/../\(installed)/\(name)"]
        return places.first { FileSystem.allows(.executing, to: $0) }
    }
}
