import CCurl
import GroupSystem

/// One request and its incoming answer. It belongs to the `Transfers` that began it.
package final class Transfer {
    let easy: UnsafeMutableRawPointer
    private let headers: UnsafeMutablePointer<curl_slist>?
    private let hear: ([UInt8]) -> Bool
    /// libcurl's error message, which says more than its code.
    private let details = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    /// Bytes not yet delivered: nothing new may be started from within libcurl's callbacks.
    private var arrived: [UInt8] = []
    let end: (Ending) -> Void
    private let silence: Silence?
    /// When the silence becomes too long.
    private(set) var deadline: MonotonicTime?

    /// How an answer ended.
    package enum Ending: Equatable {
        /// Complete, with this status.
        case answered(Int)
        /// Broken off for this reason; the outcome of the request is unknown.
        case broken(String)
    }

    package struct Request {
        package var url: String
        package var body: [UInt8]
        package var token: String?
        /// The time limit; nil for an endless answer.
        package var timeout: Duration?
        package var silence: Silence?

        package init(
            url: String, body: [UInt8], token: String? = nil, timeout: Duration? = .seconds(10),
            silence: Silence? = nil
        ) {
            (self.url, self.body, self.token, self.timeout, self.silence) = (url, body, token, timeout, silence)
        }
    }

    /// How long an endless answer may be silent. A middlebox may have dropped the connection, and would stay silent for
    /// ever.
    package struct Silence: Sendable {
        let first: Duration
        let later: Duration

        /// Limits the silence before the first bytes, and between later ones.
        package init(first: Duration, later: Duration) {
            (self.first, self.later) = (first, later)
        }
    }

    init?(_ request: Request, _ security: Security, hear: @escaping ([UInt8]) -> Bool, end: @escaping (Ending) -> Void)
    {
        guard let easy = curl_easy_init() else { return nil }
        (self.easy, self.hear, self.end, silence) = (easy, hear, end, request.silence)
        deadline = request.silence.map { .now + $0.first }
        var headers = curl_slist_append(nil, "Content-Type: application/json")
        // Without this, a large body would wait for permission to be sent.
        headers = curl_slist_append(headers, "Expect:")
        if let token = request.token { headers = curl_slist_append(headers, "Authorization: \(token)") }
        self.headers = headers
        describe(request)
        security.apply(to: easy)
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_slist_free_all(headers)
        details.deallocate()
    }

    private func describe(_ request: Request) {
        ccurl_set_text(easy, CURLOPT_URL, request.url)
        ccurl_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
        // A proxy from the environment must not see what only the cluster may see.
        ccurl_set_text(easy, CURLOPT_PROXY, "")
        ccurl_set_body(easy, request.body, request.body.count)
        details.pointee = 0
        ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, details)
        if let headers { ccurl_set_pointer(easy, CURLOPT_HTTPHEADER, headers) }
        ccurl_set_number(easy, CURLOPT_NOSIGNAL, 1)
        ccurl_set_number(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
        ccurl_set_number(easy, CURLOPT_CONNECTTIMEOUT_MS, 3_000)
        ccurl_set_number(easy, CURLOPT_TIMEOUT_MS, request.timeout.map { Int($0 / .milliseconds(1)) } ?? 0)
        ccurl_set_number(easy, CURLOPT_TCP_KEEPALIVE, 1)
        ccurl_set_number(easy, CURLOPT_TCP_KEEPIDLE, 20)
        ccurl_set_number(easy, CURLOPT_TCP_KEEPINTVL, 5)
        ccurl_set_writer(easy, hearBytes, Unmanaged.passUnretained(self).toOpaque())
    }

    func problem(_ code: CURLcode) -> String { Transfer.words(for: code, String(cString: details)) }

    fileprivate func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        arrived += bytes
        deadline = silence.map { .now + $0.later }
    }

    /// Delivers the bytes received so far. Returns false if no more are wanted.
    func deliver() -> Bool {
        guard !arrived.isEmpty else { return true }
        defer { arrived = [] }
        return hear(arrived)
    }
}

/// Returns the number of bytes taken.
private func hearBytes(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ owner: UnsafeMutableRawPointer?
) -> Int {
    guard let bytes, let owner else { return 0 }
    let transfer = Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
    let all = UnsafeRawBufferPointer(start: bytes, count: size * count).assumingMemoryBound(to: UInt8.self)
    transfer.take(all)
    return size * count
}
