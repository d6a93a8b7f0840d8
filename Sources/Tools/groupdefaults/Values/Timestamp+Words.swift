import CommandLineKit
import GroupStore
import GroupSystem

extension Timestamp {
    /// A date as people type it: ISO 8601, `now`, `+25m` or `-1h30m` from now, `@` and seconds since 1970, or `today`,
    /// `tomorrow` or `yesterday`, at midnight or with a time of day, as in `tomorrow 9:00`, of the local time zone.
    init?(words text: String, now: Timestamp = .now) {
        if let written = Timestamp(iso8601: text) {
            self = written
        } else if text == "now" {
            self = now
        } else if text.first == "@", let seconds = Double(real: String(text.dropFirst())) {
            self.init(secondsSinceReferenceDate: seconds - Double(Timestamp.referenceDate))
        } else if let sign = text.first, "+-".contains(sign), let distance = Duration(words: String(text.dropFirst())) {
            let seconds = distance / .seconds(1)
            self.init(secondsSinceReferenceDate: now.secondsSinceReferenceDate + (sign == "-" ? -seconds : seconds))
        } else {
            self.init(dayWords: text.split(separator: " "), now)
        }
    }

    private init?(dayWords words: [Substring], _ now: Timestamp) {
        let days = ["yesterday": -1, "today": 0, "tomorrow": 1]
        guard (1...2).contains(words.count), let day = days[String(words[0])],
            let time = words.count == 1 ? 0 : Timestamp.secondOfDay(words[1])
        else { return nil }
        let present = Int(now.secondsSinceReferenceDate.rounded(.down)) + Timestamp.referenceDate
        let today = present + LocalTime.secondsAhead(at: present)
        let local = today - (today % 86_400 + 86_400) % 86_400 + day * 86_400 + time
        // The offset may change between now and then.
        let near = local - LocalTime.secondsAhead(at: present)
        let seconds = local - LocalTime.secondsAhead(at: near)
        self.init(secondsSinceReferenceDate: Double(seconds - Timestamp.referenceDate))
    }

    /// The seconds from midnight of `9:00` or `21:30:15`.
    private static func secondOfDay(_ word: Substring) -> Int? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { part in
            (1...2).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1],
            let second = parts.count == 3 ? parts[2] : 0, hour < 24, minute < 60, second < 60
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }
}
