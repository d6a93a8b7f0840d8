import WidgetArchive
import WidgetPictures

/// What effects may cost in a picture. Each needs surfaces of its own, as large as what it works on: a few hundred in
/// each other would take all memory, and thousands beside each other hours. What needs none is not charged.
final class Allowance {
    /// How many pixels the surfaces have that are in use at once.
    private var held = 0
    /// How many pixels were worked on so far.
    private var spent = 0
    private let mostHeld: Int
    private let mostSpent: Int

    /// For a canvas of so many pixels.
    init(pixels: Int) {
        // At four bytes each, 80 MB on a widget's canvas, and 480 MB on the largest.
        mostHeld = min(max(20_000_000, 12 * pixels), 120_000_000)
        // By the prices below a second or two of an optimised program, unless the canvas is a poster's.
        mostSpent = max(1_000_000_000, 1_000 * pixels)
    }

    /// Whether there is enough left for one more; if so, it has to be given back.
    func take(_ price: Price) -> Bool {
        guard held + price.surfaces <= mostHeld, spent + price.work <= mostSpent else { return false }
        held += price.surfaces
        spent += price.work
        return true
    }

    func giveBack(_ price: Price) { held -= price.surfaces }

    /// What an effect takes, in pixels of surfaces and in pixels that could be copied meanwhile.
    struct Price {
        let surfaces: Int
        let work: Int

        /// For an effect that works on so many pixels, of which some are seen.
        init(_ treatment: Treatment, worked: Int, seen: Int) {
            let rates = treatment.rates
            surfaces = rates.surfaces * worked
            work = rates.work * worked + rates.coloring * seen
        }
    }
}

extension Treatment {
    /// Whether what it is applied to has to be drawn by itself first.
    var needsSurfaces: Bool { rates.surfaces > 0 }

    /// Whether it is there to hide something, which nobody may see because it was left out.
    var hides: Bool {
        switch self {
        case .mask, .blend(.destinationOut): true
        default: false
        }
    }

    /// The surfaces that it needs, and what it does to each pixel, and to one that is seen, by what it takes to copy it.
    fileprivate var rates: (surfaces: Int, work: Int, coloring: Int) {
        switch self {
        case .transform, .clip, .link: (0, 0, 0)
        case .opacity, .blend, .isolated: (1, 2, 0)
        case .mask: (2, 4, 0)
        case .colors: (1, 0, 40)
        // Of a blur, numbers of several bytes for each pixel come on top.
        case .shadow: (4, 60, 0)
        case .blur: (4, 120, 0)
        case .frost: (5, 60, 120)
        }
    }
}
