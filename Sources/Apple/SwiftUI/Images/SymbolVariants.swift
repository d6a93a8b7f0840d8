/// Variants of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    let parts: [String]

    /// The symbol as it is.
    public static let none = SymbolVariants(parts: [])
    /// The filled variant.
    public static let fill = SymbolVariants(parts: ["fill"])
    /// The variant in a circle.
    public static let circle = SymbolVariants(parts: ["circle"])
    /// The variant in a square.
    public static let square = SymbolVariants(parts: ["square"])
    /// The variant in a rectangle.
    public static let rectangle = SymbolVariants(parts: ["rectangle"])
    /// The variant with a slash through it.
    public static let slash = SymbolVariants(parts: ["slash"])

    /// These variants, filled.
    public var fill: SymbolVariants { SymbolVariants(parts: parts + ["fill"]) }
    public var circle: SymbolVariants { SymbolVariants(parts: parts + ["circle"]) }
    public var square: SymbolVariants { SymbolVariants(parts: parts + ["square"]) }
    /// These variants, with a slash through them.
    public var slash: SymbolVariants { SymbolVariants(parts: parts + ["slash"]) }

    /// The suffix that turns a symbol's name into the variant's.
    func suffix(for name: String) -> String {
        let known = name.split(separator: ".").map(String.init)
        return parts.filter { !known.contains($0) }.map { ".\($0)" }.joined()
    }
}
