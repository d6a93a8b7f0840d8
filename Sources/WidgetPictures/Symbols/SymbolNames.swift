/// Which files of bootstrap-icons stand for the symbols that SwiftUI knows by name.
package enum SymbolNames {
    /// From the best to what is better than nothing.
    static func files(for name: String) -> [String] {
        var files: [String] = []
        if let own = table[name] { files.append(own) }
        let plain = name.replacing(".", with: "-")
        files.append(plain)
        let words = name.split(separator: ".").map { rules[String($0)] ?? String($0) }
        files.append(words.joined(separator: "-"))
        return files
    }

    /// Words of names, and what they are called there.
    private static let rules: [String: String] = [
        "xmark": "x", "checkmark": "check", "gearshape": "gear", "magnifyingglass": "search", "photo": "image",
        "bolt": "lightning", "drop": "droplet", "flame": "fire", "message": "chat", "bubble": "chat",
        "doc": "file-earmark", "house": "house", "mappin": "geo-alt", "location": "geo-alt",
        "creditcard": "credit-card",
        "exclamationmark": "exclamation", "questionmark": "question",
    ]

    private static let table: [String: String] = [
        "checkmark": "check-lg", "xmark": "x-lg", "plus": "plus-lg", "minus": "dash-lg",
    ]
}
