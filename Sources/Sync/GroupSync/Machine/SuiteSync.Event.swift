package import GroupStore

extension SuiteSync {
    /// An event, to which the state machine responds by actions.
    package enum Event: Sendable {
        /// These keys changed in the suite in one step, and now have these values.
        case local([Key: Value?])
        /// The cluster's clock is this many milliseconds ahead of this machine's.
        case clock(ahead: Int64)
        /// A cluster is connected, whose history has reached a revision. With `readsAll`, everything is read, since
        /// only that has a known end.
        case connected(cluster: String, revision: Int64, readsAll: Bool = false)
        /// The connection is lost; the outcome of unanswered requests is unknown.
        case disconnected
        /// The answer to `recall`: the key as it was, or nil if the cluster had no record of it.
        case recalled(RemoteChange?)
        /// The watch has begun.
        case watching
        /// All events up to a revision, since the last such report.
        case remote(RemoteNews, revision: Int64)
        /// The requested revision has been compacted.
        case compacted
        /// The cluster's complete contents at a revision.
        case everything(RemoteNews, revision: Int64)
        /// The transaction was written, with this revision.
        case committed(revision: Int64)
        /// The transaction was not written: these are the modification revisions of its keys and of this machine's
        /// note; 0 if absent.
        case refused(revisions: [Key: Int64], note: Int64 = 0)
        /// The cluster denied the transaction for this reason, and has not written it.
        case denied(String)
        /// The transaction remains unanswered.
        case unanswered
        /// The suite was written, except for keys that had meanwhile changed to these values.
        case applied(Step, leftAlone: [Key: Value?])
        /// A requested time has come.
        case time
        /// The process is about to end.
        case ending
    }

    /// An action to be performed.
    package enum Action: Sendable {
        /// Save these keys of the ledger's suite durably, before performing any later action.
        case save([Key: Value?])
        case send(Transaction)
        /// Write to the suite in one step, and report the outcome. It is always the last action of a list.
        case apply(Step)
        case watch(from: Int64)
        case readAll
        /// Request a key's state at a revision.
        case recall(Key, at: Int64)
        /// Report that the cluster has lost changes.
        case tellSetBack
        /// Remove these removal records, if they have these modification revisions. No answer is awaited.
        case sweep([Key: Int64])
        /// Write a notice to the cluster, for another machine. No answer is awaited.
        case inform(ConflictNotice)
        /// Remove the notices of these names, if they have these modification revisions. No answer is awaited.
        case removeNotices([String: Int64])
        /// Report the time then.
        case wake(at: Int64)
        /// Report these keys of the suite by `local`, whether or not a change was reported.
        case look([Key])
        /// Report the whole suite by `local`.
        case reread
    }

    /// Keys to be written to the suite in one step.
    package struct Step: Sendable {
        package internal(set) var items: [Key: Item]
        /// The revision up to which everything has been processed once this is done.
        let revision: Int64
        /// The revision of this machine's note by then, if reported.
        let note: Int64?

        package struct Item: Sendable {
            package let value: Value?
            /// The value that the key must still have in the suite.
            package let expected: Fingerprint?
            let change: RemoteChange
            /// The agreed state once this is done.
            let base: Ledger.Base
        }
    }
}
