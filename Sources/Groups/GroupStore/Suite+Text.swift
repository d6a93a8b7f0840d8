/// The suite as text, damaged or not, for editors.
extension Suite {
    /// The bytes of the file; nil if there is no file.
    public func text() throws -> [UInt8]? {
        try SuiteFile(location)?.text.bytes
    }

    /// Replaces the whole file, provided that it is still the one that the text was based on. The text must be a valid
    /// suite; the old one may be damaged.
    public func replaceText(
        with new: [UInt8], ifStill old: [UInt8]?, waitingAtMost patience: Duration = Suite.patience
    ) throws {
        let text = Text(new)
        do throws(Damage) {
            _ = try SuiteText(text)
        } catch {
            throw StoreError(path: path, .damaged(error))
        }
        try locked(patience) { (directory, lock) in
            let file = try SuiteFile(location, in: directory)
            guard file?.text.bytes == old else { throw StoreError(path: path, .changedMeanwhile) }
            return try replace(with: Splices(of: text), ifStill: file?.stamp, .synced, directory, &lock) ? () : nil
        }
    }
}
