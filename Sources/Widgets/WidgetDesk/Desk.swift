import FoundationEssentials
package import GroupSystem
package import PictureClient
package import SceneLayout
package import WidgetArchive
import WidgetRecords
package import WidgetScreens

/// The placed widgets on the outputs of a desktop: where each is, how it looks, and what changed. It knows no toolkit.
///
/// It belongs to the thread of its event loop.
package final class Desk {
    package let live: LiveWidgets
    /// Called when widgets came, went, moved or changed.
    package var changed: () -> Void = {}
    /// Called when a person asks for what can be placed.
    package var wantsGallery: () -> Void = {}
    /// Called with words when something of the records cannot be read; what was read last stays.
    package var failed: (String) -> Void = { _ in }

    /// A change puts back what is dragged: the place below the pointer is another one now.
    package var outputs: [DeskOutput] = [] {
        didSet {
            guard outputs != oldValue else { return }
            drag = nil
            rearrange()
        }
    }
    package var look = PictureLook() { didSet { if look != oldValue { needsRefresh() } } }
    package private(set) var arrangement = DeskArrangement()
    package private(set) var tiles: [DeskTile] = []

    private let health: WidgetHealth
    private let pictures: DeskPictures
    private var places: [String: DeskPlace] = [:]
    private var widgets: [String: ShownWidget] = [:]
    private var order: [String] = []
    private var version: Int?
    private var nextEntry: Date?
    private var press: Press?
    private var problems: [String] = []
    private var drag: Drag?
    private var sources: [EventLoop.Source] = []
    private var nextFrame: MonotonicTime?
    private var lastFrame: MonotonicTime?
    private var nextChange: WakeUp?

    /// A tap that its widget has not answered yet.
    private struct Press {
        let id: String
        /// The area that is marked until the next picture.
        let area: Rect
        let version: Int
        /// The action of a switch that is flipped, rather than marked, until the widget is read again.
        let flipped: Action?
        let reading: Int
        /// When it is as before, if no answer comes.
        let end: MonotonicTime
    }

    private struct Drag {
        let id: String
        /// The pointer's place in the widget.
        let grip: Point
        var output: String
        var corner: Point
        var target: DeskPlace?
    }

    /// However fast changes come, there are at most sixty frames a second.
    private static let pause = Duration.milliseconds(16)
    /// How long the outcome of a tap may take.
    private let patience: Duration
    /// How long a tap is marked that opens something elsewhere.
    private static let glimpse = Duration.seconds(1)

    package init(
        _ screen: WidgetScreen, drawnBy program: PictureProgram, patience: Duration = .seconds(10), in loop: EventLoop
    ) throws {
        self.patience = patience
        live = try LiveWidgets(screen, in: loop)
        health = try WidgetHealth(of: screen.directory, in: loop)
        pictures = DeskPictures(program, in: loop)
        nextChange = try WakeUp(in: loop) { [unowned self] in needsRefresh() }
        live.changed = { [unowned self] in needsRefresh() }
        health.changed = { [unowned self] in needsRefresh() }
        pictures.arrived = { [unowned self] _ in needsRefresh(atOnce: true) }
        // Last, so that it shows all changes of a turn of the loop.
        sources = [
            loop.add(.patient, deadline: { [unowned self] in nextFrame }) { [unowned self] in refresh(at: Date()) },
            loop.add(deadline: { [unowned self] in press?.end }) { [unowned self] in endPress() },
        ]
        needsRefresh()
    }

    deinit { sources.forEach { $0.cancel() } }

    package func widget(_ id: String) -> ShownWidget? { widgets[id] }
    package func picture(of id: String) -> DeskPicture? { pictures.picture(of: id) }

    /// Why a widget is not as it should be; nil if it is.
    package func problem(of id: String) -> String? {
        widgets[id]?.problem ?? health.failures[id] ?? pictures.failure(of: id)?.description
            ?? (health.hasHost ? nil : "no host is running: groupwidgets run")
    }
}

// MARK: Following

extension Desk {
    private func needsRefresh(atOnce: Bool = false) {
        let now = MonotonicTime.now
        let due = atOnce ? now : lastFrame.map { max(now, $0 + Desk.pause) } ?? now
        nextFrame = nextFrame.map { min($0, due) } ?? due
    }

    private func rearrange() {
        version = nil
        needsRefresh()
    }

    /// Reads what changed, asks for the pictures that differ, and reports the parts that do.
    private func refresh(at date: Date) {
        (nextFrame, lastFrame) = (nil, .now)
        let problems: [String]
        do {
            try live.update(at: date)
            problems = live.problems
        } catch {
            problems = ["\(error)"]
        }
        for words in problems where !self.problems.contains(words) { failed(words) }
        self.problems = problems
        takeWidgets(at: date)
        if live.read(Set(arrangement.spots.keys)) { takeWidgets(at: date) }
        var changes = [nextEntry]
        for output in outputs {
            for id in order where arrangement.spots[id]?.place.output == output.name {
                guard let widget = widgets[id] else { continue }
                changes.append(
                    pictures.ask(for: widget, flipping: flipped(in: widget), at: date, look, scale: output.scale))
            }
        }
        nextChange?.date = changes.compactMap(\.self).min()
        publish()
    }

    private func takeWidgets(at date: Date) {
        guard version != live.version || nextEntry.map({ $0 <= date }) ?? false else { return }
        version = live.version
        // An island belongs to the edge of a phone.
        var shown = live.widgets.onTop.filter { !$0.instance.family.isIsland }
        if shown.isEmpty, problems.isEmpty { shown = [.invitation] }
        nextEntry = shown.nextEntry(after: date)
        order = shown.map(\.instance.id)
        widgets = Dictionary(shown.map { ($0.instance.id, $0) }) { first, _ in first }
        places = (try? live.screen.directory.deskPlaces()) ?? places
        arrangement = DeskArrangement(
            shown.map { ($0.instance.id, $0.size(at: date, in: look.appearance)) }, on: outputs, keeping: places)
        pictures.forget(besides: Set(order))
    }

    private func publish() {
        let before = tiles
        tiles = order.compactMap(tile)
        if tiles != before { changed() }
    }

    private func tile(_ id: String) -> DeskTile? {
        guard let spot = arrangement.spots[id] else { return nil }
        let version = pictures.version(of: id)
        let isFailing =
            widgets[id]?.problem != nil || health.failures[id] != nil || pictures.failure(of: id) != nil
        return DeskTile(
            id: id, output: spot.place.output, frame: spot.frame, version: version, isFailing: isFailing,
            isStale: !health.hasHost && !isInvitation(id),
            pressed: press.flatMap { $0.id == id && $0.version == version && $0.flipped == nil ? $0.area : nil },
            drag: drag.flatMap { drag in
                guard drag.id == id else { return nil }
                return DeskTile.Drag(
                    output: drag.output, frame: Rect(drag.corner, spot.frame.size),
                    target: drag.target.map { Rect(DeskGrid.origin(of: $0.cell), spot.frame.size) })
            })
    }

    /// Notes that a widget was painted: it may be drawn again.
    package func notePainted(_ id: String) {
        if pictures.noteSeen(id) { needsRefresh() }
    }
}

extension ShownWidget {
    fileprivate func size(at date: Date, in appearance: Appearance) -> Size {
        scene(at: date, in: appearance).size ?? instance.family.size
    }
}

extension Action {
    /// Whether the widget is reloaded after it.
    fileprivate var isAnswered: Bool { if case .perform = self { true } else { false } }
}

// MARK: The pointer

extension Desk {
    /// The part of a widget that can be tapped at a point.
    package struct Hit: Sendable {
        package let id: String
        package let action: Action?
        package let area: Rect

        package init(id: String, action: Action?, area: Rect) { (self.id, self.action, self.area) = (id, action, area) }
    }

    /// The part of a widget at a point.
    package func hit(at point: Point, in id: String) -> Hit? {
        guard let widget = widgets[id], let size = arrangement.spots[id]?.frame.size else { return nil }
        let composition = composition(of: widget, at: Date())
        let area = composition.taps.last { !$0.coversWidget && $0.frame.contains(point) }?.frame
        return Hit(id: id, action: composition.hit(at: point), area: area ?? Rect(.zero, size))
    }

    /// A widget laid out as its picture is.
    private func composition(of widget: ShownWidget, at date: Date) -> Composition {
        widget.scene(at: date, in: look.appearance, flipping: flipped(in: widget))
            .laidOut(in: widget.instance.family, at: .here(date))
    }

    /// The action of the widget's switch that was tapped, as long as the widget has not answered.
    private func flipped(in widget: ShownWidget) -> Action? {
        press.flatMap { $0.id == widget.instance.id && $0.reading == widget.reading ? $0.flipped : nil }
    }

    /// The elements of a widget that assistive technology reads.
    package func elements(of widget: ShownWidget) -> [AccessibilityElement] {
        composition(of: widget, at: Date()).accessibility
    }

    /// Taps what was hit, and shows at once that it was. Returns a note for the person, if there is one.
    package func tap(_ hit: Hit) throws -> String? {
        // A second tap on a flipped switch would perform what the first one does.
        guard let action = hit.action, let widget = widgets[hit.id], flipped(in: widget) != action else { return nil }
        guard !isInvitation(hit.id) else {
            wantsGallery()
            return nil
        }
        let date = Date()
        let isFlipped = widget.scene(at: date, in: look.appearance).flippingSwitch(of: action) != nil
        press = Press(
            id: hit.id, area: hit.area, version: pictures.version(of: hit.id), flipped: isFlipped ? action : nil,
            reading: widget.reading, end: .now + (action.isAnswered ? patience : Desk.glimpse))
        refresh(at: date)
        do {
            return try live.fulfil(.tap(id: hit.id, action))
        } catch {
            endPress()
            throw error
        }
    }

    /// Whether it is no widget but the card of a desktop without any.
    package func isInvitation(_ id: String) -> Bool { id == ShownWidget.invitation.instance.id }

    private func endPress() {
        press = nil
        needsRefresh(atOnce: true)
    }

    /// Takes a widget at a point of it.
    package func beginDrag(_ id: String, by grip: Point) {
        guard let spot = arrangement.spots[id], !isInvitation(id) else { return }
        drag = Drag(
            id: id, grip: grip, output: spot.place.output, corner: spot.frame.origin, target: spot.place)
    }

    package var isDragging: Bool { drag != nil }

    package func drag(to point: Point, on output: String) {
        guard var now = drag, let there = outputs.first(where: { $0.name == output }) else { return }
        now.output = output
        now.corner = Point(x: point.x - now.grip.x, y: point.y - now.grip.y)
        now.target = arrangement.place(for: now.id, droppedAt: now.corner, on: there)
        drag = now
        publish()
    }

    /// Drops the dragged widget where it snaps to, and keeps all others where they are; or puts it back.
    package func drop(isCancelled: Bool = false) throws {
        guard let ended = drag else { return }
        drag = nil
        defer {
            rearrange()
            publish()
        }
        guard !isCancelled, let target = ended.target else { return }
        var places = arrangement.spots.mapValues(\.place).filter { self.places[$0.key] == nil }
        places[ended.id] = target
        try live.screen.directory.keep(places, among: Set(order))
        self.places.merge(places) { $1 }
    }
}
