import Foundation

protocol ApiRequest {
    var path: String { get }
}

struct GetVehicleStatus: ApiRequest {
    let vehicleId: Int

    var path: String { "vehicles/\(vehicleId)/status" }
}

struct ApiClient {
    enum CachePolicy {
        case loadOnly, useCache
    }

    struct Failure: Error {
        let message: String
    }

    func executeClosure<Response: Decodable>(
        request: some ApiRequest, cache: CachePolicy, completion: @escaping (Result<Response, any Error>) -> Void
    ) {
        let server = UserDefaultsCache().string(forKey: .serverURLKey) ?? ""
        guard let url = URL(string: "\(server)/\(request.path)") else {
            return completion(.failure(Failure(message: "'\(server)' is no address of a server")))
        }
        var urlRequest = URLRequest(url: url)
        urlRequest.cachePolicy = cache == .loadOnly ? .reloadIgnoringLocalCacheData : .useProtocolCachePolicy
        urlRequest.setValue("Bearer \(ApiAuthenticator().currentToken ?? "")", forHTTPHeaderField: "Authorization")
        URLSession.shared.dataTask(with: urlRequest) { data, _, error in
            completion(
                Result {
                    guard let data, error == nil else { throw error ?? Failure(message: "no data") }
                    let decoder = JSONDecoder()
                    decoder.dateDecodingStrategy = .iso8601
                    return try decoder.decode(Response.self, from: data)
                })
        }.resume()
    }
}
