import WidgetPictures

/// What effects may cost in a picture. Each needs surfaces of its own, as large as what it is applied to: a few hundred
/// in each other would take all memory, and thousands beside each other hours.
final class Allowance {
    /// How many pixels the surfaces have that are in use at once.
    private var held = 0
    /// How many pixels were worked on so far.
    private var spent = 0
    private let mostHeld: Int
    private let mostSpent: Int

    /// For a canvas of so many pixels.
    init(pixels: Int) {
        // In memory 80 MB on a widget's canvas, and 480 MB on the largest.
        mostHeld = min(max(20_000_000, 12 * pixels), 120_000_000)
        // A second or two, unless the canvas is a poster's.
        mostSpent = max(1_000_000_000, 1_000 * pixels)
    }

    /// Whether there is enough left for one more; if so, it has to be given back.
    func take(_ treatment: Treatment, pixels: Int) -> Bool {
        let cost = treatment.cost
        guard held + cost.surfaces * pixels <= mostHeld, spent + cost.work * pixels <= mostSpent else { return false }
        held += cost.surfaces * pixels
        spent += cost.work * pixels
        return true
    }

    func giveBack(_ treatment: Treatment, pixels: Int) { held -= treatment.cost.surfaces * pixels }
}

extension Treatment {
    /// Whether what it is applied to has to be drawn by itself first.
    var needsSurfaces: Bool { cost.surfaces > 0 }

    /// The surfaces that it needs, and what it does to a pixel, by what it takes to copy it.
    fileprivate var cost: (surfaces: Int, work: Int) {
        switch self {
        case .transform, .clip, .link: (0, 0)
        case .opacity, .blend, .isolated: (1, 2)
        case .mask: (2, 4)
        case .colors: (1, 10)
        // Of a blur, numbers of several bytes for each pixel come on top.
        case .shadow: (4, 60)
        case .blur: (4, 120)
        case .frost: (5, 200)
        }
    }
}
