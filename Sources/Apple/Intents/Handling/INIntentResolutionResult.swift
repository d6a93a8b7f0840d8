public import Foundation

/// The result of resolving a parameter, which never happens here.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    /// Makes a result.
    public required override init() {}

    /// A value is needed.
    public static func needsValue() -> Self { Self() }
    /// No value is needed.
    public static func notRequired() -> Self { Self() }
    /// The value cannot be used.
    public static func unsupported() -> Self { Self() }
}

/// The result of resolving a parameter of a type.
open class INValueResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedValue: Value) -> Self { Self() }
    /// One of several values.
    public static func disambiguation(with valuesToDisambiguate: [Value]) -> Self { Self() }
    /// A value that a person must confirm.
    public static func confirmationRequired(with valueToConfirm: Value?) -> Self { Self() }
}

/// The result of resolving an object.
open class INObjectResolutionResult<Object: INObject>: INValueResolutionResult<Object>, @unchecked Sendable {}
/// The result of resolving a case of an enumeration.
open class INEnumResolutionResult<Value: INEnumeration>: INValueResolutionResult<Value>, @unchecked Sendable {}
/// The result of resolving a text.
public typealias INStringResolutionResult = INValueResolutionResult<String>
/// The result of resolving a Boolean.
public typealias INBooleanResolutionResult = INValueResolutionResult<Bool>
/// The result of resolving an integer.
public typealias INIntegerResolutionResult = INValueResolutionResult<Int>
/// The result of resolving a number.
public typealias INDoubleResolutionResult = INValueResolutionResult<Double>
/// The result of resolving a URL.
public typealias INURLResolutionResult = INValueResolutionResult<URL>
/// The result of resolving a date.
public typealias INDateComponentsResolutionResult = INValueResolutionResult<DateComponents>
