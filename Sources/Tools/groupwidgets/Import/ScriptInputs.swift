/// The inputs that a script seems to have, by its words alone.
struct ScriptInputs {
    /// Whether it reads keys or files, which run it again when they change.
    let readsByItself: Bool
    /// Whether it asks for something that no file tells, so that it has to be run at an interval.
    let asksOthers: Bool

    init(_ text: String) {
        let words = text.split { !($0.isLetter || $0.isNumber || "_-./<".contains($0)) }
        let names = Set(words.map { $0.split(separator: "/").last.map(String.init) ?? String($0) })
        readsByItself = !names.isDisjoint(with: ScriptInputs.readers) || words.contains { $0.hasPrefix("<") }
        asksOthers =
            !names.isDisjoint(with: ScriptInputs.askers)
            || words.contains { word in
                ["/proc/", "/sys/", "http"].contains { word.hasPrefix($0) || word.hasPrefix("<" + $0) }
            }
    }

    /// Whether an interval is no longer needed.
    var needsNoInterval: Bool { readsByItself && !asksOthers }

    private static let readers: Set = ["groupdefaults", "defaults", "cat", "jq", "head", "tail", "grep", "sed", "awk"]
    private static let askers: Set = [
        "curl", "wget", "ping", "nmcli", "iwctl", "ip", "date", "cal", "playerctl", "mpc", "checkupdates", "pacman",
        "yay",
        "paru", "apt", "dnf", "flatpak", "sensors", "free", "df", "du", "top", "ps", "pgrep", "pidof", "uptime",
        "systemctl",
        "bluetoothctl", "pactl", "pamixer", "wpctl", "amixer", "upower", "acpi", "brightnessctl", "light", "nvidia-smi",
        "radeontop", "docker", "podman", "git", "gh", "ssh", "swaymsg", "i3-msg", "hyprctl", "makoctl", "dunstctl",
        "swaync-client", "khal", "task", "requests", "urllib", "fetch", "python", "python3", "node", "ruby", "perl",
    ]
}
