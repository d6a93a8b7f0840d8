package import FoundationEssentials

/// An activity as described to the widget program that shows it, in the parameters of an instance.
package struct ActivityInstance: Hashable, Sendable {
    package var id: String
    /// JSON, as the app encoded it; empty for values that the program makes up.
    package var attributes: String
    package var state: String
    package var staleDate: Date?

    package init(id: String, attributes: String, state: String, staleDate: Date? = nil) {
        (self.id, self.attributes, self.state, self.staleDate) = (id, attributes, state, staleDate)
    }

    /// One for a picture, where nothing says what it shows.
    package static let sample = ActivityInstance(id: "sample", attributes: "", state: "")

    /// Nil if the parameters are not those of an activity.
    package init?(_ parameters: [String: Parameter]) {
        guard case .text(let id)? = parameters["activity"], case .text(let attributes)? = parameters["attributes"],
            case .text(let state)? = parameters["state"]
        else { return nil }
        self.init(id: id, attributes: attributes, state: state)
        if case .real(let seconds)? = parameters["staleDate"] { staleDate = Date(timeIntervalSince1970: seconds) }
    }

    package var parameters: [String: Parameter] {
        var parameters: [String: Parameter] = [
            "activity": .text(id), "attributes": .text(attributes), "state": .text(state),
        ]
        if let staleDate { parameters["staleDate"] = .real(staleDate.timeIntervalSince1970) }
        return parameters
    }
}
