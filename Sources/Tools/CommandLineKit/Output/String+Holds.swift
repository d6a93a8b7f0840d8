extension String {
    /// Whether the text contains a word. The library's own `contains` would link its regular expressions, which are a
    /// tenth of the program.
    package func holds(_ word: String) -> Bool {
        word.isEmpty || indices.contains { self[$0...].hasPrefix(word) }
    }
}
