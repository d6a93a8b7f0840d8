package import GroupStore

extension SuiteSync {
    /// What happens.
    package enum Event: Sendable {
        /// These keys of the suite have these values now, and changed in one step.
        case local([Key: Value?])
        /// The cluster's clock is so many milliseconds ahead of this machine's.
        case clock(ahead: Int64)
        /// A cluster can be asked, whose history has come to a revision. All of it may be read, to know when that is done.
        case connected(cluster: String, revision: Int64, readsAll: Bool = false)
        /// It can be asked no more; what was not answered may have been done or not.
        case disconnected
        /// What was asked by `recall`: the key as it was, or nil if the cluster had nothing of it.
        case recalled(RemoteChange?)
        /// The watch has begun.
        case watching
        /// All that happened up to a revision, since the last of these.
        case remote(RemoteNews, revision: Int64)
        /// What was asked cannot be told, since the cluster has forgotten it.
        case compacted
        /// All that there is at a revision.
        case everything(RemoteNews, revision: Int64)
        /// The transaction was written, by a revision.
        case committed(revision: Int64)
        /// The transaction was not written: these keys, and this machine's note, last changed by these revisions, or are
        /// not there (0).
        case refused(revisions: [Key: Int64], note: Int64 = 0)
        /// The cluster does not want the transaction, for this reason, and has not written it.
        case denied(String)
        /// There is no answer to the transaction, and will be none.
        case unanswered
        /// The suite was written, but for keys that had changed meanwhile, to these values.
        case applied(Step, leftAlone: [Key: Value?])
        /// A moment that was asked for has come.
        case time
        /// The process is about to end.
        case ending
    }

    /// What is to be done.
    package enum Action: Sendable {
        /// Save these keys of the ledger's suite, durably, before anything that follows.
        case save([Key: Value?])
        case send(Transaction)
        /// Write to the suite in one step, and tell how that went. Nothing follows in the same list.
        case apply(Step)
        case watch(from: Int64)
        case readAll
        /// Ask for a key as it was at a revision.
        case recall(Key, at: Int64)
        /// Say that the cluster has lost what it had told.
        case tellSetBack
        /// Remove the records of these removals, if they changed last by these revisions. Nobody waits for it.
        case sweep([Key: Int64])
        /// Tell of the time then.
        case wake(at: Int64)
        /// Tell of these keys of the suite, as `local`, whether or not anyone has told of a change.
        case look([Key])
        /// Tell of all that the suite holds, as `local`.
        case reread
    }

    /// Keys to be written to the suite in one step.
    package struct Step: Sendable {
        package internal(set) var items: [Key: Item]
        /// All up to this revision has been dealt with when this is done.
        let revision: Int64
        /// The revision of this machine's note by then, if it was told.
        let note: Int64?

        package struct Item: Sendable {
            package let value: Value?
            /// What the key must still have in the suite.
            package let expected: Fingerprint?
            let change: RemoteChange
            /// What is agreed on when this is done.
            let base: Ledger.Base
        }
    }
}
