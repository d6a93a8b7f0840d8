/// Names of symbols that SF Symbols has changed. Artwork, room and glyphs are under the older ones.
package enum RenamedSymbols {
    /// A symbol's name as it was first.
    package static func older(_ name: String) -> String {
        // Names come from programs, and may be of any length.
        guard name.utf8.count < 200 else { return name }
        var words = ".\(name)."
        for (new, old) in renamed where words.contains(new) { words.replace(new, with: old) }
        return String(words.dropFirst().dropLast())
    }

    /// Words in the middle of names, the longer ones first.
    private static let renamed = [
        (".text.document.", ".doc.text."), (".text.page.badge.magnifyingglass.", ".doc.text.magnifyingglass."),
        (".text.page.", ".doc.plaintext."), (".richtext.page.", ".doc.richtext."), (".document.", ".doc."),
        (".arrow.trianglehead.2.clockwise.rotate.90.", ".arrow.triangle.2.circlepath."),
        (".arrow.trianglehead.2.counterclockwise.rotate.90.", ".arrow.2.circlepath."),
        (".arrow.trianglehead.counterclockwise.rotate.90.", ".arrow.circlepath."),
        (".arrow.trianglehead.branch.", ".arrow.triangle.branch."),
        (".arrow.trianglehead.swap.", ".arrow.triangle.swap."),
        (".arrow.trianglehead.turn.", ".arrow.triangle.turn."),
        (".airplay.audio.", ".airplayaudio."), (".airplay.video.", ".airplayvideo."),
        (".homepod.mini.", ".homepodmini."), (".textformat.numbers.", ".textformat.123."),
        (".textformat.characters.", ".textformat.abc."), (".inset.filled.circle.", ".circle.inset.filled."),
        (".inset.filled.square.", ".square.inset.filled."), (".ring.circle.", ".smallcircle.circle."),
        (".text.chevron.left.", ".decrease.indent."), (".text.chevron.right.", ".increase.indent."),
        (".volume.zzz.", ".speaker.zzz."), (".hourglass.start.", ".hourglass.bottomhalf.fill."),
        (".hourglass.end.", ".hourglass.tophalf.fill."),
    ]
}
