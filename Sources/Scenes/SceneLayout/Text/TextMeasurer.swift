package import WidgetArchive

/// Measures text and images for a screen.
package protocol TextMeasurer {
    /// The size of a text, broken and truncated to fit a proposal. Its live runs have been resolved to words.
    func measure(_ paragraph: Paragraph, in proposal: Proposal) -> Measure

    /// The natural size of an image.
    func measure(_ picture: Node.Picture) -> Measure
}
