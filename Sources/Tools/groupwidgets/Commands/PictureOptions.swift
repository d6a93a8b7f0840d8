import CommandLineKit
import FoundationEssentials
import GroupText
import PictureClient
import WidgetArchive

extension Option {
    static let png = Option(name: "png", argument: "FILE", summary: "write a PNG instead; '-' is the standard output")
    static let svg = Option(name: "svg", argument: "FILE", summary: "write an SVG instead; '-' is the standard output")

    static let picture = Option(
        name: "picture", summary: "show a picture in the terminal: kitty's protocol, iTerm's, or sixel")
    static let film = Option(
        name: "film", argument: "FILE", summary: "write its timeline as an animated PNG, a second an entry")

    static let scale = Option(name: "scale", argument: "NUMBER", summary: "pixels a point (default 2)")
    static let dark = Option(name: "dark", summary: "in dark surroundings")
    static let light = Option(name: "light", summary: "in light surroundings (default for pictures)")
    static let palette = Option(
        name: "palette", argument: "SYSTEM", summary: "the system's colours: those of ios18 (default) or ios26",
        completes: .found { _ in Palette.allCases.map { .init($0.rawValue) } })
    static let font = Option(
        name: "font", argument: "FAMILY", summary: "letters of an installed font, such as 'Noto Sans', instead of Inter"
    )

    static let all = Option(
        name: "all",
        summary: "draw all of them, also those that cannot have changed")

    static let ofPictures: [Option] = [
        scale, dark, light, palette, font,
        .init(
            name: "mode", argument: "MODE", summary: "full colours, accented, or vibrant as on a Lock Screen",
            completes: .found { _ in PictureLook.Mode.allCases.map { .init($0.rawValue) } }),
        .init(name: "tint", argument: "COLOUR", summary: "the colour of accented parts, as #RRGGBB"),
        .init(name: "at", argument: "TIME", summary: "the time shown: 2026-06-01T09:41:00Z, or +15m from now"),
    ]
}

/// The requested picture, by the command line's options.
struct PictureOptions {
    let scale: Double
    let look: PictureLook
    let date: Date

    init(_ invocation: Invocation) throws(Failure) {
        scale = try PictureOptions.scale(invocation)
        if invocation.has("dark"), invocation.has("light") {
            throw invocation.misused("--dark and --light exclude each other")
        }
        look = PictureLook(
            isDark: invocation.has("dark"), mode: try PictureOptions.mode(invocation),
            tint: try PictureOptions.tint(invocation), palette: try PictureOptions.palette(invocation),
            font: try PictureOptions.font(invocation))
        date = try PictureOptions.date(invocation)
    }

    func request(_ scene: Scene, _ family: Family, format: PictureRequest.Format) -> PictureRequest {
        PictureRequest(scene, family: family, scale: scale, format: format, look: look, date: date)
    }

    private static func scale(_ invocation: Invocation) throws(Failure) -> Double {
        guard let word = invocation.argument("scale") else { return 2 }
        guard let scale = Double(word), PictureRequest.scales.contains(scale) else {
            let (least, most) = (PictureRequest.scales.lowerBound, PictureRequest.scales.upperBound)
            throw invocation.misused("'\(word)' is not a scale; use a number from \(least) to \(Int(most))")
        }
        return scale
    }

    private static func mode(_ invocation: Invocation) throws(Failure) -> PictureLook.Mode {
        guard let word = invocation.argument("mode") else { return .full }
        guard let mode = PictureLook.Mode(rawValue: word) else {
            let names = PictureLook.Mode.allCases.map(\.rawValue).joined(separator: ", ")
            throw invocation.misused("there is no mode '\(word)'; there are \(names)")
        }
        return mode
    }

    private static func font(_ invocation: Invocation) throws(Failure) -> String? {
        let family = invocation.argument("font")
        if family?.isEmpty == true { throw invocation.misused("the name of the font is empty") }
        return family
    }

    private static func palette(_ invocation: Invocation) throws(Failure) -> Palette {
        guard let word = invocation.argument("palette") else { return .ios18 }
        guard let palette = Palette(rawValue: word) else {
            let names = Palette.allCases.map(\.rawValue).joined(separator: ", ")
            throw invocation.misused("there is no palette '\(word)'; there are \(names)")
        }
        return palette
    }

    private static func tint(_ invocation: Invocation) throws(Failure) -> Shade? {
        guard let word = invocation.argument("tint") else { return nil }
        guard let shade = Shade(word) else { throw invocation.misused("'\(word)' is not a colour such as #FF9500") }
        return shade
    }

    private static func date(_ invocation: Invocation) throws(Failure) -> Date {
        guard let word = invocation.argument("at") else { return Date() }
        if word.hasPrefix("+"), let wait = Duration(words: String(word.dropFirst())) {
            return Date() + Double(wait.components.seconds)
        }
        guard let moment = ISO8601(word) else {
            throw invocation.misused("'\(word)' is not a time such as 2026-06-01T09:41:00Z or +15m")
        }
        return Date(timeIntervalSinceReferenceDate: Double(moment.seconds))
    }
}

extension Failure {
    init(_ failure: PictureFailure) {
        let hint: String? =
            switch failure {
            case .notInstalled, .cannotStart: "'make install' installs it"
            case .refused, .tookTooLong, .ended: nil
            }
        self.init(code: .store, message: "\(failure)", hint: hint)
    }
}
