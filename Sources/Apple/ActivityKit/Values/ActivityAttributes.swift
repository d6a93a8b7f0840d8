/// What a Live Activity shows: these values never change, and the content state does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
