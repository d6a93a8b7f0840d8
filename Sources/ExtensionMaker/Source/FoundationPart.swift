/// A module that is part of Foundation on Apple's systems, and one of its own on Linux.
struct FoundationPart {
    let module: String
    let types: [String]
    var constants: [String] = []

    /// Aliases for what a target names of it. A program that names nothing does not link it.
    func aliases(for words: TargetWords) -> [String] {
        types.filter(words.need).map { "public typealias \($0) = \(module).\($0)" }
            + constants.filter(words.need).map { "public let \($0) = \(module).\($0)" }
    }

    static let all = [
        FoundationPart(
            module: "FoundationNetworking",
            types: [
                "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
                "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionWebSocketTask",
                "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLSessionDelegate",
                "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
                "URLSessionStreamDelegate", "URLSessionWebSocketDelegate", "URLRequest", "NSURLRequest",
                "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
                "URLProtocol", "URLProtocolClient", "URLProtectionSpace", "URLCredential", "URLCredentialStorage",
                "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "HTTPCookie", "HTTPCookieStorage",
                "HTTPCookiePropertyKey",
            ],
            constants: [
                "NSURLAuthenticationMethodDefault", "NSURLAuthenticationMethodHTTPBasic",
                "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodNTLM",
                "NSURLAuthenticationMethodHTMLForm", "NSURLAuthenticationMethodNegotiate",
                "NSURLSessionTransferSizeUnknown",
            ]),
        FoundationPart(
            module: "FoundationXML",
            types: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode"]),
    ]
}
