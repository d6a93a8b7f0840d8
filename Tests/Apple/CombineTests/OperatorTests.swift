import Combine
import Foundation
import Testing

struct OperatorTests {
    private let numbers = (1...5).publisher

    private func failing(after values: Int...) -> AnyPublisher<Int, Mishap> {
        values.publisher.setFailureType(to: Mishap.self).append(Fail(error: Mishap())).eraseToAnyPublisher()
    }

    @Test func `Values are changed, left out and added up`() {
        #expect(numbers.map { $0 * 2 }.recorded().values == [2, 4, 6, 8, 10])
        #expect(["a", "bb"].publisher.map(\.count).recorded().values == [1, 2])
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded().values == [1, 3])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).recorded().values == [1, 0, 3])
        #expect([1, 1, 2, 1].publisher.removeDuplicates().recorded().values == [1, 2, 1])
        #expect(numbers.scan(0, +).recorded().values == [1, 3, 6, 10, 15])
        #expect(numbers.reduce(0, +).recorded().values == [15])
        #expect(numbers.collect().recorded().values == [[1, 2, 3, 4, 5]])
        #expect(numbers.collect(2).recorded().values == [[1, 2], [3, 4], [5]])
    }

    @Test func `Parts of a stream end where they should`() {
        #expect(numbers.first().recorded().values == [1])
        #expect(numbers.first { $0 > 2 }.recorded().values == [3])
        #expect(numbers.prefix(2).recorded().values == [1, 2])
        #expect(numbers.prefix(2).recorded().ends == ["finished"])
        #expect(numbers.prefix(0).recorded().ends == ["finished"])
        #expect(numbers.prefix { $0 < 4 }.recorded().values == [1, 2, 3])
        #expect(numbers.dropFirst().recorded().values == [2, 3, 4, 5])
    }

    @Test func `Arrays of no values are refused`() async {
        await #expect(processExitsWith: .failure) { _ = Just(1).collect(0) }
    }

    @Test func `What throws fails the stream, and nothing follows`() {
        let recorder = numbers.tryMap { if $0 == 3 { throw Mishap() } else { $0 } }.recorded()
        #expect(recorder.values == [1, 2])
        #expect(recorder.ends == ["Mishap()"])
    }

    @Test func `Failures are replaced, changed and tried again`() {
        #expect(failing(after: 1).replaceError(with: 7).recorded().values == [1, 7])
        #expect(failing(after: 1).catch { _ in Just(8) }.recorded().values == [1, 8])
        #expect(failing(after: 1).retry(2).recorded().values == [1, 1, 1])
        #expect(failing(after: 1).retry(2).recorded().ends == ["Mishap()"])
        #expect(failing(after: 1).mapError { _ in CancellationError() }.recorded().ends == ["CancellationError()"])
    }

    @Test func `Publishers are joined`() {
        #expect(numbers.prepend(0).append(6).recorded().values == [0, 1, 2, 3, 4, 5, 6])
        #expect(numbers.zip(["a", "b"].publisher).map { "\($0)\($1)" }.recorded().values == ["1a", "2b"])
        #expect(numbers.zip(["a", "b"].publisher).map { "\($0)\($1)" }.recorded().ends == ["finished"])
        let letters = ["a", "b", "c"].publisher
        #expect(Publishers.Zip(numbers, letters).map { "\($0)\($1)" }.recorded().values == ["1a", "2b", "3c"])
        #expect(Publishers.Zip3(numbers, letters, numbers).map { "\($0)\($1)\($2)" }.recorded().values.last == "3c3")
        #expect(numbers.zip(letters, numbers).map { "\($0)\($1)\($2)" }.recorded().values.first == "1a1")
        #expect(Publishers.CombineLatest(numbers, Just("a")).map { "\($0)\($1)" }.recorded().values == ["5a"])
        #expect(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }.recorded().values == [6])
        #expect(Set(Publishers.Merge(numbers, Just(9)).recorded().values) == [1, 2, 3, 4, 5, 9])
        #expect(Publishers.MergeMany(numbers, numbers).recorded().values.count == 10)
        #expect(numbers.flatMap { Array(repeating: $0, count: $0).publisher }.recorded().values.count == 15)
    }

    @Test func `The latest values are combined`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        a.send(completion: .finished)
        b.send("y")
        #expect(recorder.values == ["2x", "3x", "3y"])
        #expect(recorder.ends == [])
        b.send(completion: .finished)
        #expect(recorder.ends == ["finished"])
    }

    @Test func `Up to four publishers are combined`() {
        let three = Just(1).combineLatest(Just("a"), Just(true))
        #expect(three.map { "\($0)\($1)\($2)" }.recorded().values == ["1atrue"])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4))
        #expect(four.map { "\($0)\($1)\($2)\($3)" }.recorded().values == ["1234"])
    }

    @Test func `The latest publisher counts`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let recorder = outer.switchToLatest().recorded()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.ends == [])
        b.send(completion: .finished)
        #expect(recorder.values == [1, 3])
        #expect(recorder.ends == ["finished"])
    }

    @Test func `Only so many publishers are followed at once`() {
        var made: [PassthroughSubject<Int, Never>] = []
        let recorder = numbers.flatMap(maxPublishers: .max(2)) { _ in
            made.append(PassthroughSubject())
            return made.last!
        }.recorded()
        #expect(made.count == 2)
        made[0].send(10)
        made[0].send(completion: .finished)
        #expect(made.count == 3)
        #expect(recorder.values == [10])
    }

    @Test func `Data is decoded`() throws {
        let data = Data("[1, 2]".utf8)
        let decoded = Just(data).decode(type: [Int].self, decoder: JSONDecoder()).recorded()
        #expect(decoded.values == [[1, 2]])
        #expect(Just(Data("?".utf8)).decode(type: Int.self, decoder: JSONDecoder()).recorded().ends.count == 1)
    }

    @Test func `Events are handled in their order`() {
        var events: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
            receiveCancel: { events.append("cancel") }, receiveRequest: { _ in events.append("request") }
        ).sink { _ in events.append("sink") }
        subject.send(1)
        cancellable.cancel()
        subject.send(2)
        #expect(events == ["subscription", "request", "1", "sink", "cancel"])
    }
}
