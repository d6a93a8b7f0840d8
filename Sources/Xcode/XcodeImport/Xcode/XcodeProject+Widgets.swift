import GroupStore
import XcodeFiles

extension XcodeProject {
    /// Its widget extensions, in the project's order.
    package func widgets() throws -> [WidgetTarget] {
        let all = try targets.map { (target: $0, members: try members(of: $0)) }
        return try all.filter { $0.target.object["productType"]?.text == "com.apple.product-type.app-extension" }
            .compactMap { target, members in
                let others = all.filter { $0.target.id != target.id }.map {
                    (name: $0.target.object["name"]?.text ?? "", files: Set($0.members.files))
                }
                return try widget(target.object, members, others)
            }
    }

    /// The framework or library that is a module.
    func framework(_ module: String) throws -> WidgetTarget? {
        let kinds = ["framework", "framework.static", "library.static", "library.dynamic"]
        let modules = targets.filter { target in
            kinds.contains { target.object["productType"]?.text == "com.apple.product-type.\($0)" }
        }
        for target in modules {
            let settings = try settings(of: target.object, in: configuration)
            let name = try settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? ""
            guard Importer.moduleName(name) == module else { continue }
            var library = try widget(target.object, try members(of: target), [], isLibrary: true)
            library?.name = module
            return library
        }
        return nil
    }

    private func widget(
        _ target: Value, _ members: (files: [String], left: [WidgetTarget.LeftOut]),
        _ others: [(name: String, files: Set<String>)], isLibrary: Bool = false
    ) throws -> WidgetTarget? {
        let settings = try settings(of: target, in: configuration)
        let information = tree.spelled(Path.join("", try settings["INFOPLIST_FILE"] ?? ""))
        var widget = WidgetTarget(name: target["name"]?.text ?? "Widget")
        widget.take(members.files.filter { $0 != information })
        let informationText = widget.noting { () throws(Unreadable) in try self.information(information) } ?? ""
        let outside = members.left.map(\.name).filter { $0.hasSuffix(".swift") }
        guard isLibrary || isWidget(informationText, widget.sources + outside) else { return nil }
        widget.isLibrary = isLibrary
        widget.left += members.left + leftPhases(of: target)
        widget.problems += settings.problems.map(\.description)
        for file in widget.sources + widget.resources {
            let sharing = others.filter { $0.files.contains(file) }.map(\.name)
            if !sharing.isEmpty { widget.shared[file] = sharing }
        }
        widget.settings = try .init(settings)
        let isUsual = ["Debug", "Release"].contains(configuration)
        try widget.settings.take(
            debug: isUsual ? self.settings(of: target, in: "Debug") : settings,
            release: isUsual ? self.settings(of: target, in: "Release") : settings)
        widget.settings.ofInformation = isLibrary ? [:] : try settings.ofInformation(informationText)
        if widget.resources.contains(where: { $0.hasSuffix(".xcassets") }) {
            let name = BuildSettings.extendsTypesByAssets
            widget.settings.ofInformation[name] = try settings[name] == "YES" ? nil : "NO"
        }
        if let entitlements = try settings["CODE_SIGN_ENTITLEMENTS"].map({ tree.spelled(Path.join("", $0)) }) {
            widget.takeGroups { () throws(Unreadable) in try propertyList(entitlements) }
        }
        widget.products = products(of: target)
        return widget
    }

    private func isWidget(_ information: String, _ sources: [String]) -> Bool {
        if information.contains("com.apple.widgetkit-extension") { return true }
        // The extension point of iOS 8's widgets is a slip in a project whose program begins with one of today's.
        let isOther =
            information.contains("NSExtensionPointIdentifier")
            && !information.contains("com.apple.widget-extension")
        return !isOther && sources.contains { WidgetSource.hasMain(in: tree.text($0)) }
    }

    private func leftPhases(of target: Value) -> [WidgetTarget.LeftOut] {
        objects("buildPhases", of: target).map(\.object).filter { $0["isa"]?.text == "PBXShellScriptBuildPhase" }.map {
            .init(name: $0["name"]?.text ?? "Run Script", reason: "a script of the build is not run")
        }
    }
}

extension WidgetTarget {
    /// Adds the app groups of an entitlements file.
    mutating func takeGroups(of entitlements: () throws(Unreadable) -> Value?) {
        groups += noting(entitlements)??["com.apple.security.application-groups"]?.texts ?? []
    }

    /// The contents; nil, with a note, if the file cannot be read.
    fileprivate mutating func noting<Contents>(_ read: () throws(Unreadable) -> Contents) -> Contents? {
        do throws(Unreadable) {
            return try read()
        } catch {
            problems.append(error.description)
            return nil
        }
    }

    /// Sorts files into those that a package can contain and those that it cannot.
    mutating func take(_ files: [String]) {
        for file in files {
            switch Path.extension(file) {
            case "swift": sources.append(file)
            case "m", "mm", "c", "cpp", "h", "metal":
                left.append(.init(name: file, reason: "only Swift can be in the same target"))
            case "storyboard", "xib": left.append(.init(name: file, reason: "there is no Interface Builder on Linux"))
            case "xcmappingmodel":
                left.append(.init(name: file, reason: "columns that a store lacks are added without a mapping"))
            case "framework", "xcframework", "a", "dylib":
                left.append(.init(name: file, reason: "it is built for Apple's systems"))
            case "mlmodel": left.append(.init(name: file, reason: "there is no Core ML on Linux"))
            case "entitlements", "xcconfig", "md": break
            case "plist" where Path.name(file).hasSuffix("Info.plist"): break
            default: resources.append(file)
            }
        }
    }
}

extension WidgetTarget.Settings {
    init(_ settings: BuildSettings) throws {
        bundleIdentifier = try settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
        if try settings["SWIFT_VERSION"]?.hasPrefix("6") == true { languageMode = "6" }
        isolatesToMainActor = try settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        if try settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
            upcomingFeatures = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
            // Swift 6 has these, and would warn of them.
            if languageMode != "6" {
                upcomingFeatures += [
                    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                ]
            }
        }
        platform = try WidgetTarget.Platform(settings)
    }

    /// Takes the compilation conditions; SwiftPM has only the two configurations, debug and release.
    mutating func take(debug: BuildSettings, release: BuildSettings) throws {
        let names = try [debug, release].map { settings in
            try settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
        }
        conditions = names[0].filter(names[1].contains).sortedOnce
        debugConditions = names[0].filter { !names[1].contains($0) }.sortedOnce
        releaseConditions = names[1].filter { !names[0].contains($0) }.sortedOnce
    }
}

extension WidgetTarget.Platform {
    init(_ settings: BuildSettings) throws {
        switch try settings["SDKROOT"] ?? "" {
        case "watchos": self = .watch
        case "macosx": self = .mac
        default: self = try settings["SUPPORTED_PLATFORMS"] == "macosx" ? .mac : .phone
        }
    }
}
