import SceneLayout
/// The colours that a terminal supports.
package enum Colors: Sendable, Hashable, CaseIterable {
    /// No escape sequences at all, for files and pipes.
    case none
    case sixteen
    case palette
    case full

    /// The SGR parameters that select a colour.
    func code(_ color: RGB?, isGround: Bool) -> String {
        let base = isGround ? 40 : 30
        guard let color else { return "\(base + 9)" }
        switch self {
        case .none: return ""
        case .full: return "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
        case .palette: return "\(base + 8);5;\(color.paletteIndex)"
        case .sixteen:
            let index = color.nearest(in: RGB.sixteen)
            return "\(index < 8 ? base + index : base + 60 + index - 8)"
        }
    }
}

extension RGB {
    /// The nearest of the 256 palette colours, from the 6×6×6 cube or the grey ramp.
    var paletteIndex: Int {
        func step(_ value: UInt8) -> Int { RGB.nearest(Int(value), in: RGB.steps) }
        let (red, green, blue) = (step(red), step(green), step(blue))
        let cube = RGB(UInt8(RGB.steps[red]), UInt8(RGB.steps[green]), UInt8(RGB.steps[blue]))
        let level = (Int(self.red) + Int(self.green) + Int(self.blue)) / 3
        let grey = min(23, max(0, (level - 3) / 10))
        let value = UInt8(8 + grey * 10)
        return distance(to: RGB(value, value, value)) < distance(to: cube)
            ? 232 + grey : 16 + 36 * red + 6 * green + blue
    }

    fileprivate func nearest(in colors: [RGB]) -> Int {
        colors.indices.min { distance(to: colors[$0]) < distance(to: colors[$1]) } ?? 0
    }

    private static func nearest(_ value: Int, in steps: [Int]) -> Int {
        steps.indices.min { abs(value - steps[$0]) < abs(value - steps[$1]) } ?? 0
    }

    private static let steps = [0, 95, 135, 175, 215, 255]

    fileprivate static let sixteen = [
        RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238), RGB(205, 0, 205),
        RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
        RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ]
}
