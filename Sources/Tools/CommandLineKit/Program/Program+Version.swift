extension Program {
    /// The version of all programs and packages. It is only stated here and in the newest entry of CHANGELOG.md.
    package static let version = "0.1.0"
}
