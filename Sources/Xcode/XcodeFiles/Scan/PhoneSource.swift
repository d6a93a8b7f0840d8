/// A Swift file as iOS sees it: a condition that asks for `os(iOS)` holds.
///
/// The compiler evaluates conditions for one system, so a copy that asks for this one is compiled in the file's place.
package enum PhoneSource {
    /// The text of the copy; nil if no condition asks for iOS.
    package static func text(_ text: String) -> String? {
        guard text.contains(phone) else { return nil }
        var isChanged = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("#if") || words.hasPrefix("#elseif"), line.contains(phone) else { return line }
            isChanged = true
            return line.replacing(phone, with: "os(Linux)")
        }
        return isChanged ? lines.joined(separator: "\n") : nil
    }

    /// The copy of a file at a path, which errors name.
    package static func copy(of text: String, at path: String) -> String {
        let location: SwiftText = "#sourceLocation(file: \(literal: path), line: 1)\n"
        return location.text + (self.text(text) ?? text)
    }

    /// The setting that names such files of a target, by their paths in the package with colons between them.
    package static let setting = "GROUPWIDGETS_PHONE_SOURCES"

    private static let phone = "os(iOS)"
}
