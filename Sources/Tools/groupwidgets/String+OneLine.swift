import Commands

extension String {
    /// Foreign text as part of a line: line breaks and control characters are escaped, so that no terminal obeys them.
    var onOneLine: String {
        withControlsEscaped.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
            separator: "\\n")
    }
}
