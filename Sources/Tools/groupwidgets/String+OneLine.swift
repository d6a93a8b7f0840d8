import CommandLineKit

extension String {
    /// Foreign text as part of a line: line breaks and control characters are escaped, so that it cannot control the
    /// terminal.
    var onOneLine: String {
        guard !isPlain else { return self }
        return withControlsEscaped.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
            separator: "\\n")
    }
}
