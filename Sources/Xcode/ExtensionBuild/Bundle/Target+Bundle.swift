import Foundation

extension Target {
    /// The bundle that Xcode would make: Info.plist, the strings of all languages, and the resources. SwiftPM already
    /// copies the resources that Package.swift declares next to the bundle, so a link suffices for them.
    func bundleFiles() throws -> BundleFiles {
        var bundle = BundleFiles()
        let words = try Translations(of: self)
        let information = try InfoPlist(of: self, developmentLanguage: words.developmentLanguage)
        bundle.files["Info.plist"] = try PropertyListSerialization.data(
            fromPropertyList: information.keys, format: .xml, options: 0)
        for (path, table) in words.files {
            bundle.files[path] = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        }
        bundle.links[product] = "../../\(product)"
        // SwiftPM's `Bundle.module` looks for the resources within the main bundle.
        bundle.links["\(package)_\(name).resources"] = ".."
        for file in dataModels {
            let model = try DataModel(at: file)
            bundle.files["\(model.name).momd"] = try model.file(forModule: name)
        }
        for resource in declared where !isCompiled(resource) {
            bundle.links[placed(resource)] = (resource.isLocalised ? "../../" : "../") + placed(resource)
        }
        for file in undeclared where !isCompiled(file) {
            guard let name = freeName(for: file, in: bundle) else { continue }
            try bundle.add(file, as: name)
        }
        return bundle
    }

    /// A file's path in the bundle; nil if a declared resource has it. Xcode merges asset catalogues of one name, so
    /// the others have folders of their own, in which they are found as well.
    private func freeName(for file: URL, in bundle: BundleFiles) -> String? {
        let name = placed(file)
        func isTaken(_ name: String) -> Bool {
            bundle.links[name] != nil || bundle.files.keys.contains { $0 == name || $0.hasPrefix(name + "/") }
        }
        guard file.pathExtension == "xcassets" else { return isTaken(name) ? nil : name }
        return ([name] + (2...).lazy.prefix(undeclared.count + 1).map { "\($0)/\(name)" }).first { !isTaken($0) }
    }

    /// Whether the file is compiled into something else, or is of no use to a program.
    private func isCompiled(_ file: URL) -> Bool {
        InfoPlist.isOne(file) || DataModel.isOne(file) || Translations.fileKinds.contains(file.pathExtension)
            || ["intentdefinition", "xcconfig", "entitlements", "plugin", "h", "m", "md", "docc"].contains(
                file.pathExtension)
    }

    /// A file's path in the bundle: at the top level, unless it belongs to one language.
    private func placed(_ file: URL) -> String {
        guard file.isLocalised else { return file.lastPathComponent }
        return "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
    }
}

extension URL {
    var isLocalised: Bool { deletingLastPathComponent().pathExtension == "lproj" }
}
