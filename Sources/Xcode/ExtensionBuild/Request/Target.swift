import Foundation
import XcodeFiles

/// The target to generate files for, as described by the plugin's arguments.
struct Target {
    /// The name of the program, of the target, and of the package.
    var product = ""
    var name = ""
    var package = ""
    /// The modules that its source can import.
    var modules = Target.ofToolchain
    /// The compilation conditions that its package defines.
    var conditions: Set<String> = []
    var sources: [URL] = []
    /// The sources that are compiled as for iOS, and the folder for their copies.
    var phoneSources: [URL] = []
    var phoneFolder = URL(fileURLWithPath: "")
    /// Its other files: those that Package.swift declares as resources, and the rest.
    var declared: [URL] = []
    var undeclared: [URL] = []
    /// The file of build settings beside the manifest, if there is one. Other .xcconfig files are then ignored.
    var settings: URL?
    /// The paths of the generated source and of the bundle.
    var generatedFile = URL(fileURLWithPath: "")
    var bundle = URL(fileURLWithPath: "")

    static let ofToolchain: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
        "Observation", "Synchronization", "RegexBuilder", "Testing", "XCTest",
    ]

    /// Our versions of Apple's modules, and the modules that come with them.
    static let ofApple: Set = [
        "WidgetKit", "SwiftUI", "AppIntents", "Intents", "OSLog", "os", "UIKit", "ActivityKit",
        "AlarmKit", "Combine", "CoreGraphics", "ImageIO", "DeveloperToolsSupport", "Security", "SQLite3", "CryptoKit",
        "CommonCrypto", "CoreLocation", "Network", "SafariServices", "WebKit", "UniformTypeIdentifiers",
        "CoreTransferable", "home_widget", "MapKit",
        "CoreData", "UserNotifications", "UnusedImports", "CombineNetworking", "AppGroups",
        "AppGroupsObservation", "GroupStore", "GroupWatch", "GroupTesting",
    ]

    init() {}

    init(arguments: some Sequence<String>) throws {
        var words = arguments.makeIterator()
        // A bundle without a path would replace the folder in which this runs.
        var missing: Set = ["--target", "--swift", "--bundle", "--phone-folder"]
        while let option = words.next() {
            guard let value = words.next(), !value.isEmpty else { throw Misuse(fault: "'\(option)' has no value") }
            missing.remove(option)
            switch option {
            case "--product": product = value
            case "--target": name = value
            case "--package": package = value
            case "--module": modules.insert(value)
            case "--define": conditions.insert(value)
            case "--source": sources.append(URL(fileURLWithPath: value))
            case "--phone-source": phoneSources.append(URL(fileURLWithPath: value))
            case "--phone-folder": phoneFolder = URL(fileURLWithPath: value)
            case "--resource": declared.append(URL(fileURLWithPath: value))
            case "--file": undeclared.append(URL(fileURLWithPath: value))
            case "--settings": settings = URL(fileURLWithPath: value)
            case "--swift": generatedFile = URL(fileURLWithPath: value)
            case "--bundle": bundle = URL(fileURLWithPath: value)
            default: throw Misuse(fault: "'\(option)' is not an option")
            }
        }
        if let option = missing.min() { throw Misuse(fault: "'\(option)' is missing") }
    }

    var dataModels: [URL] { (declared + undeclared).filter(DataModel.isOne) }

    /// The scan of each Swift file. SwiftPM does not say whether a build defines `DEBUG`.
    func scans() throws -> [(file: URL, scan: SourceScan)] {
        let texts = try sources.map { ($0, try XcodeFile.text($0.path)) }
        let phone = try phoneSources.map { file in
            let text = try XcodeFile.text(file.path)
            return (file, PhoneSource.text(text) ?? text)
        }
        return (texts + phone).map { file, text in
            (file, SourceScan(forAllBuilds: text, modules: modules, conditions: conditions))
        }
    }

    func writePhoneSources() throws {
        for file in phoneSources {
            let copy = PhoneSource.copy(of: try XcodeFile.text(file.path), at: file.path)
            try Output.write(copy, to: phoneFolder.appendingPathComponent(file.lastPathComponent))
        }
    }
}

struct Misuse: Error, CustomStringConvertible {
    var fault: String
    var description: String { "\(fault); this program is for the plugin WidgetExtension to call" }
}
