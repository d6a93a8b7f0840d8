public import Foundation

/// A condition that objects meet or not. Foundation's has no formats on Linux.
open class NSPredicate: Foundation.NSPredicate {
    private var condition: PredicateCondition?

    /// A predicate from a format such as `"name BEGINSWITH[c] %@ AND age > %d"`. A format that cannot be read stops the
    /// program, as it does on Apple's systems.
    public init(format: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(format, arguments: arguments ?? [])
        do {
            condition = try parser.condition()
        } catch {
            preconditionFailure("Unable to parse the format string \"\(format)\": \(error)")
        }
        super.init(value: true)
    }

    // Of any type, since objects are not CVarArg on Linux.
    public convenience init(format: String, _ arguments: Any...) {
        self.init(format: format, argumentArray: arguments)
    }

    public override init(value: Bool) {
        super.init(value: value)
    }

    public override init(block: @escaping (Any?, [String: Any]?) -> Bool) {
        super.init(block: block)
    }

    public required init?(coder: NSCoder) { nil }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override func evaluate(with object: Any?, substitutionVariables variables: [String: Any]?) -> Bool {
        guard let condition else { return super.evaluate(with: object, substitutionVariables: variables) }
        return condition.holds(for: object, variables ?? [:])
    }

    open override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value that source casts to `CVarArg` for a predicate's format. In a text's format, it is its description.
public protocol FormatArgument: _CVarArgObject {}

extension FormatArgument {
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }

    /// An object for C, which nobody releases: C does not say when it is done.
    public var _cVarArgEncoding: [Int] {
        [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(self)")).toOpaque())]
    }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, FormatArgument {}
