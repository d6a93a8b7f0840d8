public import Foundation

extension View {
    nonisolated public func font(_ font: Font?) -> some View { surrounded { $0.lettering.font = font } }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        surrounded { $0.lettering.weight = weight }
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        surrounded { $0.lettering.design = design }
    }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { withoutEffect("fontWidth") }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        surrounded { $0.lettering.isBold = isActive ? true : nil }
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        surrounded { $0.lettering.isItalic = isActive }
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        surrounded { if isActive { $0.lettering.design = .monospaced } }
    }

    nonisolated public func monospacedDigit() -> some View { surrounded { $0.lettering.hasEvenDigits = true } }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        Text.LineStyle.noteWithoutEffect("underline", pattern, color)
        return surrounded { $0.lettering.isUnderlined = isActive }
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        Text.LineStyle.noteWithoutEffect("strikethrough", pattern, color)
        return surrounded { $0.lettering.isStruckThrough = isActive }
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        surrounded { $0.lettering.kerning = Double(kerning) }
    }

    nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        surrounded { $0.lettering.baselineOffset = Double(offset) }
    }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { surrounded { $0.textCase = textCase } }

    nonisolated public func lineLimit(_ number: Int?) -> some View { surrounded { $0.lineLimit = number } }

    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        surrounded { $0.lineSpacing = lineSpacing }.withoutEffect("lineSpacing")
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        surrounded { $0.multilineTextAlignment = alignment }
    }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        surrounded { $0.minimumScaleFactor = factor }
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        surrounded { $0.truncationMode = mode }
    }

    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        surrounded { $0.allowsTightening = flag }
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        surrounded { $0.dynamicTypeSize = size }
    }

    nonisolated public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(_ range: Range) -> some View {
        surrounded { values in
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = sizes.first, let last = sizes.last {
                values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
            }
        }
    }
}
