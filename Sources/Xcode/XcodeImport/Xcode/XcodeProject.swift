package import GroupStore
import XcodeFiles

/// An Xcode project, or one that XcodeGen would generate: its targets, and the paths of its groups' files.
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

    /// The property lists that a generator writes, and that may not be there yet.
    private let lists: [String: Value]

    /// The project at a path: an `.xcodeproj`, or a description for XcodeGen.
    package init(at path: String) throws {
        if ProjectSpec.names.contains(Path.name(path)) {
            try self.init(of: try ProjectSpec(at: path))
            return
        }
        let file = Path.join(path, "project.pbxproj")
        let list = try XcodeFile.propertyList(file)
        guard let objects = list["objects"]?.members, let main = list["rootObject"]?.text, objects[Key(main)] != nil
        else { throw Unreadable(file, "this is not a project: its root object is missing") }
        self.init(
            objects: objects, root: main, name: String(Path.name(path).dropLast(".xcodeproj".count)),
            directory: Path.folder(path))
    }

    init(objects: Members, root id: String, name: String, directory: String, lists: [String: Value] = [:]) {
        self.objects = objects
        self.name = name
        self.directory = directory
        self.lists = lists
        root = objects[Key(id)] ?? .dictionary([:])
        versions = XcodeProject.versions(with: Path.join(directory, "\(name).xcodeproj"))
        tree = FileTree(Path.join(directory, root["projectDirPath"]?.text ?? ""))
        var placed: Set<String> = []
        if let group = root["mainGroup"]?.text { place(group, in: "", &placed) }
    }

    /// A property list of the project: as its generator would write it, or as it is on disk.
    func propertyList(_ path: String) throws(Unreadable) -> Value? {
        if let list = lists[path] { return list }
        return tree.exists(path) ? try XcodeFile.propertyList(tree.absolute(path)) : nil
    }

    /// The text of an Info.plist, or the texts in one that a generator writes.
    func information(_ path: String) throws(Unreadable) -> String {
        if let list = lists[path] { return list.allTexts }
        return try tree.readable(ifThere: path)
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

extension Value {
    /// All strings within, one on each line.
    fileprivate var allTexts: String {
        switch self {
        case .string(let text): text
        case .array(let values): values.map(\.allTexts).joined(separator: "\n")
        case .dictionary(let members): members.map(\.value.allTexts).joined(separator: "\n")
        default: ""
        }
    }
}
