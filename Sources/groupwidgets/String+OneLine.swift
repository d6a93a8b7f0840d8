import Commands

extension String {
    /// What others have written, as a part of one line: a line break is told, and no terminal obeys what is in it.
    var onOneLine: String {
        withControlsEscaped.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
            separator: "\\n")
    }
}
