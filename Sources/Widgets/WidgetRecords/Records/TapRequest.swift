package import GroupStore
package import WidgetArchive

/// A tap on a widget, which the host removes when it carries it out.
package struct TapRequest: Hashable, Sendable {
    /// The suite of all taps, each under its own key.
    package static let suite = "taps"

    package var widget: String
    package var action: Action

    package init(widget: String, action: Action) {
        (self.widget, self.action) = (widget, action)
    }
}

extension TapRequest: ArchiveRecord {
    package static var blank: Self { Self(widget: "", action: .open(url: "")) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("widget", &widget)
        try visitor.member("action", &action)
    }
}

extension TapRequest {
    package init(_ value: Value) throws { self = try value.record() }

    package var value: Value {
        get throws { try Value(record: self) }
    }
}
