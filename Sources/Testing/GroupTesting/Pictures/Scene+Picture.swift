public import Foundation
import PictureClient
public import SwiftUI
import WidgetArchive
import WidgetRecords

extension WidgetScene {
    /// Draws the scene in the surroundings that it was made for, or in others. A view that reads its surroundings, such
    /// as the colour scheme, shows what it did when the scene was made.
    ///
    /// `tint` colours accentable views in an accented appearance, `palette` selects the system colours, and `date` is
    /// the time shown by texts that count.
    public func picture(
        scale: Double = 2, appearance: WidgetPicture.Appearance? = nil, tint: Color? = nil,
        palette: WidgetPicture.Palette = .iOS18, at date: Date? = nil
    ) throws -> WidgetPicture {
        let look = PictureLook(appearance ?? (isDark ? .dark : .light), tint: tint, palette)
        return try WidgetPicture(
            PictureRequest(scene, family: family, scale: scale, look: look, date: date ?? self.date ?? .now), time)
    }
}

extension WidgetSceneEntry {
    /// Draws the entry in an appearance, at its own date or another.
    public func picture(
        scale: Double = 2, appearance: WidgetPicture.Appearance = .light, tint: Color? = nil,
        palette: WidgetPicture.Palette = .iOS18, at date: Date? = nil
    ) throws -> WidgetPicture {
        try picture(PictureLook(appearance, tint: tint, palette), scale: scale, at: date ?? self.date, causes: [])
    }

    fileprivate func picture(
        _ look: PictureLook, scale: Double, at date: Date, causes: [String]
    ) throws -> WidgetPicture {
        try WidgetPicture(
            PictureRequest(scenes[look.appearance], family: scene.family, scale: scale, look: look, date: date), time,
            causes: causes)
    }
}

extension WidgetReload {
    /// Draws the widget as of the reload, or at another date.
    public func picture(
        scale: Double = 2, appearance: WidgetPicture.Appearance = .light, tint: Color? = nil,
        palette: WidgetPicture.Palette = .iOS18, at date: Date? = nil
    ) throws -> WidgetPicture {
        guard let entry = entry(at: date ?? self.date) else { throw TestFailure("the timeline has no entries") }
        return try entry.picture(
            PictureLook(appearance, tint: tint, palette), scale: scale, at: date ?? self.date, causes: causes)
    }
}

extension TestWidget {
    /// Draws the widget as it is now, or at another date.
    public func picture(
        scale: Double = 2, appearance: WidgetPicture.Appearance = .light, tint: Color? = nil,
        palette: WidgetPicture.Palette = .iOS18, at date: Date? = nil,
        file: StaticString = #fileID, line: Int = #line
    ) throws -> WidgetPicture {
        let date = date ?? host.group.now
        guard let archive = try archive, let entry = archive.timeline.entry(at: date) else {
            throw TestFailure("\(id) has nothing to show yet", at: CallSite(file, line))
        }
        return try WidgetSceneEntry(entry, archive.widget.family, host.group.time)
            .picture(PictureLook(appearance, tint: tint, palette), scale: scale, at: date, causes: [archive.cause])
    }
}

extension PictureLook {
    fileprivate init(_ appearance: WidgetPicture.Appearance, tint: Color?, _ palette: WidgetPicture.Palette) {
        // Accented and vibrant widgets look as in dark mode, where nothing else is made for them.
        switch appearance {
        case .light: self.init()
        case .dark: self.init(isDark: true)
        case .accented: self.init(isDark: true, mode: .accented, tint: tint?.shade)
        case .vibrant: self.init(isDark: true, mode: .vibrant)
        }
        self.palette = palette.archived
    }
}

extension Color {
    fileprivate var shade: Shade? {
        if case .tone(let tone) = paint(in: EnvironmentValues()) { tone.dark } else { nil }
    }
}
