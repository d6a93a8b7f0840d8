import Combine
import Testing

struct FutureTests {
    @Test func `A cancelled task still gets the value of a future that cannot fail`() async {
        let future = Future<Int, Never> { $0(.success(4)) }
        nonisolated(unsafe) let shared = future
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await shared.value
        }
        #expect(await task.value == 4)
    }

    @Test func `A task that is cancelled while it waits gets the value once it is there`() async {
        nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
        nonisolated(unsafe) let future = Future<Int, Never> { promise = $0 }
        let task = Task { await future.value }
        task.cancel()
        promise?(.success(5))
        #expect(await task.value == 5)
    }
}
