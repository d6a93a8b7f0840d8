package import WidgetArchive

/// How large texts and images are on a screen.
package protocol TextMeasurer {
    /// The size of a text in a space: broken into lines no wider than that, and no more of them than have room.
    /// Its runs are words and symbols only; what depends on the time has been put into words.
    func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure

    /// The size of an image that nobody resizes.
    func measure(_ picture: Node.Picture) -> Measure
}
