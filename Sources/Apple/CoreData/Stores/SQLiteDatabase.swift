import Foundation
import SQLite3

enum SQLiteValue {
    case nothing
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)

    var integer: Int64? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number.rounded())
        default: nil
        }
    }

    var real: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var data: Data? { if case .data(let data) = self { data } else { nil } }
}

/// A file of SQLite while it is open.
final class SQLiteDatabase {
    private var handle: OpaquePointer?

    /// Read-only unless something is to be written: the closing of a file that was open for writing wakes the widgets
    /// that read it.
    init(_ path: String, isWriting: Bool) throws {
        let flags = isWriting ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
            let words = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw NSError.ofStore("'\(path)' cannot be opened: \(words)")
        }
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit { sqlite3_close_v2(handle) }

    @discardableResult
    func run(_ statement: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK else { throw fault(statement) }
        defer { sqlite3_finalize(prepared) }
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: prepared) }
        var rows: [[SQLiteValue]] = []
        while true {
            switch sqlite3_step(prepared) {
            case SQLITE_ROW: rows.append((0..<sqlite3_column_count(prepared)).map { column($0, of: prepared) })
            case SQLITE_DONE: return rows
            default: throw fault(statement)
            }
        }
    }

    /// Runs a transaction, all of which is done or nothing.
    func transaction<Result>(_ work: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try work()
            try run("COMMIT")
            return result
        } catch {
            _ = try? run("ROLLBACK")
            throw error
        }
    }

    private func fault(_ statement: String) -> NSError {
        .ofStore("\(String(cString: sqlite3_errmsg(handle))) in \(statement)")
    }

    private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer?) {
        // The bytes are gone after the call, so SQLite copies them.
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .nothing: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copied)
        case .data(let data):
            _ = data.withUnsafeBytes {
                // A null pointer would be NULL rather than no bytes.
                $0.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob64(statement, index, $0.baseAddress, sqlite3_uint64($0.count), copied)
            }
        }
    }

    private func column(_ index: Int32, of statement: OpaquePointer?) -> SQLiteValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT:
            let count = Int(sqlite3_column_bytes(statement, index))
            let bytes = UnsafeRawBufferPointer(start: sqlite3_column_text(statement, index), count: count)
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, index))
            return .data(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
        default: return .nothing
        }
    }
}

extension NSError {
    static func ofStore(_ words: String, code: Int = 134_060) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
