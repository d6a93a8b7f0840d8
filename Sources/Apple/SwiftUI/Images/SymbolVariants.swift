/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    let parts: [String]

    public static let none = SymbolVariants(parts: [])
    public static let fill = SymbolVariants(parts: ["fill"])
    public static let circle = SymbolVariants(parts: ["circle"])
    public static let square = SymbolVariants(parts: ["square"])
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    public static let slash = SymbolVariants(parts: ["slash"])

    public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
    public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
    public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }

    /// The suffix that turns a symbol's name into the variant's.
    func suffix(for name: String) -> String {
        let known = name.split(separator: ".").map(String.init)
        return parts.filter { !known.contains($0) }.map { ".\($0)" }.joined()
    }
}
