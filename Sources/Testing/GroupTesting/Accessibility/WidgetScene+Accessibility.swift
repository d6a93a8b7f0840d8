public import Foundation
import PictureClient
import SceneLayout
import WidgetArchive

extension WidgetScene {
    /// The elements that assistive technology reads, one a line: role, name, value, hint, actions, frame.
    public func accessibility(at date: Date? = nil) -> String { elements(at: date).text }

    /// A screen reader's words, an element a line.
    public func speech(at date: Date? = nil) -> [String] { elements(at: date).speech }

    func elements(at date: Date?) -> [AccessibilityElement] {
        scene.accessibility(in: family, at: time.moment(date ?? self.date ?? .now))
    }

    /// Draws the scene with a number at each accessibility element, and the elements below.
    public func accessibilityPicture(at date: Date? = nil) throws -> WidgetPicture {
        let date = date ?? self.date ?? .now
        let numbered = scene.numbered(elements(at: date).flatMap(\.all), size: scene.size ?? family.size)
        return try WidgetPicture(
            PictureRequest(
                numbered, family: family, size: numbered.size, look: PictureLook(isDark: isDark), date: date),
            time)
    }
}
