package import GroupStore
import XcodeFiles

/// An Xcode project: its targets, and the paths of its groups' files.
package struct XcodeProject: Sendable {
    /// The folder that its paths are relative to.
    package let tree: FileTree
    /// The name of the `.xcodeproj`, without the extension.
    package let name: String
    let objects: Members
    let root: Value
    let versions: [String: PackageRequirement]
    /// The configuration whose settings targets get.
    package var configuration = "Debug"
    /// The folder for a package of its targets, which contains their files: the folder that the project is in.
    package var directory: String
    /// The path of each file and group, relative to the project's folder or, outside of it, absolute; without those of
    /// a system or a build.
    private(set) var paths: [String: String] = [:]

    package init(at bundle: String) throws {
        let file = Path.join(bundle, "project.pbxproj")
        let list = try XcodeFile.propertyList(file)
        guard let objects = list["objects"]?.members, let main = list["rootObject"]?.text, let root = objects[Key(main)]
        else { throw Unreadable(file, "this is not a project: its root object is missing") }
        self.objects = objects
        self.root = root
        versions = XcodeProject.versions(with: bundle)
        name = String(Path.name(bundle).dropLast(".xcodeproj".count))
        directory = Path.folder(bundle)
        tree = FileTree(Path.join(directory, root["projectDirPath"]?.text ?? ""))
        var placed: Set<String> = []
        if let group = root["mainGroup"]?.text { place(group, in: "", &placed) }
    }

    func object(_ id: String) -> Value? { objects[Key(id)] }

    /// The objects listed under another object's key.
    func objects(_ key: String, of object: Value) -> [(id: String, object: Value)] {
        (object[key]?.texts ?? []).compactMap { id in self.object(id).map { (id, $0) } }
    }

    /// The names of its build configurations.
    package var configurations: [String] {
        let list = root["buildConfigurationList"]?.text.flatMap(object)
        return list.map { objects("buildConfigurations", of: $0).compactMap { $0.object["name"]?.text } } ?? []
    }

    package var targets: [(id: String, object: Value)] { objects("targets", of: root) }

    package var developmentLanguage: String { root["developmentRegion"]?.text ?? "en" }

    private mutating func place(_ id: String, in folder: String, _ placed: inout Set<String>) {
        guard placed.insert(id).inserted, let object = object(id) else { return }
        let path = object["path"]?.text
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": paths[id] = path.map { tree.relative(Path.join(folder, $0)) } ?? folder
        case "SOURCE_ROOT": paths[id] = tree.relative(path ?? "")
        case "<absolute>": paths[id] = path.map(tree.relative)
        default: break
        }
        for child in object["children"]?.texts ?? [] { place(child, in: paths[id] ?? folder, &placed) }
    }
}
