import FoundationEssentials
import WidgetArchive
import WidgetPictures
import WidgetScreens

/// The picture of one widget that takes the live screen for a while.
final class ScreenPictures {
    private lazy var kind = PictureProtocol.ofTerminal()
    private var program: PictureProgram?
    private var last: PictureRequest?
    private var nextChange: Date?

    var isShown: Bool { last != nil }

    /// What shows a widget's picture, nil for the one that is shown already; nil as a whole where the terminal shows none.
    func draw(
        _ widget: ShownWidget, at date: Date, isDark: Bool
    ) throws(PictureFailure) -> (sequence: String?, nextChange: Date?)? {
        guard let kind else { return nil }
        let look = PictureLook(isDark: isDark)
        var request = PictureRequest(
            widget.scene(at: date, in: look.appearance), family: widget.instance.family, format: kind.format,
            look: look,
            date: date)
        if let last, nextChange.map({ $0 > date }) != false {
            request.date = last.date
            if request == last { return (nil, nextChange) }
            request.date = date
        }
        let program = if let program { program } else { try PictureProgram() }
        self.program = program
        let picture = try program.draw(request)
        (last, nextChange) = (request, picture.nextChange)
        return (kind.sequence(for: picture.bytes), nextChange)
    }

    /// Takes it from the screen.
    func remove() -> String {
        last = nil
        return kind?.removal ?? ""
    }
}
