import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import TestSupport
import Testing

private struct Cups: Decodable, Equatable {
    let count: Int
}

private final class Loader: ObservableObject {
    @Published var cups: Cups?
    @Published var failure: String?
    private var cancellables: Set<AnyCancellable> = []

    func load(_ url: URL) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: Cups?.self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.global())
            .sink { [weak self] end in
                if case .failure(let error) = end { self?.failure = "\(type(of: error))" }
            } receiveValue: { [weak self] in
                self?.cups = $0
            }
            .store(in: &cancellables)
    }
}

struct DataTaskPublisherTests {
    @Test func `What is loaded is decoded into a model`() throws {
        let loader = Loader()
        loader.load(try #require(URL(string: "data:application/json,%7B%22count%22:3%7D")))
        #expect(eventually { loader.cups == Cups(count: 3) })
    }

    @Test func `What cannot be loaded fails with an error of its own type`() throws {
        let loader = Loader()
        loader.load(try #require(URL(string: "http://127.0.0.1:1/")))
        #expect(eventually { loader.failure == "URLError" })
    }
}
