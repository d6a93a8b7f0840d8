extension String {
    /// Whether a word is part of the text. The library's own `contains` would link its regular expressions, a tenth of the
    /// program, into it.
    package func holds(_ word: String) -> Bool {
        word.isEmpty || indices.contains { self[$0...].hasPrefix(word) }
    }
}
