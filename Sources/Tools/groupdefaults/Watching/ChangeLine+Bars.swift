import CommandLineKit
import GroupStore

extension ChangeLine {
    /// The text of the change for a bar; nil without one.
    func record(for feed: inout BarFeed?, isChange: Bool) -> String? {
        guard let format = feed?.format else { return nil }
        return format == .json ? json : feed?.text(for: record(isChange: isChange))
    }

    /// The new value, and by what it came about.
    private func record(isChange: Bool) -> BarRecord {
        var record = BarRecord(name: change.key.text)
        guard let value = change.new else { return record }
        record.text = value.bare
        record.alternative = value.bare
        record.classes = value.bare.isClass ? [value.bare] : []
        record.percentage = value.percentage
        let old = change.old?.bare ?? "no value"
        record.details = ["\(change.key) of \(suite)"]
        if isChange { record.details.append("\(Timestamp.now.timeOfDay) changed from \(old)") }
        return record
    }
}

extension Value {
    /// The number that it is, if a bar could show it as a part of a hundred.
    fileprivate var percentage: Int? {
        switch self {
        case .integer(let number) where 0...100 ~= number: Int(number)
        case .real(let number) where 0...100 ~= number: Int(number.rounded())
        default: nil
        }
    }
}

extension String {
    /// Whether it can be the name of a class in a style sheet.
    fileprivate var isClass: Bool {
        guard let first = utf8.first, utf8.count <= 40, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
            return false
        }
        return utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
