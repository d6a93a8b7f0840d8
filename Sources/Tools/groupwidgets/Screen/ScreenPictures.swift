import FoundationEssentials
import GroupSystem
import PictureClient
import WidgetArchive
import WidgetRecords
import WidgetScreens

/// The picture of one widget that covers the live screen for a while. The screen is not blocked while it is drawn.
final class ScreenPictures {
    /// Called with the sequence that shows a picture, or with the reason why it failed; then the board is shown again.
    var show: (Result<String, PictureFailure>) -> Void = { _ in }

    private let kind: PictureProtocol?
    private let loop: EventLoop
    private var queue: PictureQueue?
    /// The last request, while its picture covers the screen or is about to.
    private var asked: PictureRequest?
    private var nextChange: Date?

    init(_ kind: PictureProtocol?, in loop: EventLoop) {
        (self.kind, self.loop) = (kind, loop)
    }

    /// Whether the terminal shows pictures.
    var areKnown: Bool { kind != nil }
    /// Whether a picture covers the screen.
    private(set) var isShown = false

    /// Requests a widget's picture, unless it was the last one requested. Returns when it will look different.
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

    /// Takes a picture, unless another key or request has overtaken it.
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

    /// Removes or cancels the picture. Returns the sequence to write to the terminal.
    func remove() -> String {
        (asked, isShown) = (nil, false)
        return kind?.removal ?? ""
    }
}
