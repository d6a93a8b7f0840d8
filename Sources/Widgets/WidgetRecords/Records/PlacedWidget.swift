package import GroupStore
package import WidgetArchive

/// A placed widget, and the program that provides its timelines.
package struct PlacedWidget: Hashable, Sendable {
    /// The suite of all placed widgets, each under its id.
    package static let suite = "placed"

    package var instance: Instance
    package var program: String

    package var id: String { instance.id }

    package init(_ instance: Instance, program: String) {
        self.instance = instance
        self.program = program
    }
}

extension PlacedWidget {
    /// A placed widget's record, without the id, which is its key.
    private struct Record: ArchiveValue {
        let widget: PlacedWidget

        init(_ widget: PlacedWidget) {
            self.widget = widget
        }

        init(from json: JSONValue) throws(ArchiveError) {
            let instance = Instance(
                kind: try json.value("kind"), family: try json.value("family"),
                parameters: try json.value("parameters", or: [:]))
            widget = PlacedWidget(instance, program: try json.value("program"))
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.member("kind", widget.instance.kind)
                json.member("family", widget.instance.family)
                json.member("program", widget.program)
                json.member("parameters", widget.instance.parameters)
            }
        }
    }

    package init(id: String, value: Value) throws {
        guard PlacedWidget.canBeID(id) else {
            throw WidgetError.badRecord("the widget '\(id)'", reason: "its id cannot be the name of a file")
        }
        do {
            self = try value.record(Record.self).widget
            instance.id = id
        } catch {
            throw WidgetError.badRecord("the widget '\(id)'", reason: "\(error)")
        }
    }

    /// Whether a text can be an id, which becomes part of file names.
    static func canBeID(_ id: String) -> Bool {
        !id.isEmpty && !id.hasPrefix(".") && !id.utf8.contains(UInt8(ascii: "/")) && id.utf8.count <= 200
    }

    package var value: Value {
        get throws {
            try Value(record: Record(self))
        }
    }
}
