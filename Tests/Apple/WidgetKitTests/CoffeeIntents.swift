// What the plugin WidgetExtension makes of a definition with an intent, a type and an enumeration.

import Foundation
import Intents

public enum CupSize: Int, CaseIterable, INEnumeration, Sendable {
    case unknown = 0
    case large = 1

    public static let displayNames: [Int: String] = [0: "unknown", 1: "Large cup"]
}

open class Bean: INObject, @unchecked Sendable {
    public var strength: NSNumber? {
        get { value(of: "strength") as? NSNumber }
        set { setValue(newValue, of: "strength") }
    }

}

open class ChooseCoffeeIntent: INIntent, @unchecked Sendable {
    public var bean: Bean? {
        get { value(of: "bean") as? Bean }
        set { setValue(newValue, of: "bean") }
    }

    public var size: CupSize {
        get { value(of: "size") as? CupSize ?? CupSize(rawValue: 0)! }
        set { setValue(newValue, of: "size") }
    }

    public var milk: NSNumber? {
        get { value(of: "milk") as? NSNumber }
        set { setValue(newValue, of: "milk") }
    }

    public var names: [String]? {
        get { value(of: "names") as? [String] }
        set { setValue(newValue, of: "names") }
    }

    open override class var parameterDescriptions: [INParameterDescription] {
        [
            INParameterDescription(
                name: "bean", title: "Bean", kind: .object(Bean.self), isArray: false, providesOptions: true),
            INParameterDescription(
                name: "size", title: "Size", kind: .enumeration(CupSize.self), isArray: false, providesOptions: false),
            INParameterDescription(
                name: "milk", title: "With milk", kind: .boolean, isArray: false, providesOptions: false,
                defaultValue: "true"),
            INParameterDescription(name: "names", title: "names", kind: .string, isArray: true, providesOptions: true),
        ]
    }

    open override func options(
        of parameter: String, matching term: String?, from handler: Any
    ) async throws -> [NSObject]? {
        guard let handler = handler as? any ChooseCoffeeIntentHandling else { return nil }
        switch parameter {
        case "bean": return try await handler.provideBeanOptionsCollection(for: self).allItems
        case "names": return try await handler.provideNamesOptionsCollection(for: self, searchTerm: term).allItems
        default:
            _ = handler
            return nil
        }
    }

    open override func defaultValue(of parameter: String, from handler: Any) -> Any? {
        guard let handler = handler as? any ChooseCoffeeIntentHandling else { return nil }
        switch parameter {
        case "bean": return handler.defaultBean(for: self)
        case "size": return handler.defaultSize(for: self)
        case "milk": return handler.defaultMilk(for: self)
        case "names": return handler.defaultNames(for: self)
        default:
            _ = handler
            return nil
        }
    }
}

public enum ChooseCoffeeIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}

open class ChooseCoffeeIntentResponse: INIntentResponse, @unchecked Sendable {
    public private(set) var code = ChooseCoffeeIntentResponseCode.unspecified

    public convenience init(code: ChooseCoffeeIntentResponseCode, userActivity: Any?) {
        self.init()
        self.code = code
    }
}

public protocol ChooseCoffeeIntentHandling: NSObjectProtocol {
    func handle(intent: ChooseCoffeeIntent, completion: @escaping (ChooseCoffeeIntentResponse) -> Void)
    func provideBeanOptionsCollection(
        for intent: ChooseCoffeeIntent, with completion: @escaping (INObjectCollection<Bean>?, (any Error)?) -> Void)
    func provideBeanOptionsCollection(for intent: ChooseCoffeeIntent) async throws -> INObjectCollection<Bean>
    func provideNamesOptionsCollection(
        for intent: ChooseCoffeeIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)
    func provideNamesOptionsCollection(for intent: ChooseCoffeeIntent, searchTerm: String?) async throws
        -> INObjectCollection<NSString>
    func defaultBean(for intent: ChooseCoffeeIntent) -> Bean?
    func defaultSize(for intent: ChooseCoffeeIntent) -> CupSize
    func defaultMilk(for intent: ChooseCoffeeIntent) -> NSNumber?
    func defaultNames(for intent: ChooseCoffeeIntent) -> [String]?
}

extension ChooseCoffeeIntentHandling {
    public func handle(intent: ChooseCoffeeIntent, completion: @escaping (ChooseCoffeeIntentResponse) -> Void) {
        completion(ChooseCoffeeIntentResponse(code: .success, userActivity: nil))
    }

    public func provideBeanOptionsCollection(
        for intent: ChooseCoffeeIntent, with completion: @escaping (INObjectCollection<Bean>?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    public func provideBeanOptionsCollection(for intent: ChooseCoffeeIntent) async throws -> INObjectCollection<Bean> {
        try await withCheckedThrowingContinuation { continuation in
            provideBeanOptionsCollection(for: intent) { options, error in
                if let error { return continuation.resume(throwing: error) }
                continuation.resume(returning: options ?? INObjectCollection(items: []))
            }
        }
    }

    public func provideNamesOptionsCollection(
        for intent: ChooseCoffeeIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    public func provideNamesOptionsCollection(for intent: ChooseCoffeeIntent, searchTerm: String?) async throws
        -> INObjectCollection<NSString>
    {
        try await withCheckedThrowingContinuation { continuation in
            provideNamesOptionsCollection(for: intent, searchTerm: searchTerm) { options, error in
                if let error { return continuation.resume(throwing: error) }
                continuation.resume(returning: options ?? INObjectCollection(items: []))
            }
        }
    }

    public func defaultBean(for intent: ChooseCoffeeIntent) -> Bean? { nil }
    public func defaultSize(for intent: ChooseCoffeeIntent) -> CupSize { .init(rawValue: 0)! }
    public func defaultMilk(for intent: ChooseCoffeeIntent) -> NSNumber? { nil }
    public func defaultNames(for intent: ChooseCoffeeIntent) -> [String]? { nil }
}

open class BeanResolutionResult: INObjectResolutionResult<Bean>, @unchecked Sendable {}
