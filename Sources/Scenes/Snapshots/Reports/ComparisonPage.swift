/// The page of a folder of differences: one file, which needs nothing but the pictures beside it.
package struct ComparisonPage {
    private let comparisons: [SnapshotComparison]
    /// The arguments by which `groupwidgets accept` finds the folder; empty for the usual one.
    private let place: String

    package init(_ comparisons: [SnapshotComparison], acceptedBy place: String = "") {
        self.comparisons = comparisons.sorted { $0.name < $1.name }
        self.place = place
    }

    package var html: String {
        let count = comparisons.count == 1 ? "1 picture differs" : "\(comparisons.count) pictures differ"
        let accepting = "groupwidgets accept --all\(place)"
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>\(count)</title>
            <style>
            \(ComparisonPage.style)
            </style></head><body>
            <header><h1>\(count)</h1>
            <p>Accept all of them: \(command(accepting))</p>
            <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next and previous · <kbd>1</kbd> side by side · <kbd>2</kbd> slider ·
            <kbd>3</kbd> difference · <kbd>←</kbd> <kbd>→</kbd> move the slider · <kbd>c</kbd> copy the command</p></header>
            <main>
            \(comparisons.map(article).joined(separator: "\n"))
            </main>
            <script>
            \(ComparisonPage.script)
            </script></body></html>

            """
    }

    private func article(_ comparison: SnapshotComparison) -> String {
        let name = comparison.name.escaped
        let sentences = comparison.sentences.map { "<li>\($0.escaped)</li>" }.joined()
        let causes = comparison.causes.map { "<li>\($0.escaped)</li>" }.joined()
        return """
            <article tabindex="-1" data-view="side"><h2>\(name)</h2>
            \(sentences.isEmpty ? "" : "<ul class=\"sentences\">\(sentences)</ul>")
            <p class="summary">\(comparison.summary.escaped)\(comparison.place.map { " · \($0.escaped)" } ?? "")</p>
            \(causes.isEmpty ? "" : "<details open><summary>Cause</summary><ul>\(causes)</ul></details>")
            \(views(of: comparison))
            <p>\(command("groupwidgets accept '\(comparison.name)'\(place)"))</p>
            </article>
            """
    }

    private func views(of comparison: SnapshotComparison) -> String {
        func figure(_ file: SnapshotComparison.File, _ title: String) -> String {
            guard comparison.has.contains(file) else { return "" }
            return "<figure>\(picture(file, title, comparison))<figcaption>\(title)</figcaption></figure>"
        }
        let side =
            "<div class=\"side\">\(figure(.before, "before"))\(figure(.after, "after"))\(figure(.difference, "difference"))</div>"
        guard comparison.outcome == .changed else { return side }
        return """
            <nav role="group" aria-label="View"><button data-view="side" aria-pressed="true">Side by side</button>\
            <button data-view="slider" aria-pressed="false">Slider</button>\
            <button data-view="difference" aria-pressed="false">Difference</button></nav>
            \(side)
            <div class="slider"><div class="stack">\(picture(.before, "before", comparison))\
            \(picture(.after, "after", comparison))</div>\
            <input type="range" min="0" max="100" value="50" aria-label="How much of the new picture is shown"></div>
            <div class="difference">\(picture(.difference, "difference", comparison))</div>
            """
    }

    private func picture(_ file: SnapshotComparison.File, _ title: String, _ comparison: SnapshotComparison) -> String {
        "<img src=\"\((comparison.name + file.rawValue).inURL)\" alt=\"\(comparison.name.escaped), \(title)\">"
    }

    private func command(_ words: String) -> String {
        "<code>\(words.escaped)</code> <button class=\"copy\" data-copies=\"\(words.escaped)\">Copy</button>"
    }
}

extension String {
    /// The text with HTML's special characters escaped.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// A path in a URL, in which every other byte is escaped.
    fileprivate var inURL: String {
        utf8.reduce(into: "") { path, byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
                path.append(character)
            } else {
                path += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
