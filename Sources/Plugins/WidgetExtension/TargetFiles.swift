import Foundation
import PackagePlugin

/// The files that a target is made of.
struct TargetFiles {
    private var options: [(option: String, file: URL)] = []

    init(of module: any SourceModuleTarget) {
        for file in module.sourceFiles {
            switch file.type {
            case .source where file.url.pathExtension == "swift": options.append(("--source", file.url))
            case .resource: options.append(("--resource", file.url))
            case .unknown: options.append(("--file", file.url))
            default: break
            }
        }
    }

    var arguments: [String] { options.flatMap { [$0.option, $0.file.path] } }

    var inputs: [URL] { options.map(\.file) }
}
