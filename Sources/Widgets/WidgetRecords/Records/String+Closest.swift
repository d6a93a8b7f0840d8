import GroupText

extension String {
    /// The one that was probably meant; nil if none is near. Words of one or two letters are all near one another.
    func closest(among candidates: [String]) -> String? {
        GroupText.closest(to: self, among: candidates, within: count < 3 ? 0 : count / 3)
    }
}
