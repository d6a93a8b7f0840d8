public import Foundation

/// Provides the handler of an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The handler of an intent; nil if there is none.
    func handler(for intent: INIntent) -> Any?
}

/// The handlers of a program's intents. The extension is found by its class, and asked for the values of parameters.
open class INExtension: NSObject, INIntentHandlerProviding {
    public required override init() {}

    /// The handler of an intent: the extension itself, unless a subclass returns another.
    open func handler(for intent: INIntent) -> Any? { self }
}
