public import Foundation

/// The result of resolving a parameter, which never happens here.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    public required override init() {}

    public static func needsValue() -> Self { Self() }
    public static func notRequired() -> Self { Self() }
    public static func unsupported() -> Self { Self() }
}

/// The result of resolving a parameter of a type.
open class INValueResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
    public static func success(with resolvedValue: Value) -> Self { Self() }
    public static func disambiguation(with valuesToDisambiguate: [Value]) -> Self { Self() }
    /// A value that a person must confirm.
    public static func confirmationRequired(with valueToConfirm: Value?) -> Self { Self() }
}

open class INObjectResolutionResult<Object: INObject>: INValueResolutionResult<Object>, @unchecked Sendable {}
open class INEnumResolutionResult<Value: INEnumeration>: INValueResolutionResult<Value>, @unchecked Sendable {}
public typealias INStringResolutionResult = INValueResolutionResult<String>
public typealias INBooleanResolutionResult = INValueResolutionResult<Bool>
public typealias INIntegerResolutionResult = INValueResolutionResult<Int>
public typealias INDoubleResolutionResult = INValueResolutionResult<Double>
public typealias INURLResolutionResult = INValueResolutionResult<URL>
public typealias INDateComponentsResolutionResult = INValueResolutionResult<DateComponents>
