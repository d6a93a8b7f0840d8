/// A part of a scene: something visible, a layout of others, or a modification of one other.
///
/// In a file, an object with one key, the kind of node: `{"spacer": {"minimum": 8}}`.
package indirect enum Node: Hashable, Sendable {
    // Visible nodes.
    case text(Paragraph)
    case image(Picture)
    case surface(Surface)
    case divider(Divider)
    case gauge(Gauge)

    // Layouts.
    case stack(Stack)
    case grid(Grid)
    case spacer(Spacer)
    /// The first of several choices that fits.
    case fitting(Fitting)

    // Modifications of one content.
    case frame(Frame)
    case padding(Padding)
    case sizing(Sizing)
    case layered(Layered)
    case clipped(Clipped)
    case masked(Masked)
    case effect(Effect)
    case target(Target)
    case label(Label)
    /// Content that can be found again in the next scene.
    case identified(Identified)
    /// Content that fills its space, made for a space of a certain size.
    case made(Made)
    /// The number of a node that the program has not made yet; never in an archive.
    case deferred(Int)

    /// Nothing; it takes no space.
    package static let nothing = Node.stack(Stack(.vertical, []))
}
