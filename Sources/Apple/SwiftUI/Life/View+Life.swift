public import Combine

/// Actions of a view when it appears: they are performed once the view has been evaluated, and the view is evaluated
/// again with their changes, at most four times. Nothing is remembered for the next entry.
nonisolated extension View {
    /// Performs an action before the view is shown.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LivingView(content: self, event: OnAppear(action: action ?? {}))
    }

    /// Performs an action if a value changes while the view appears, or when it appears if `initial` is true.
    public func onChange(of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action if a value changes while the view appears, or when it appears if `initial` is true.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        LivingView(content: self, event: OnChange(value: value, isNew: initial, action: action))
    }

    /// Performs an action if a value changes while the view appears.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        onChange(of: value) { action($1) }
    }

    /// Starts a task when the view appears. Anything after its first suspension comes too late to be shown: load data
    /// in the timeline provider.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Starts a task when the view appears, and again if a value changes meanwhile. Anything after its first suspension
    /// comes too late to be shown: load data in the timeline provider.
    public func task(
        id value: some Equatable, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        LivingView(content: self, event: OnTask(value: value, priority: priority, action: action))
    }

    /// Performs an action for what a publisher sends when it is subscribed to, and while the view appears.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        LivingView(content: self, event: OnReceive(publisher: publisher, action: action))
    }
}
