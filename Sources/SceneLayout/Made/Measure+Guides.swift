import WidgetArchive

extension Measure {
    /// Where the guides lie, along a stack, that its children have been given: in the middle of theirs.
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

    /// The same without guides that are meant for others to align with.
    var withoutGuides: Measure { Measure(size, firstBaseline: firstBaseline, lastBaseline: lastBaseline) }
}
