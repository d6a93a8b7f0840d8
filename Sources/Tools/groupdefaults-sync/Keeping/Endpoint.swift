import CommandLineKit

/// The address of a cluster member.
enum Endpoint {
    /// Checks addresses given by a person. Without encryption, anyone on the way can read and change everything, so it
    /// is only allowed for this machine, or on explicit request.
    static func list(_ words: String, allowsUnencrypted: Bool) throws(Failure) -> [String] {
        let all = words.split(separator: ",").map(String.init)
        if all.isEmpty { throw .usage("add: --to needs an address such as https://a:2379") }
        for one in all { try check(one, allowsUnencrypted: allowsUnencrypted) }
        return all.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    static func check(_ address: String, allowsUnencrypted: Bool) throws(Failure) {
        let isEncrypted = address.hasPrefix("https://")
        guard isEncrypted || address.hasPrefix("http://") else {
            throw .usage("'\(address)' is not an address such as https://a:2379")
        }
        let place = address.dropFirst(isEncrypted ? 8 : 7).prefix { $0 != "/" }
        if place.isEmpty || place.contains("@") {
            throw .usage("'\(address)' is not an address such as https://a:2379", hint: "use --user to name a user")
        }
        if isEncrypted || allowsUnencrypted || isLoopback(place) { return }
        throw .usage(
            "'\(address)' is not encrypted: anyone on the network could read and change everything",
            hint: "use https://, or --unencrypted if you trust the network")
    }

    private static func isLoopback(_ place: Substring) -> Bool {
        if place == "[::1]" || place.hasPrefix("[::1]:") { return true }
        let host = place.prefix { $0 != ":" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return host == "localhost" || parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
