/// The verbs of `groupdefaults sync`, known to both the tool and the program behind it.
package enum SyncVerb: String, CaseIterable, Sendable {
    case add, remove, run, status, conflicts, log

    package var summary: String {
        switch self {
        case .add: "choose the cluster and the suites"
        case .remove: "stop keeping suites in step"
        case .run: "keep the suites in step until it is ended"
        case .status: "show how far the suites are in step"
        case .conflicts: "list the values that lost, restore or forget them"
        case .log: "print what came, what went and what was refused, with times"
        }
    }
}
