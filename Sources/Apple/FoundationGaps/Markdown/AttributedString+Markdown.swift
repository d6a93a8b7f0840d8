public import Foundation

extension AttributedString {
    /// How Markdown is read: `.full` joins the blocks, as their attributes would keep them apart.
    public struct MarkdownParsingOptions: Sendable {
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }

        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for stretch in Markdown.stretches(of: Markdown.lines(of: markdown, options.interpretedSyntax)) {
            var part = AttributedString(stretch.words)
            if !stretch.looks.intent.isEmpty { part.inlinePresentationIntent = stretch.looks.intent }
            part.link = stretch.looks.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            append(part)
        }
    }

    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

/// How Markdown marks a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// Named by key paths alone, so that its value is never asked for.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { preconditionFailure() }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension Markdown {
    /// Joins the lines, and leaves out the marks of blocks, as the syntax asks.
    fileprivate static func lines(
        of text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> String {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: text
        case .inlineOnly: text.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .full: joined(text)
        }
    }

    /// The text of blocks, whose lines are joined by spaces. Headings, quotes, and items of lists begin a block.
    private static func joined(_ text: String) -> String {
        var (result, isFresh, isInQuote) = ("", true, false)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let mark = line.prefixMatch(of: /[ \t]*(#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>[ \t]?)?[ \t]*/)
            let words = line[(mark?.range.upperBound ?? line.startIndex)...]
            let sign = mark?.1?.first
            let begins = isFresh || (sign != nil && !(sign == ">" && isInQuote))
            result += begins || words.isEmpty ? words : " " + words
            (isFresh, isInQuote) = (words.isEmpty || sign == "#", sign == ">")
        }
        return result
    }
}
