public import UIKit
import WidgetArchive

extension Font {
    public init(_ font: CTFont) {
        let font = font.font
        let base = font.family.map { Base.family($0, font.size, scaledLike: nil) } ?? .size(font.size)
        self.init(base, weight: Weight(value: font.weight), design: Design(font.design))
        (isItalic, hasEvenDigits, isSmallCaps) = (font.isItalic, font.hasEvenDigits, font.isSmallCaps)
    }
}

extension Font.Design {
    fileprivate init(_ design: WidgetArchive.Font.Design) {
        self =
            switch design {
            case .standard: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
    }
}
