/// The reason why a provider gave no answer, in words for its developer.
struct ProviderFailure: Error, CustomStringConvertible {
    let description: String

    static func neverCompletes(_ method: String) -> ProviderFailure {
        ProviderFailure(
            description: "\(method) released its completion handler without calling it; every path must "
                + "call it once, errors included")
    }

    static func takesTooLong(_ method: String, _ limit: Duration) -> ProviderFailure {
        ProviderFailure(description: "\(method) did not call its completion handler within \(limit)")
    }

    static func foreignEntry(_ type: String) -> ProviderFailure {
        ProviderFailure(description: "the preview's entries are \(type), which its widget does not show")
    }

    static func foreignActivity(_ type: String) -> ProviderFailure {
        ProviderFailure(description: "the preview's attributes are \(type), whose activities its widget does not show")
    }

    static func noEntries(_ kind: String) -> ProviderFailure {
        ProviderFailure(description: "the timeline of \(kind) has no entries; it needs one at least")
    }
}
