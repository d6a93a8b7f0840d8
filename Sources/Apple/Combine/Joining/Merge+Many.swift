extension Publishers {
    /// Publishes what 3 publishers have, as it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let add: (any Merger<A.Output, A.Failure>) -> Void

        /// Publishes what 3 publishers have, as it comes.
        public init(_ a: A, _ b: B, _ c: C) {
            add = { merging in
                merging.add(a)
                merging.add(b)
                merging.add(c)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: 3)
            merging.begin()
            add(merging)
        }
    }

    /// Publishes what 4 publishers have, as it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let add: (any Merger<A.Output, A.Failure>) -> Void

        /// Publishes what 4 publishers have, as it comes.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            add = { merging in
                merging.add(a)
                merging.add(b)
                merging.add(c)
                merging.add(d)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: 4)
            merging.begin()
            add(merging)
        }
    }

    /// Publishes what 5 publishers have, as it comes.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let add: (any Merger<A.Output, A.Failure>) -> Void

        /// Publishes what 5 publishers have, as it comes.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            add = { merging in
                merging.add(a)
                merging.add(b)
                merging.add(c)
                merging.add(d)
                merging.add(e)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: 5)
            merging.begin()
            add(merging)
        }
    }

    /// Publishes what 6 publishers have, as it comes.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let add: (any Merger<A.Output, A.Failure>) -> Void

        /// Publishes what 6 publishers have, as it comes.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            add = { merging in
                merging.add(a)
                merging.add(b)
                merging.add(c)
                merging.add(d)
                merging.add(e)
                merging.add(f)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: 6)
            merging.begin()
            add(merging)
        }
    }

    /// Publishes what 7 publishers have, as it comes.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let add: (any Merger<A.Output, A.Failure>) -> Void

        /// Publishes what 7 publishers have, as it comes.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            add = { merging in
                merging.add(a)
                merging.add(b)
                merging.add(c)
                merging.add(d)
                merging.add(e)
                merging.add(f)
                merging.add(g)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: 7)
            merging.begin()
            add(merging)
        }
    }

    /// Publishes what 8 publishers have, as it comes.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let add: (any Merger<A.Output, A.Failure>) -> Void

        /// Publishes what 8 publishers have, as it comes.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            add = { merging in
                merging.add(a)
                merging.add(b)
                merging.add(c)
                merging.add(d)
                merging.add(e)
                merging.add(f)
                merging.add(g)
                merging.add(h)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = Merging(subscriber, count: 8)
            merging.begin()
            add(merging)
        }
    }
}
