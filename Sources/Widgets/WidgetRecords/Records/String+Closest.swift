import GroupText

extension String {
    /// The candidate that was probably meant; nil if none is close. Words of one or two letters are all close to one
    /// another.
    func closest(among candidates: [String]) -> String? {
        GroupText.closest(to: self, among: candidates, within: count < 3 ? 0 : count / 3)
    }
}
