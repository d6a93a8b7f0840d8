import CCurl

/// By what a cluster is known to us, and we to it.
package struct Security: Hashable, Sendable {
    /// The file of the authorities that vouch for it; nil for the system's.
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
