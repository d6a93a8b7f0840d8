import Testing
import WidgetArchive

struct PaletteTests {
    @Test func `A system colour is that of the palette, as opaque as it was`() {
        let orange = SystemColor.orange.usual
        #expect(Palette.ios18.tone(for: orange) == orange)
        let changed = Palette.ios26.tone(for: orange.opacity(0.5))
        #expect("\(changed.light) \(changed.dark)" == "#FF8D2880 #FF923080")
        let contrasting = Palette.ios26.tone(for: SystemColor.orange.contrasting)
        #expect("\(contrasting.light) \(contrasting.dark)" == "#C55300 #FFA056")
    }

    @Test func `A system colour keeps its role, as the accent colour does`() {
        let blue = SystemColor.blue.usual
        let accent = Palette.ios26.tone(for: Tone(light: blue.light, dark: blue.dark, role: .accent))
        #expect("\(accent.light) \(accent.dark)" == "#0088FF #0091FF" && accent.role == .accent)
    }

    @Test func `A colour of the developer's own stays as it is, even if it looks like the system's`() {
        let own = Tone(SystemColor.orange.usual.light)
        #expect(Palette.ios26.tone(for: own) == own)
        let mixed = Tone(light: SystemColor.orange.usual.light, dark: SystemColor.blue.usual.dark)
        #expect(Palette.ios26.tone(for: mixed) == mixed)
        let broken = Tone(Shade(red: .nan, green: .infinity, blue: -1))
        #expect(Palette.ios26.tone(for: broken).light.green == .infinity)
    }

    @Test func `A system colour that a view confines to one appearance changes, too`() {
        let dark = SystemColor.orange.usual.dark
        let changed = Palette.ios26.tone(for: Tone(light: dark, dark: dark, role: .system))
        #expect("\(changed.light) \(changed.dark)" == "#FF9230 #FF9230")
    }
}
