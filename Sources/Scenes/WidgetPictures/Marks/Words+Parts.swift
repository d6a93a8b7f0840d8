import SceneLayout
import WidgetArchive

extension Words {
    /// The stretches of characters that are of a kind or not, each at its place; as a whole if it may run to the left.
    func parted(by isOfKind: (Character) -> Bool) -> [(isOfKind: Bool, words: Words)] {
        guard text.contains(where: isOfKind), !text.hasLettersToTheLeft else { return [(false, self)] }
        var parts: [(isOfKind: Bool, words: Words)] = []
        var place = origin
        for (character, advance) in zip(text, advances) {
            let isOfKind = isOfKind(character)
            if parts.last?.isOfKind != isOfKind {
                var part = self
                (part.text, part.advances, part.origin) = ("", [], place)
                parts.append((isOfKind, part))
            }
            parts[parts.count - 1].words.text.append(character)
            parts[parts.count - 1].words.advances.append(advance)
            place.x += advance
        }
        return parts
    }

    /// Small capitals as capitals of a smaller font, since Inter has no others. Other families may have their own.
    var withSmallCapitals: [Words] {
        guard font.isSmallCaps, font.family == nil else { return [self] }
        return parted(by: \.hasSmallCapital).map { isSmall, part in
            var part = part
            part.font.isSmallCaps = false
            guard isSmall else { return part }
            part.font.size *= Font.smallCapital
            part.text = part.text.uppercased()
            return part
        }
    }
}

extension Character {
    fileprivate var hasSmallCapital: Bool { isLowercase && uppercased().count == 1 }
}
