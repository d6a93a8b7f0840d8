import SourceScan

extension XcodeProject {
    /// Its widget extensions, in the project's order.
    package var widgets: [WidgetTarget] {
        let all = targets.map { (target: $0, members: members(of: $0)) }
        return all.filter { $0.target.object["productType"]?.text == "com.apple.product-type.app-extension" }
            .compactMap { target, members in
                let others = all.filter { $0.target.id != target.id }.map {
                    (name: $0.target.object["name"]?.text ?? "", files: Set($0.members.files))
                }
                return widget(target.object, members, others)
            }
    }

    private func widget(
        _ target: PropertyListText, _ members: (files: [String], missing: [String]),
        _ others: [(name: String, files: Set<String>)]
    ) -> WidgetTarget? {
        let settings = settings(of: target, in: configuration)
        let information = Path.join("", settings["INFOPLIST_FILE"] ?? "")
        var widget = WidgetTarget(name: target["name"]?.text ?? "Widget")
        widget.take(members.files.filter { $0 != information && !$0.hasPrefix("/") })
        guard isWidget(information, widget.sources) else { return nil }
        widget.left += members.missing.map { .init(name: $0, reason: "the project names it, but it is not there") }
        widget.left += members.files.filter { $0.hasPrefix("/") }.map {
            .init(name: $0, reason: "it lies outside of the project's folder, where a package cannot have it")
        }
        widget.left += leftPhases(of: target)
        for file in widget.sources + widget.resources {
            let sharing = others.filter { $0.files.contains(file) }.map(\.name)
            if !sharing.isEmpty { widget.shared[file] = sharing }
        }
        widget.settings = .init(settings)
        let isUsual = ["Debug", "Release"].contains(configuration)
        widget.settings.take(
            debug: isUsual ? self.settings(of: target, in: "Debug") : settings,
            release: isUsual ? self.settings(of: target, in: "Release") : settings)
        widget.settings.ofInformation = settings.ofInformation(information.isEmpty ? "" : tree.text(information))
        if let entitlements = settings["CODE_SIGN_ENTITLEMENTS"] {
            widget.groups = XcodeProject.appGroups(in: tree.text(Path.join("", entitlements)))
        }
        widget.products = products(of: target)
        return widget
    }

    private func isWidget(_ information: String, _ sources: [String]) -> Bool {
        if !information.isEmpty {
            let text = tree.text(information)
            if text.contains("NSExtensionPointIdentifier") { return text.contains("com.apple.widgetkit-extension") }
        }
        return sources.contains { WidgetSource(tree.text($0)).hasMain }
    }

    private func leftPhases(of target: PropertyListText) -> [WidgetTarget.LeftOut] {
        objects("buildPhases", of: target).map(\.object).filter { $0["isa"]?.text == "PBXShellScriptBuildPhase" }.map {
            .init(name: $0["name"]?.text ?? "Run Script", reason: "a script of the build is not run")
        }
    }

    /// The texts of the array that entitlements have for app groups.
    static func appGroups(in entitlements: String) -> [String] {
        guard let key = entitlements.firstRange(of: "com.apple.security.application-groups</key>"),
            let end = entitlements[key.upperBound...].firstRange(of: "</array>")
        else { return [] }
        return entitlements[key.upperBound..<end.lowerBound].split(separator: "<string>").dropFirst().compactMap {
            $0.split(separator: "</string>").first.map(String.init)
        }
    }
}

extension WidgetTarget {
    /// Sorts files into those that a package can hold, and those that it cannot.
    mutating func take(_ files: [String]) {
        for file in files {
            switch Path.extension(file) {
            case "swift": sources.append(file)
            case "m", "mm", "c", "cpp", "h", "metal":
                left.append(.init(name: file, reason: "only Swift can be in the same target"))
            case "storyboard", "xib": left.append(.init(name: file, reason: "there is no Interface Builder on Linux"))
            case "xcdatamodeld", "xcdatamodel":
                let reason = "there is no Core Data on Linux; let the app write what is shown"
                left.append(.init(name: file, reason: reason))
            case "mlmodel": left.append(.init(name: file, reason: "there is no Core ML on Linux"))
            case "entitlements", "xcconfig", "md": break
            case "plist" where Path.name(file).hasSuffix("Info.plist"): break
            default: resources.append(file)
            }
        }
    }
}

extension WidgetTarget.Settings {
    init(_ settings: BuildSettings) {
        bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
        if settings["SWIFT_VERSION"]?.hasPrefix("6") == true { languageMode = "6" }
        isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        if settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
            upcomingFeatures = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
        }
        platform = WidgetTarget.Platform(settings)
    }

    /// Takes the compilation conditions, of which SwiftPM knows those of its own two configurations.
    mutating func take(debug: BuildSettings, release: BuildSettings) {
        let names = [debug, release].map { settings in
            settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
        }
        conditions = names[0].filter(names[1].contains).sortedOnce
        debugConditions = names[0].filter { !names[1].contains($0) }.sortedOnce
        releaseConditions = names[1].filter { !names[0].contains($0) }.sortedOnce
    }
}

extension WidgetTarget.Platform {
    init(_ settings: BuildSettings) {
        switch settings["SDKROOT"] ?? "" {
        case "watchos": self = .watch
        case "macosx": self = .mac
        default: self = settings["SUPPORTED_PLATFORMS"] == "macosx" ? .mac : .phone
        }
    }
}
