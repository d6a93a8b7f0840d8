import GroupText

/// The opening tags of a document that Xcode writes: all is in their attributes, and no text is between them.
///
/// Foundation's parser would make the plugin link libxml2, and through it ICU, which fails where a tool is static.
package struct XMLTags {
    package struct Tag {
        package let name: String
        package let attributes: [String: String]
    }

    package let tags: [Tag]

    /// Nil if it is not such a document.
    package init?(_ text: String) {
        var tags: [Tag] = []
        var open: [Substring] = []
        var rest = text.drop(while: \.isWhitespace)
        while let markup = rest.prefixMatch(of: XMLTags.markup) {
            rest = rest[markup.range.upperBound...].drop(while: \.isWhitespace)
            if let name = markup.close {
                guard open.popLast() == name else { return nil }
            } else if let name = markup.open {
                guard !(open.isEmpty && !tags.isEmpty) else { return nil }
                if markup.empty == nil { open.append(name) }
                tags.append(Tag(name: String(name), attributes: XMLTags.attributes(markup.facts ?? "")))
            }
        }
        guard rest.isEmpty, open.isEmpty, !tags.isEmpty else { return nil }
        self.tags = tags
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        let pairs = text.matches(of: attribute).map { (String($0.name), $0.value.dropFirst().dropLast()) }
        return Dictionary(pairs.map { ($0, $1.withoutXMLEntities) }) { $1 }
    }

    private nonisolated(unsafe) static let markup =
        #/<\?[^>]*\?>|<!--(?s:.)*?-->|</(?<close>[\w:.-]+)\s*>|<(?<open>[\w:.-]+)(?<facts>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>/)?>/#
    private nonisolated(unsafe) static let attribute = #/(?<name>[\w:.-]+)\s*=\s*(?<value>"[^"]*"|'[^']*')/#
}
