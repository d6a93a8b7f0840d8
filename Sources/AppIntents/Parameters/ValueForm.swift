import WidgetArchive

/// How values of a type are written as parameters and read from them, and which there are.
public struct _ValueForm<Value: Sendable>: Sendable {
    let kind: ParameterDescription.Kind
    /// The kind of what a list holds.
    let elements: ParameterDescription.Kind?
    let isOptional: Bool
    /// What a parameter is that nobody has set; nil where it must be set.
    let absent: Value?
    /// Nil for a parameter that stands for no value of the type.
    let read: @Sendable (Parameter) async throws -> Value?
    let write: @Sendable (Value) -> Parameter?
    let choice: @Sendable (Value) -> Choice?
    /// What the type itself suggests where nobody has chosen.
    let standard: @Sendable () async -> Value?
    /// Nil where anything of its kind will do.
    let choices: (@Sendable () async throws -> [Choice])?
    /// Finds the choice for a value, also one that is not among the choices; nil where there are no others.
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
