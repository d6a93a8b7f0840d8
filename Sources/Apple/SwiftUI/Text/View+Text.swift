public import Foundation

nonisolated extension View {
    public func font(_ font: Font?) -> some View { surrounded { $0.textAttributes.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> some View { surrounded { $0.textAttributes.weight = weight } }

    public func fontDesign(_ design: Font.Design?) -> some View { surrounded { $0.textAttributes.design = design } }

    /// Sets the font width, which has no effect here.
    public func fontWidth(_ width: Font.Width?) -> some View { withoutEffect() }

    public func bold(_ isActive: Bool = true) -> some View {
        surrounded { $0.textAttributes.isBold = isActive ? true : nil }
    }

    public func italic(_ isActive: Bool = true) -> some View { surrounded { $0.textAttributes.isItalic = isActive } }

    public func monospaced(_ isActive: Bool = true) -> some View {
        surrounded { if isActive { $0.textAttributes.design = .monospaced } }
    }

    /// Gives all digits inside the same width.
    public func monospacedDigit() -> some View { surrounded { $0.textAttributes.hasEvenDigits = true } }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        surrounded {
            $0.textAttributes.underline = .init(isActive: isActive, style: .init(pattern: pattern, color: color))
        }
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        surrounded {
            $0.textAttributes.strikethrough = .init(isActive: isActive, style: .init(pattern: pattern, color: color))
        }
    }

    /// Adds space between characters.
    public func kerning(_ kerning: CGFloat) -> some View { surrounded { $0.textAttributes.kerning = Double(kerning) } }

    /// Adds space between characters, in place of kerning.
    public func tracking(_ tracking: CGFloat) -> some View {
        surrounded { $0.textAttributes.tracking = Double(tracking) }
    }

    /// Raises or lowers the texts inside from their baselines.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        surrounded { $0.textAttributes.baselineOffset = Double(offset) }
    }

    /// Converts the texts inside to a case.
    public func textCase(_ textCase: Text.Case?) -> some View { surrounded { $0.textCase = textCase } }

    /// Limits the number of lines of each text inside; nil removes the limit.
    public func lineLimit(_ number: Int?) -> some View { lineLimit(number, reserving: 0) }

    /// Limits the number of lines to the upper bound of a range, and reserves space for the lower bound.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound, reserving: limit.lowerBound)
    }

    /// Limits the number of lines to the upper bound of a range.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Removes the limit on lines, and reserves space for the lower bound.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil, reserving: limit.lowerBound) }

    /// Limits the number of lines, and may reserve space for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit, reserving: reservesSpace ? limit : 0)
    }

    private func lineLimit(_ most: Int?, reserving least: Int) -> some View {
        surrounded { ($0.lineLimit, $0.reservedLines) = (most, least) }
    }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { surrounded { $0.lineSpacing = lineSpacing } }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        surrounded { $0.multilineTextAlignment = alignment }
    }

    /// Lets text shrink to a fraction of its size before it is truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { surrounded { $0.minimumScaleFactor = factor } }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { surrounded { $0.truncationMode = mode } }

    public func allowsTightening(_ flag: Bool) -> some View { surrounded { $0.allowsTightening = flag } }

    /// Sets the text size inside, in place of the user's.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { surrounded { $0.dynamicTypeSize = size } }

    /// Restricts the user's text size to a range.
    public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(_ range: Range) -> some View {
        surrounded { values in
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = sizes.first, let last = sizes.last {
                values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
            }
        }
    }
}
