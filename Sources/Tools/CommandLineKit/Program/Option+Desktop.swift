extension Option {
    /// The options of `groupwidgets desktop`, which passes them on to its own program.
    package static let desktop = [
        Option(
            name: "layer", argument: "LAYER",
            summary: "background, bottom (default), or top, which is above the windows",
            completes: .found { _ in ["background", "bottom", "top"].map { .init($0) } }),
        Option(name: "dark", summary: "as on a dark screen (default: as the desktop says)"),
        Option(name: "light", summary: "as on a light screen"),
    ]
}
