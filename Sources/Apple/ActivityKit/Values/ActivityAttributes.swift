/// The values that a Live Activity shows: these never change, but the content state does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The values that change while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
