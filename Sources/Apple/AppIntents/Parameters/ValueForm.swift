import WidgetArchive

/// Converts the values of a type to and from parameters, and knows the possible values.
public struct _ValueForm<Value: Sendable>: Sendable {
    let kind: ParameterDescription.Kind
    /// The kind of a list's elements.
    let elements: ParameterDescription.Kind?
    let isOptional: Bool
    /// The value if the parameter is not set; nil if it must be set.
    let absent: Value?
    /// Reads a value from a parameter; returns nil if the parameter holds no value of the type.
    let read: @Sendable (Parameter) async throws -> Value?
    let write: @Sendable (Value) -> Parameter?
    let choice: @Sendable (Value) -> Choice?
    /// The type's own default.
    let standard: @Sendable () async -> Value?
    /// The choices; nil if any value of the kind is allowed.
    let choices: (@Sendable () async throws -> [Choice])?
    /// Finds the choice for a value, suggested or not; nil if only suggested ones exist.
    let find: (@Sendable (Parameter) async throws -> Choice?)?
    /// Whether the choices are always the same.
    let isFixed: Bool

    init(
        _ kind: ParameterDescription.Kind, elements: ParameterDescription.Kind? = nil, isOptional: Bool = false,
        absent: Value? = nil,
        read: @escaping @Sendable (Parameter) async throws -> Value?,
        write: @escaping @Sendable (Value) -> Parameter?, choice: (@Sendable (Value) -> Choice?)? = nil,
        standard: @escaping @Sendable () async -> Value? = { nil },
        choices: (@Sendable () async throws -> [Choice])? = nil,
        find: (@Sendable (Parameter) async throws -> Choice?)? = nil, isFixed: Bool = false
    ) {
        self.kind = kind
        self.elements = elements
        self.isOptional = isOptional
        self.absent = absent
        self.read = read
        self.write = write
        self.choice = choice ?? { value in write(value).map { Choice($0, title: $0.description) } }
        self.standard = standard
        self.choices = choices
        self.find = find
        self.isFixed = isFixed
    }
}
