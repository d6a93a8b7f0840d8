/// For editors: the suite as text, damaged or not.
extension Suite {
    /// The bytes of the file; nil if there is none.
    public func text() throws -> [UInt8]? {
        try SuiteFile(location)?.text.bytes
    }

    /// Puts a text in the place of the whole file, if the file still is what the text was made from.
    /// The text must be that of a suite; the one that it replaces may be damaged.
    public func replaceText(
        with new: [UInt8], ifStill old: [UInt8]?, waitingAtMost patience: Duration = Suite.patience
    ) throws {
        let text = Text(new)
        do throws(Damage) {
            _ = try Document(text)
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
