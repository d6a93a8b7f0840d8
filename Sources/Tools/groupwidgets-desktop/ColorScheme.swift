import CGTK

/// Whether the desktop is dark: as its portal says, else as GTK's theme does.
final class ColorScheme {
    private(set) var isDark: Bool
    /// Called when the desktop has changed it.
    var changed: () -> Void = {}
    private var bus: OpaquePointer?
    private var isKnown = false

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let setting = ("org.freedesktop.appearance", "color-scheme")

    init() {
        isDark = cgtk_prefers_dark_theme(gtk_settings_get_default()) != 0
        let theme: @convention(c) (Object?, Object?, Object?) -> Void = { _, _, data in
            owner(data, as: ColorScheme.self)?.takeTheme()
        }
        for name in ["notify::gtk-theme-name", "notify::gtk-application-prefer-dark-theme"] {
            connect(gtk_settings_get_default(), name, to: self, theme)
        }
        // Neither a bus nor a portal has to be there, and nobody waits for them.
        g_bus_get(
            G_BUS_TYPE_SESSION, nil, { _, result, data in owner(data, as: ColorScheme.self)?.takeBus(result) },
            Unmanaged.passUnretained(self).toOpaque())
    }

    private func takeBus(_ result: OpaquePointer?) {
        bus = g_bus_get_finish(result, nil)
        guard let bus else { return }
        let own = Unmanaged.passUnretained(self).toOpaque()
        let (namespace, key) = ColorScheme.setting
        g_dbus_connection_signal_subscribe(
            bus, ColorScheme.portal, ColorScheme.interface, "SettingChanged", ColorScheme.path, namespace,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, values, data in
                guard let key = g_variant_get_child_value(values, 1), let value = g_variant_get_child_value(values, 2)
                else { return }
                if String(cString: g_variant_get_string(key, nil)) == ColorScheme.setting.1 {
                    owner(data, as: ColorScheme.self)?.take(value)
                }
                g_variant_unref(key)
                g_variant_unref(value)
            }, own, nil)
        g_dbus_connection_call(
            bus, ColorScheme.portal, ColorScheme.path, ColorScheme.interface, "Read",
            cgtk_two_strings(namespace, key), nil, G_DBUS_CALL_FLAGS_NONE, 2_000, nil,
            { _, result, data in owner(data, as: ColorScheme.self)?.takeAnswer(result) }, own)
    }

    private func takeAnswer(_ result: OpaquePointer?) {
        guard let bus, let answer = g_dbus_connection_call_finish(bus, result, nil) else { return }
        if let value = g_variant_get_child_value(answer, 0) {
            take(value)
            g_variant_unref(value)
        }
        g_variant_unref(answer)
    }

    /// Takes a number, which may be wrapped: 1 is dark, 2 is light, and 0 leaves it to the theme.
    private func take(_ value: OpaquePointer) {
        let number = cgtk_number_in(value)
        isKnown = number == 1 || number == 2
        isKnown ? set(number == 1) : takeTheme()
    }

    private func takeTheme() {
        guard !isKnown else { return }
        set(cgtk_prefers_dark_theme(gtk_settings_get_default()) != 0)
    }

    private func set(_ dark: Bool) {
        guard dark != isDark else { return }
        isDark = dark
        changed()
    }
}
