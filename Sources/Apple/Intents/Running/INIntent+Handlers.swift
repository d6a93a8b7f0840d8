import Foundation
import GroupSystem

/// The extensions of this program, which provide its intents' handlers.
enum ProgramExtensions {
    static let types = classesOfProgram().compactMap { $0 as? INExtension.Type }
        .filter { $0 != INExtension.self }.sorted { String(reflecting: $0) < String(reflecting: $1) }
}

extension INIntent {
    /// The possible handlers of the intent in this program.
    var handlers: [Any] { ProgramExtensions.types.compactMap { $0.init().handler(for: self) } }

    /// The values that the first handler of this intent offers for a parameter, if it offers any.
    @concurrent func options(of parameter: INParameterDescription, matching term: String? = nil) async throws -> [Any] {
        guard parameter.providesOptions else { return [] }
        for handler in handlers {
            if let options = try await options(of: parameter.name, matching: term, from: handler) { return options }
        }
        return []
    }

    /// The default value of a parameter: the handler's, or else the definition's.
    func standardValue(of parameter: INParameterDescription) -> Any? {
        let values = handlers.lazy.compactMap { self.defaultValue(of: parameter.name, from: $0) }
        if let value = values.first(where: { parameter.parameter(for: $0) != nil }) { return value }
        guard let words = parameter.defaultValue else { return nil }
        return parameter.isArray ? nil : parameter.kind.value(forDefault: words)
    }
}
