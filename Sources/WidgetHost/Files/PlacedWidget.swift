import GroupStore
public import WidgetArchive

/// A widget that is placed, and the program that fills it.
public struct PlacedWidget: Hashable, Sendable {
    public var instance: Instance
    public var program: String

    public var id: String { instance.id }

    public init(_ instance: Instance, program: String) {
        self.instance = instance
        self.program = program
    }
}

extension PlacedWidget {
    /// What the suite of placed widgets holds under the widget's id.
    private struct Record: Codable {
        var kind: String
        var family: Family
        var program: String
        var parameters: [String: Parameter]?
    }

    init(id: String, value: Value) throws {
        do {
            let record = try value.record(Record.self)
            let instance = Instance(
                id: id, kind: record.kind, family: record.family, parameters: record.parameters ?? [:])
            self.init(instance, program: record.program)
        } catch {
            throw HostError.badRecord("the widget '\(id)'", reason: "\(error)")
        }
    }

    var value: Value {
        get throws {
            try Value(
                record: Record(
                    kind: instance.kind, family: instance.family, program: program, parameters: instance.parameters))
        }
    }
}
