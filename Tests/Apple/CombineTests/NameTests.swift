import Combine
import Foundation
import Testing

/// The names of publishers that source written for Apple's systems spells out.
struct NameTests {
    private typealias Numbers = Publishers.Sequence<[Int], Never>

    private let numbers = [1, 2].publisher

    private let mapped: Publishers.Map<Numbers, String> = [1, 2].publisher.map { "\($0)" }
    private let joined: Publishers.CombineLatest3<Just<Int>, Just<String>, Just<Bool>> = Just(1)
        .combineLatest(Just("a"), Just(true))
    private let merged: Publishers.Merge3<Just<Int>, Numbers, Just<Int>> = Just(1)
        .merge(with: [2].publisher, Just(3))
    private let debounced: Publishers.Debounce<Publishers.Filter<Numbers>, DispatchQueue> = [1].publisher
        .filter { $0 > 0 }.debounce(for: 1, scheduler: DispatchQueue.main)
    private let shared: Publishers.Share<Publishers.TryMap<Numbers, Int>> = [1].publisher.tryMap { $0 }.share()

    private func flattened<P: Publisher>(_ publisher: P)
        -> Publishers.FlatMap<Just<P.Output>, Publishers.Catch<P, Empty<P.Output, Never>>>
    {
        publisher.catch { _ in Empty() }.flatMap { Just($0) }
    }

    @Test func `A publisher is stored under the name of its operator`() {
        #expect(mapped.recorded().values == ["1", "2"])
        #expect(joined.map { "\($0)\($1)\($2)" }.recorded().values == ["1atrue"])
        #expect(merged.recorded().values == [1, 2, 3])
        #expect(shared.recorded().values == [1])
        #expect(flattened(numbers).recorded().values == [1, 2])
    }

    @Test func `Up to eight publishers are merged, by operators and by name`() {
        let n = numbers
        #expect(n.merge(with: n, n, n).count().recorded().values == [8])
        #expect(n.merge(with: n, n, n, n).count().recorded().values == [10])
        #expect(n.merge(with: n, n, n, n, n).count().recorded().values == [12])
        #expect(n.merge(with: n, n, n, n, n, n).count().recorded().values == [14])
        #expect(n.merge(with: n, Just(3), n, n, n, n, Empty()).count().recorded().values == [13])
        #expect(Publishers.Merge(n, Just(3)).count().recorded().values == [3])
        #expect(Publishers.Merge8(n, n, n, n, Just(3), n, n, n).count().recorded().values == [15])
    }

    @Test func `Four publishers are joined, by operators and by name`() {
        let (n, text) = (numbers, ["a", "b"].publisher)
        #expect(n.zip(text, n, text) { "\($0)\($1)\($2)\($3)" }.recorded().values == ["1a1a", "2b2b"])
        #expect(Publishers.Zip4(n, text, n, text).count().recorded().values == [2])
        #expect(Publishers.Zip(n, text).map { "\($0)\($1)" }.recorded().values == ["1a", "2b"])
        let latest = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4))
        #expect(latest.map { "\($0)\($1)\($2)\($3)" }.recorded().values == ["1234"])
        #expect(Publishers.CombineLatest(n, text).map { "\($0)\($1)" }.recorded().values == ["2a", "2b"])
        #expect(Publishers.Concatenate(prefix: n, suffix: Just(3)).recorded().values == [1, 2, 3])
    }
}
