/// Our own drawings of what bootstrap-icons lacks, on its grid of 16 by 16.
enum OwnDrawings {
    /// The commands of an SVG path.
    static func data(of name: String) -> String? { all[name] }

    static var names: [String] { all.keys.sorted() }

    /// Each is headed by its name.
    private static let all: [String: String] = Dictionary(
        [forms, home, nature, people, signs, things, travel].flatMap { table in
            table.split(separator: "= ").map { drawing in
                let lines = drawing.split(separator: "\n")
                return (String(lines[0]), lines.dropFirst().joined(separator: " "))
            }
        }, uniquingKeysWith: { first, _ in first })
}
