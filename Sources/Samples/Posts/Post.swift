import Foundation

struct Post: Identifiable, Codable {
    let id: Int
    let title: String
    let body: String
}

/// The server, or the one that the environment names instead.
private let server = ProcessInfo.processInfo.environment["POSTS_SERVER"] ?? "https://jsonplaceholder.typicode.com"

func fetchData(completion: @escaping ([Post]) -> Void) {
    let url = URL(string: "\(server)/posts")!

    URLSession.shared.dataTask(with: url) { data, response, error in
        guard let data = data, error == nil else {
            print("Failed to fetch data: \(error?.localizedDescription ?? "No error description")")
            return
        }

        if let posts = try? JSONDecoder().decode([Post].self, from: data) {
            DispatchQueue.main.async {
                completion(posts)
            }
        } else {
            print("Failed to decode JSON")
        }
    }.resume()
}
