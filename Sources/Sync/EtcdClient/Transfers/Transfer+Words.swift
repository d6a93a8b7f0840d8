import CCurl

extension Transfer {
    /// Explains to a person why a request failed.
    static func words(for code: CURLcode, _ details: String) -> String {
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST: "its name cannot be resolved"
        case CURLE_COULDNT_CONNECT: "cannot connect"
        case CURLE_OPERATION_TIMEDOUT: "it does not answer in time"
        case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE: "it closed the connection"
        case CURLE_PEER_FAILED_VERIFICATION:
            "its certificate is not from a trusted authority, or is for another address"
        case CURLE_SSL_CACERT_BADFILE: "the file of its authority cannot be used"
        case CURLE_SSL_CERTPROBLEM: "the certificate or the key of this machine cannot be used"
        case CURLE_SSL_CONNECT_ERROR, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
            // Since TLS 1.3, a missing client certificate is reported with the answer.
            details.contains("certificate") ? "it requires a client certificate" : text(of: code)
        default: text(of: code)
        }
    }

    private static func text(of code: CURLcode) -> String { String(cString: curl_easy_strerror(code)) }
}
