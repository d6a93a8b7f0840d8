extension ModelMachine {
    /// Does all that it can by then, with a network that works.
    mutating func settle(_ cluster: inout ModelCluster, at now: Int64) {
        if !isRunning { start() }
        if !isConnected { connect(cluster, at: now) }
        for _ in 0..<100 {
            while hasActions { act(at: now) }
            arrive(&cluster)
            hearAnswer(at: now)
            if !hasActions { hear(cluster, atMost: 100, at: now) }
            if !hasActions { look(at: now) }
        }
    }

    /// Does its actions until a transaction is on its way.
    mutating func send(at now: Int64) {
        while hasActions, sent == nil { act(at: now) }
    }
}
