public import Foundation

/// What a handler makes of a parameter, which nobody asks here.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    /// A result.
    public required override init() {}

    /// A value is needed.
    public static func needsValue() -> Self { Self() }
    /// No value is needed.
    public static func notRequired() -> Self { Self() }
    /// The value cannot be used.
    public static func unsupported() -> Self { Self() }
}

/// What a handler makes of a parameter of a type.
open class INValueResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedValue: Value) -> Self { Self() }
    /// One of several values.
    public static func disambiguation(with valuesToDisambiguate: [Value]) -> Self { Self() }
    /// A value that a person must confirm.
    public static func confirmationRequired(with valueToConfirm: Value?) -> Self { Self() }
}

/// What a handler makes of an object.
open class INObjectResolutionResult<Object: INObject>: INValueResolutionResult<Object>, @unchecked Sendable {}
/// What a handler makes of a case of an enumeration.
open class INEnumResolutionResult<Value: INEnumeration>: INValueResolutionResult<Value>, @unchecked Sendable {}
/// What a handler makes of a text.
public typealias INStringResolutionResult = INValueResolutionResult<String>
/// What a handler makes of a truth value.
public typealias INBooleanResolutionResult = INValueResolutionResult<Bool>
/// What a handler makes of a whole number.
public typealias INIntegerResolutionResult = INValueResolutionResult<Int>
/// What a handler makes of a number.
public typealias INDoubleResolutionResult = INValueResolutionResult<Double>
/// What a handler makes of a URL.
public typealias INURLResolutionResult = INValueResolutionResult<URL>
/// What a handler makes of a date.
public typealias INDateComponentsResolutionResult = INValueResolutionResult<DateComponents>
