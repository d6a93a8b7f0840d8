public import Foundation

/// Finds who handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Who handles an intent; nil for nobody.
    func handler(for intent: INIntent) -> Any?
}

/// The handlers of a program's intents. It is found by its class, and asked for the values of parameters.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Makes the extension.
    public required override init() {}

    /// Who handles an intent: the extension itself, unless a subclass knows better.
    open func handler(for intent: INIntent) -> Any? { self }
}
