import Combine

/// Something that a view does in its life.
protocol LifeEvent {
    /// Called in each pass in which the view is there.
    @MainActor func pass(in context: Context)
}

/// A view that appears.
struct OnAppear: LifeEvent {
    let action: () -> Void

    @MainActor func pass(in context: Context) {
        guard context.change(to: true, isNew: true) != nil else { return }
        context.recorder.life.afterwards { context.inside(action) }
    }
}

/// A view that waits for a value to change.
struct OnChange<Value: Equatable>: LifeEvent {
    let value: Value
    let isNew: Bool
    let action: (Value, Value) -> Void

    @MainActor func pass(in context: Context) {
        guard let old = context.change(to: value, isNew: isNew) else { return }
        context.recorder.life.afterwards { context.inside { action(old, value) } }
    }
}

/// A view with a task for each value.
struct OnTask<Value: Equatable>: LifeEvent {
    let value: Value
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor func pass(in context: Context) {
        let task = context.recorder.life.kept(at: context.identity) { StartedTask() }
        guard context.change(to: value, isNew: true) != nil else { return }
        context.recorder.life.atLast { task.start(action, priority, in: context) }
    }
}

/// A view that listens to a publisher.
struct OnReceive<Source: Publisher>: LifeEvent where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    @MainActor func pass(in context: Context) {
        guard context.change(to: true, isNew: true) != nil else { return }
        let life = context.recorder.life
        life.afterwards {
            let subscription = publisher.sink { value in context.inside { action(value) } }
            life.atEnd(subscription.cancel)
        }
    }
}

extension Context {
    /// The value of the previous pass if it differs. If there is none, this value if `isNew`, and otherwise nil.
    fileprivate func change<Value: Equatable>(to value: Value, isNew: Bool) -> Value? {
        let seen = recorder.life.kept(at: identity) { SeenValue<Value>() }
        defer { seen.value = value }
        guard let old = seen.value else { return isNew ? value : nil }
        return old == value ? nil : old
    }
}

private final class SeenValue<Value> {
    var value: Value?
}

/// The task of a view, which ends with it.
@MainActor private final class StartedTask {
    private var task: Task<Void, Never>?
    private var isRunning = false

    nonisolated init() {}

    func start(_ action: @escaping @Sendable () async -> Void, _ priority: TaskPriority, in context: Context) {
        task?.cancel()
        isRunning = true
        let task = context.inside {
            Task.immediate(priority: priority) {
                await action()
                isRunning = false
            }
        }
        self.task = task
        context.recorder.life.atEnd { [self] in
            if isRunning { context.note(StartedTask.lateness) }
            task.cancel()
        }
    }

    private static let lateness =
        "A `.task` goes on after its first suspension, too late to be shown; load data in the timeline provider"
}
