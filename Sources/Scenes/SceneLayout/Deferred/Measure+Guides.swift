import WidgetArchive

extension Measure {
    /// Adopts the explicit guides of a stack's children along its axis, as their average.
    mutating func adoptGuides(of children: [Measure], along axis: Axis, _ spacings: [Double]) {
        var (position, sum, count) = (0.0, 0.0, 0.0)
        for (place, child) in children.enumerated() {
            if let guide = axis == .horizontal ? child.guideX : child.guideY {
                sum += position + guide
                count += 1
            }
            position += child.size[axis] + (place < spacings.count ? spacings[place] : 0)
        }
        guard count > 0 else { return }
        if axis == .horizontal { guideX = sum / count } else { guideY = sum / count }
    }

    /// Without explicit guides, which apply to siblings only.
    var withoutGuides: Measure { Measure(size, firstBaseline: firstBaseline, lastBaseline: lastBaseline) }
}
