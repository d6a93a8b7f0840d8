import WidgetArchive
import WidgetPictures

/// Limits the cost of a picture's effects. Each needs surfaces as large as the area that it works on: a few hundred
/// nested effects would take all memory, and thousands side by side would take hours. Effects that need none are free.
final class EffectBudget {
    /// The pixels of all surfaces in use.
    private var held = 0
    /// The work done so far, in pixels copied.
    private var spent = 0
    private let mostHeld: Int
    private let mostSpent: Int

    /// For a canvas with this many pixels.
    init(pixels: Int) {
        // At four bytes each, 80 MB on a widget's canvas, and 480 MB on the largest.
        mostHeld = min(max(20_000_000, 12 * pixels), 120_000_000)
        // At the rates below, a second or two in an optimised program, unless the canvas is a poster's.
        mostSpent = max(1_000_000_000, 1_000 * pixels)
    }

    /// Reserves an effect's price and returns true if enough is left; the caller then has to give it back.
    func take(_ price: Price) -> Bool {
        guard held + price.surfaces <= mostHeld, spent + price.work <= mostSpent else { return false }
        held += price.surfaces
        spent += price.work
        return true
    }

    func giveBack(_ price: Price) { held -= price.surfaces }

    /// The cost of an effect: pixels of surfaces, and work in the pixels that could be copied meanwhile.
    struct Price {
        let surfaces: Int
        let work: Int

        /// For an effect that works on some pixels, of which some are visible.
        init(_ treatment: Treatment, worked: Int, seen: Int) {
            let rates = treatment.rates
            surfaces = rates.surfaces * worked
            work = rates.work * worked + rates.coloring * seen
        }
    }
}

extension Treatment {
    /// Whether its contents have to be drawn on their own first.
    var needsSurfaces: Bool { rates.surfaces > 0 }

    /// Whether it hides something. If it is left out, its contents are too, so that nobody sees what is hidden.
    var hides: Bool {
        switch self {
        case .mask, .blend(.destinationOut): true
        default: false
        }
    }

    /// Surfaces it allocates, and its cost per worked and per visible pixel, relative to a copy.
    fileprivate var rates: (surfaces: Int, work: Int, coloring: Int) {
        switch self {
        case .transform, .clip, .link, .element: (0, 0, 0)
        case .opacity, .blend, .isolated: (1, 2, 0)
        case .mask: (2, 4, 0)
        case .colors: (1, 0, 40)
        // A blur also holds several bytes per pixel for its numbers.
        case .shadow: (4, 60, 0)
        case .blur: (4, 120, 0)
        case .frost: (5, 60, 120)
        }
    }
}
