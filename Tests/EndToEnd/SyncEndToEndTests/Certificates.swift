import Foundation
import TestSupport
import Testing

/// An authority of a test's own, with a certificate for a cluster and one for its clients.
final class Certificates {
    private let directory = TemporaryDirectory()

    static let isPossible =
        (try? ChildProcess("openssl", ["version"], environment: environment).wait().code) == 0
    static let excuse: Comment = "openssl is missing: apt-get install openssl"

    private static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

    init() throws {
        let script = """
            cd "$1" && umask 077
            new="req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
            for name in ca other; do
                openssl $new -x509 -subj /CN=$name -keyout $name.key -out $name.crt || exit
            done
            printf 'subjectAltName = IP:127.0.0.1\\nextendedKeyUsage = serverAuth, clientAuth\\n' >server.ext
            printf 'extendedKeyUsage = clientAuth\\n' >client.ext
            for name in server client; do
                openssl $new -subj /CN=$name -keyout $name.key -out $name.csr &&
                    openssl x509 -req -in $name.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 \
                        -extfile $name.ext -out $name.crt || exit
            done
            """
        let words = ["-c", script, "sh", directory.path]
        let outcome = try ChildProcess("/bin/sh", words, environment: Certificates.environment).wait()
        guard outcome.code == 0 else { throw Machine.Failed(outcome: outcome) }
    }

    func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    /// A cluster that wants to see a certificate of each client.
    var serverOptions: [String] {
        [
            "--cert-file", path("server.crt"), "--key-file", path("server.key"), "--trusted-ca-file", path("ca.crt"),
            "--client-cert-auth",
        ]
    }

    /// Those of etcdctl.
    var clientOptions: [String] {
        ["--cacert", path("ca.crt"), "--cert", path("client.crt"), "--key", path("client.key")]
    }
}
