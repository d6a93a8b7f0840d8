public import Foundation
import PictureClient
import SceneLayout
import Snapshots
import WidgetArchive

/// The picture of a widget, as drawn by `groupwidgets show --png`.
public struct WidgetPicture: Sendable {
    /// The picture as a PNG file. The same scene always gives the same bytes with the same fonts.
    public let png: Data
    /// Its size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: Double
    /// Features that could not be drawn properly, such as an unreadable image.
    public let notes: [String]
    /// Its contents, as a JSON array with a line for each part and its frame. The same for the same picture.
    public let tree: String
    /// Why the widget was reloaded, if a host did that.
    let causes: [String]
    /// Why it would look different at another time of the real clock; nil if it would not.
    let clockProblem: String?
    /// Whether it was drawn before, from the same.
    let isKept: Bool
    /// Digests of what it is drawn from; nil if nothing is kept.
    let inputs: InputDigests?
    private let request: PictureRequest

    init(_ request: PictureRequest, _ time: TestTime, causes: [String] = []) throws {
        var request = request
        request.hasTree = true
        clockProblem = time.dependence(of: request.scene, drawnAt: request.date)
        request.scene = request.scene.writingTimes(at: time.moment(request.date))
        let result = try DrawingThread.shared.draw(request)
        let drawn = result.picture
        (isKept, inputs) = (result.isKept, result.inputs)
        png = Data(drawn.bytes)
        notes = drawn.notes
        tree = drawn.tree ?? ""
        self.causes = causes
        let size = request.drawnSize
        self.size = CGSize(width: size.width, height: size.height)
        scale = request.scale
        self.request = request
    }

    /// The picture as an SVG document, in which text stays text.
    public var svg: String {
        get throws {
            var request = request
            request.format = .svg
            return String(decoding: try DrawingThread.shared.draw(request).picture.bytes, as: UTF8.self)
        }
    }

    /// The surroundings in which a widget is shown.
    public enum Appearance: Hashable, Sendable, CaseIterable {
        /// All colours, in light surroundings.
        case light
        /// All colours, in dark surroundings.
        case dark
        /// In two colours and without its background, as on a tinted Home Screen.
        case accented
        /// In shades of one colour and without its background, as on a Lock Screen.
        case vibrant
    }

    /// The version of iOS that system colours, such as red, are taken from.
    public enum Palette: Hashable, Sendable, CaseIterable {
        /// iOS 18 and earlier.
        case iOS18
        /// iOS 26 and later.
        case iOS26

        var archived: WidgetArchive.Palette {
            switch self {
            case .iOS18: .ios18
            case .iOS26: .ios26
            }
        }
    }
}

/// Two pictures are equal if they show the same scene in the same look, whatever their notes say.
extension WidgetPicture: Hashable {
    public static func == (one: WidgetPicture, other: WidgetPicture) -> Bool {
        one.request == other.request && one.png == other.png
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(png)
        hasher.combine(scale)
    }
}

extension WidgetPicture: CustomStringConvertible {
    public var description: String {
        "a picture of \(size.width) × \(size.height) points at \(scale) pixels a point"
    }
}
