import Foundation
import Testing

/// The storeys and their targets, as `Package.swift` declares them: the only place where arrows are written.
struct Manifest {
    /// In the order of the storeys, and in that of their targets.
    let modules: [Module]

    struct Module {
        let name: String
        let storey: String
        let dependencies: Set<String>
    }

    static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
        let text = try String(contentsOf: Manifest.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let storeys = text.matches(of: /storey\(\s*"Sources\/(\w+)",\s*\[((?s:.*?))\n    \]\)/)
        modules = storeys.flatMap { storey in
            storey.2.split(separator: /\n {8}\./).compactMap { declaration -> Module? in
                guard let name = declaration.firstMatch(of: /name: "([^"]+)"/)?.1 else { return nil }
                let list = declaration.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
                return Module(
                    name: String(name), storey: String(storey.1),
                    dependencies: Set(list.matches(of: /"([^"]+)"/).map { String($0.1) }))
            }
        }
        #expect(modules.count > 40)
    }

    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    func folder(of name: String) throws -> URL {
        let found = module(name)
        let module = try #require(found, "\(name) is no target of a storey")
        return Manifest.root.appendingPathComponent("Sources/\(module.storey)/\(name)")
    }
}
