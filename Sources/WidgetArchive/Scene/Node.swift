/// A part of a scene: something to see, a way to arrange others, or something done to one other.
///
/// In a file, an object with one key, which says what it is: `{"spacer": {"minimum": 8}}`.
package indirect enum Node: Hashable, Sendable {
    // What is seen.
    case text(Paragraph)
    case image(Picture)
    case surface(Surface)
    case divider(Divider)
    case gauge(Gauge)

    // What is arranged.
    case stack(Stack)
    case grid(Grid)
    case spacer(Spacer)
    /// The first of several that fits.
    case fitting(Fitting)

    // What is done to a content.
    case frame(Frame)
    case padding(Padding)
    case sizing(Sizing)
    case layered(Layered)
    case clipped(Clipped)
    case masked(Masked)
    case effect(Effect)
    case target(Target)
    case label(Label)
    /// A content that can be told from its siblings, and found again in the next scene.
    case identified(Identified)
    /// A content that fills its space and was made for one of a certain size.
    case made(Made)
    /// What the program has yet to make, by its number; never in an archive.
    case deferred(Int)

    /// Nothing, which takes no place.
    package static let nothing = Node.stack(Stack(.vertical, []))
}
