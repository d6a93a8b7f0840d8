import Foundation
import XcodeImport

/// A folder with files, as a developer has them. It is removed with the last reference to it.
final class Fixture {
    let path: String

    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixture-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func imported(
        _ place: String = "", taking names: [String] = [], in configuration: String? = nil,
        to directory: String? = nil
    ) throws -> TargetImport {
        try TargetImport(
            of: place.isEmpty ? path : "\(path)/\(place)", taking: names, in: configuration, to: directory,
            from: .url("https://example.org/groupdefaults.git"))
    }
}

extension String {
    /// A file in which a widget program begins.
    static let widget = """
        import SwiftUI
        import WidgetKit

        @main
        struct Steps: Widget {
            var body: some WidgetConfiguration { StaticConfiguration(kind: "Steps", provider: Provider()) { Text($0.n) } }
        }
        """

    static let widgetInformation = """
        <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string></dict></dict></plist>
        """

    static func project(_ objects: String) -> String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {
        \(objects)
        \t};
        \trootObject = ROOT /* Project object */;
        }
        """
    }

    /// A native target with two configurations, `Debug` and `Release`, and settings of both.
    static func target(
        _ id: String, named name: String, type: String, with parts: String, settings: String = "",
        debug: String = "", release: String = ""
    ) -> String {
        """
        \(id) /* \(name) */ = {isa = PBXNativeTarget; name = "\(name)";
        \tproductType = "com.apple.product-type.\(type)"; buildConfigurationList = \(id)L; \(parts)};
        \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R, ); };
        \(id)D /* Debug */ = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings) \(debug)}; };
        \(id)R /* Release */ = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings) \(release)}; };
        """
    }
}
