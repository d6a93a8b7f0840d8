extension WidgetsHost {
    package struct Options: Sendable {
        package var limits = ProgramLimits()
        package var pacing = ReloadPacing()

        package init() {}
    }
}
