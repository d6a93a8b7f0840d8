import CYAML
import GroupStore
import XcodeFiles

extension Value {
    /// The first document of a YAML file. Each scalar is the text that the file has for it: in a build setting, `5.0`
    /// is no number, and `NO` no truth value.
    init(yamlFile path: String) throws(Unreadable) {
        let bytes = try XcodeFile.bytes(path)
        var parser = yaml_parser_t()
        var document = yaml_document_t()
        guard yaml_parser_initialize(&parser) == 1 else { throw Unreadable(path, "there is no memory to read it") }
        defer { yaml_parser_delete(&parser) }
        let isLoaded = bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            return yaml_parser_load(&parser, &document) == 1
        }
        guard isLoaded else {
            let problem = parser.problem.map { String(cString: $0) } ?? "this is not YAML"
            throw Unreadable(path, "line \(parser.problem_mark.line + 1): \(problem)")
        }
        defer { yaml_document_delete(&document) }
        var reader = DocumentReader(path: path)
        self =
            try yaml_document_get_root_node(&document).map { root throws(Unreadable) in
                try reader.value(of: root.pointee, in: &document, depth: 0)
            } ?? .dictionary([:])
    }
}

/// Copies a document's nodes. An alias repeats a node, which may contain itself or, repeated often, grow without end.
private struct DocumentReader {
    let path: String
    private var count = 0

    init(path: String) { self.path = path }

    private static let deepest = 64
    private static let most = 100_000

    mutating func value(
        of node: yaml_node_t, in document: inout yaml_document_t, depth: Int
    ) throws(Unreadable) -> Value {
        count += 1
        guard depth <= DocumentReader.deepest, count <= DocumentReader.most else {
            throw Unreadable(path, "its values are too many, or too deep in each other")
        }
        switch node.type {
        case YAML_SEQUENCE_NODE:
            let items = node.data.sequence.items
            var values: [Value] = []
            for item in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
                try values.append(child(item, of: &document, depth))
            }
            return .array(values)
        case YAML_MAPPING_NODE:
            let pairs = node.data.mapping.pairs
            var members: Members = [:]
            var merged: [Value] = []
            for pair in UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start) {
                guard let key = try child(pair.key, of: &document, depth).text else { continue }
                let value = try child(pair.value, of: &document, depth)
                if key == "<<" { merged += value.elements.isEmpty ? [value] : value.elements }
                members[Key(key)] = key == "<<" ? nil : value
            }
            for member in merged.flatMap(\.members) where members[member.key] == nil {
                members[member.key] = member.value
            }
            return .dictionary(members)
        default:
            let scalar = node.data.scalar
            return .string(
                String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self))
        }
    }

    private mutating func child(
        _ index: Int32, of document: inout yaml_document_t, _ depth: Int
    ) throws(Unreadable) -> Value {
        guard let node = yaml_document_get_node(&document, index) else { return .string("") }
        return try value(of: node.pointee, in: &document, depth: depth + 1)
    }
}
