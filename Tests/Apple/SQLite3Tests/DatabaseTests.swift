import SQLite3
import Testing

struct DatabaseTests {
    @Test func `A database is read as on iOS`() {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        #expect(
            sqlite3_exec(database, "CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (7)", nil, nil, nil) == SQLITE_OK)
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(database, "SELECT n FROM t", -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        #expect(sqlite3_step(statement) == SQLITE_ROW)
        #expect(sqlite3_column_int(statement, 0) == 7)
        #expect(sqlite3_step(statement) == SQLITE_DONE)
    }
}
