import WidgetArchive

/// The font families of texts: first those that they were measured with, then those of other systems.
enum SVGFonts {
    static let standard = "Inter,-apple-system,'SF Pro Text','Segoe UI',Roboto,sans-serif"
    static let emoji = "'Apple Color Emoji','Noto Color Emoji','Segoe UI Emoji',sans-serif"
    private static let rounded = "ui-rounded,'SF Pro Rounded'," + standard
    private static let serif = "'Noto Serif',Tinos,ui-serif,'New York',Georgia,serif"
    private static let monospaced =
        "'JetBrains Mono','Liberation Mono','DejaVu Sans Mono',ui-monospace,'SF Mono',Menlo,Consolas,monospace"

    static func families(of font: Font) -> String {
        let families =
            switch font.design {
            case .standard: standard
            case .rounded: rounded
            case .serif: serif
            case .monospaced: monospaced
            }
        return font.family.map { quoted($0) + "," + families } ?? families
    }

    /// As a CSS string, which no name can end early.
    private static func quoted(_ name: String) -> String {
        var text = "'"
        for scalar in name.unicodeScalars {
            if scalar == "'" || scalar == "\\" { text += "\\" }
            text.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
        }
        return text + "'"
    }
}
