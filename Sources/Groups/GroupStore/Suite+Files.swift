extension Suite {
    /// The files that a writer opens: the suite's, and its lock.
    package var files: [String] { [location.file, location.lock] }
}
