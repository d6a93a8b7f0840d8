extension Program {
    /// That of all programs and packages. It is here alone, and that of the newest entry of CHANGELOG.md.
    package static let version = "0.1.0"
}
