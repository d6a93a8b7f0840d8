import CommandLineKit
import GroupSystem

/// A password, which never appears on a command line.
enum Password {
    static let variable = "GROUPDEFAULTS_SYNC_PASSWORD"

    static func read(file: String?) throws -> String {
        guard let file else {
            if let password = ProcessEnvironment.words(variable) { return password }
            throw Failure.usage(
                "there is no password for the user", hint: "set $\(variable), or 'sync add' with --password-file FILE")
        }
        return try SecretFile.read(file)
    }
}
