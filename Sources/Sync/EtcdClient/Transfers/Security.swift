import CCurl

/// The certificates by which the cluster and this machine identify each other.
package struct Security: Hashable, Sendable {
    /// The file of trusted authorities; nil for the system's.
    package var authorities: String?
    /// The files of our own certificate and key.
    package var certificate: String?
    package var key: String?

    package init(authorities: String? = nil, certificate: String? = nil, key: String? = nil) {
        (self.authorities, self.certificate, self.key) = (authorities, certificate, key)
    }

    func apply(to easy: UnsafeMutableRawPointer) {
        if let authorities { ccurl_set_text(easy, CURLOPT_CAINFO, authorities) }
        if let certificate { ccurl_set_text(easy, CURLOPT_SSLCERT, certificate) }
        if let key { ccurl_set_text(easy, CURLOPT_SSLKEY, key) }
    }
}
