import FoundationEssentials
import GroupSystem
import PictureClient
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// The picture of one widget that takes the live screen for a while. The screen goes on while it is drawn.
final class ScreenPictures {
    /// Called with what shows a picture, or with the reason why there is none; the board is shown again then.
    var show: (Result<String, PictureFailure>) -> Void = { _ in }

    private let kind: PictureProtocol?
    private let loop: EventLoop
    private var queue: PictureQueue?
    /// What was asked for last, while it takes the screen or is about to.
    private var asked: PictureRequest?
    private var nextChange: Date?

    init(_ kind: PictureProtocol?, in loop: EventLoop) {
        (self.kind, self.loop) = (kind, loop)
    }

    /// Whether the terminal shows pictures.
    var areKnown: Bool { kind != nil }
    /// Whether one takes the screen.
    private(set) var isShown = false

    /// Asks for a widget's picture, unless it is the one that was asked for last. Returns when it will look different.
    func ask(for widget: ShownWidget, at date: Date, isDark: Bool) -> Date? {
        guard let kind else { return nil }
        let look = PictureLook(isDark: isDark)
        var request = PictureRequest(
            widget.scene(at: date, in: look.appearance), family: widget.instance.family, format: kind.format,
            look: look, date: date)
        if let asked, nextChange.map({ $0 > date }) ?? true {
            request.date = asked.date
            if request == asked { return [nextChange, widget.nextEntry(after: date)].compactMap(\.self).min() }
            request.date = date
        }
        (asked, nextChange) = (request, nil)
        do throws(PictureFailure) {
            let queue = if let queue { queue } else { PictureQueue(try PictureProgram(), in: loop) }
            self.queue = queue
            queue.draw(request) { [weak self] in self?.take($0, request, kind) }
        } catch {
            end(error)
        }
        return widget.nextEntry(after: date)
    }

    /// One that another key or another request has overtaken is not shown.
    private func take(
        _ result: Result<PictureProgram.Picture, PictureFailure>, _ request: PictureRequest, _ kind: PictureProtocol
    ) {
        guard request == asked else { return }
        switch result {
        case .success(let picture):
            (isShown, nextChange) = (true, picture.nextChange)
            show(.success(kind.sequence(for: picture.bytes)))
        case .failure(let failure): end(failure)
        }
    }

    private func end(_ failure: PictureFailure) {
        (asked, isShown) = (nil, false)
        show(.failure(failure))
    }

    /// Takes it from the screen, or no longer waits for it. Returns what the terminal has to be told.
    func remove() -> String {
        (asked, isShown) = (nil, false)
        return kind?.removal ?? ""
    }
}
