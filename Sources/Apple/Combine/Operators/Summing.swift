extension Publisher {
    /// Publishes a running result, which a closure updates with each element.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        stepping(from: initialResult) { result, value in
            result = nextPartialResult(result, value)
            return .pass(result)
        }
    }

    /// Publishes the result of combining all elements.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        summed(from: initialResult) { $0 = nextPartialResult($0, $1) }
    }

    /// Publishes all elements at the end, as one array.
    public func collect() -> some Publisher<[Output], Failure> { summed(from: []) { $0.append($1) } }

    private func summed<T>(from initial: T, add: @escaping (inout T, Output) -> Void) -> some Publisher<T, Failure> {
        AnyPublisher<T, Failure> { outlet in
            var result = initial
            outlet.follow(self, asking: .once(.unlimited), onValue: { value, _ in add(&result, value) }) { end in
                if !end.isFailure { outlet.send(result) }
                outlet.finish(end)
            }
        }
    }

    /// Publishes arrays of a number of elements, which must be positive; the last array has the remaining ones.
    public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
        precondition(count > 0, "an array of collected values has at least one")
        return AnyPublisher<[Output], Failure>.attaching { down in
            var collected: [Output] = []
            let step = { (value: Output) -> Step<[Output]> in
                collected.append(value)
                return collected.count < count ? .skip : .pass(exchange(&collected, with: []))
            }
            subscribe(Pipe(down, step: step, ending: { $0 }, remainder: { collected.isEmpty ? nil : collected }))
        }
    }
}
