public import Foundation

/// The kinds of findings, as an `NSTextCheckingResult.CheckingType` has them.
public typealias NSTextCheckingTypes = UInt64

/// Finds web and mail addresses in a text, and nothing else: no dates, phone numbers or domains without `www.`.
public final class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingTypes
    private let links: NSRegularExpression

    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        links = try NSRegularExpression(
            pattern: #"\b(?:(?:https?|ftp)://|www\.)[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#,
            options: .caseInsensitive)
    }

    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        guard checkingTypes & FoundLink.type.rawValue != 0 else { return [] }
        return links.matches(in: string, options: options, range: range).compactMap { match in
            guard let found = Range(match.range, in: string) else { return nil }
            var words = string[found]
            while words.last.map({ ".,;:!?'".contains($0) || $0 == ")" && !words.contains("(") }) == true {
                words.removeLast()
            }
            let scheme = words.contains("://") ? "" : words.lowercased().hasPrefix("www.") ? "http://" : "mailto:"
            return URL(string: scheme + words).map {
                FoundLink(range: NSRange(words.startIndex..<words.endIndex, in: string), url: $0)
            }
        }
    }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void
    ) {
        var stops = false
        for match in matches(in: string, options: options, range: range) where !stops { block(match, [], &stops) }
    }
}

extension NSTextCheckingResult {
    /// The address that a detector has found.
    public var url: URL? { (self as? FoundLink)?.address }
}

private final class FoundLink: NSTextCheckingResult {
    /// `.link`, which is deprecated on Linux.
    static let type = CheckingType(rawValue: 1 << 5)
    let address: URL
    private let place: NSRange

    init(range: NSRange, url: URL) {
        (place, address) = (range, url)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var resultType: CheckingType { FoundLink.type }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }
}
