// SQLite and LMDB, used as StoreBench.swift uses the others; see there for the arguments. The first word is the store.
//
// SQLite: write-ahead log, synchronous=FULL, prepared statements, a busy timeout. LMDB: its default, which syncs each
// commit; one read transaction that is renewed for each read.
#include "common.h"
#include <lmdb.h>
#include <sqlite3.h>

static const char *directory;

// SQLite

static sqlite3 *database;
static sqlite3_stmt *getting, *setting;

static void sql(const char *words) {
    char *error = NULL;
    if (sqlite3_exec(database, words, NULL, NULL, &error) == SQLITE_OK) return;
    fprintf(stderr, "sqlite: %s\n", error);
    exit(1);
}

static void sqlite_open(void) {
    char path[4096];
    snprintf(path, sizeof path, "%s/bench.sqlite", directory);
    if (sqlite3_open(path, &database)) exit(1);
    sqlite3_busy_timeout(database, 60000);
    sql("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
        "CREATE TABLE IF NOT EXISTS kv(k TEXT PRIMARY KEY, v TEXT) WITHOUT ROWID");
    sqlite3_prepare_v2(database, "SELECT v FROM kv WHERE k=?", -1, &getting, NULL);
    sqlite3_prepare_v2(database, "INSERT OR REPLACE INTO kv VALUES(?,?)", -1, &setting, NULL);
}

static int sqlite_get(const char *key, char *value, size_t room) {
    sqlite3_bind_text(getting, 1, key, -1, SQLITE_STATIC);
    int found = sqlite3_step(getting) == SQLITE_ROW;
    if (found) snprintf(value, room, "%s", sqlite3_column_text(getting, 0));
    sqlite3_reset(getting);
    return found;
}

static void sqlite_set(const char *key, const char *value) {
    sqlite3_bind_text(setting, 1, key, -1, SQLITE_STATIC);
    sqlite3_bind_text(setting, 2, value, -1, SQLITE_STATIC);
    if (sqlite3_step(setting) != SQLITE_DONE) fprintf(stderr, "sqlite: %s\n", sqlite3_errmsg(database)), exit(1);
    sqlite3_reset(setting);
}

static void sqlite_begin(void) { sql("BEGIN"); }
static void sqlite_commit(void) { sql("COMMIT"); }

// LMDB

static MDB_env *environment;
static MDB_dbi table;
static MDB_txn *reading, *batch;

static void sure(int error) {
    if (!error) return;
    fprintf(stderr, "lmdb: %s\n", mdb_strerror(error));
    exit(1);
}

static void lmdb_open(void) {
    sure(mdb_env_create(&environment));
    sure(mdb_env_set_mapsize(environment, 1UL << 30));
    sure(mdb_env_open(environment, directory, 0, 0600));
    MDB_txn *transaction;
    sure(mdb_txn_begin(environment, NULL, 0, &transaction));
    sure(mdb_dbi_open(transaction, NULL, 0, &table));
    sure(mdb_txn_commit(transaction));
    sure(mdb_txn_begin(environment, NULL, MDB_RDONLY, &reading));
    mdb_txn_reset(reading);
}

static int lmdb_get(const char *key, char *value, size_t room) {
    MDB_val name = {strlen(key), (void *)key}, found;
    sure(mdb_txn_renew(reading));
    int error = mdb_get(reading, table, &name, &found);
    if (!error) snprintf(value, room, "%.*s", (int)found.mv_size, (char *)found.mv_data);
    mdb_txn_reset(reading);
    return !error;
}

static void lmdb_set(const char *key, const char *value) {
    MDB_val name = {strlen(key), (void *)key}, content = {strlen(value), (void *)value};
    MDB_txn *transaction = batch;
    if (!batch) sure(mdb_txn_begin(environment, NULL, 0, &transaction));
    sure(mdb_put(transaction, table, &name, &content, 0));
    if (!batch) sure(mdb_txn_commit(transaction));
}

static void lmdb_begin(void) { sure(mdb_txn_begin(environment, NULL, 0, &batch)); }

static void lmdb_commit(void) {
    sure(mdb_txn_commit(batch));
    batch = NULL;
}

// What both are put to

static struct store {
    const char *name;
    void (*open)(void);
    int (*get)(const char *, char *, size_t);
    void (*set)(const char *, const char *);
    void (*begin)(void);
    void (*commit)(void);
} stores[] = {
    {"sqlite", sqlite_open, sqlite_get, sqlite_set, sqlite_begin, sqlite_commit},
    {"lmdb", lmdb_open, lmdb_get, lmdb_set, lmdb_begin, lmdb_commit},
}, *store;

static char keys[1024][32], value[256];

static void take_some_keys(long count) {
    srand(getpid());
    for (int at = 0; at < 1024; at++) snprintf(keys[at], 32, "key%ld", rand() % count);
}

static void fill(long count) {
    char key[32];
    store->begin();
    for (long at = 0; at < count; at++) {
        snprintf(key, sizeof key, "key%ld", at);
        snprintf(value, sizeof value, "value %ld", at);
        store->set(key, value);
    }
    store->commit();
}

static void read_for(long count, long milliseconds) {
    take_some_keys(count);
    long reads = 0;
    int64_t begin = now(), end = begin;
    while (end - begin < milliseconds * 1000000) {
        for (int at = 0; at < 16; at++, reads++)
            if (!store->get(keys[reads & 1023], value, sizeof value)) exit(1);
        end = now();
    }
    printf("%lld\n", (long long)((end - begin) / reads));
}

static void write_for(long count, long times, long milliseconds) {
    take_some_keys(count);
    store->get(keys[0], value, sizeof value);
    long writes = 0;
    int64_t begin = now(), end = begin;
    while (writes < times && end - begin < milliseconds * 1000000) {
        snprintf(value, sizeof value, "changed at %lld %ld", (long long)begin, writes);
        store->set(keys[writes & 1023], value);
        writes++;
        end = now();
    }
    printf("%lld\n", (long long)((end - begin) / writes));
}

static void write_as(const char *name, long times) {
    char key[256];
    for (long at = 0; at < times; at++) {
        snprintf(key, sizeof key, "%s-%ld", name, at);
        snprintf(value, sizeof value, "%ld", at);
        store->set(key, value);
    }
}

static void count_kept(long times, char **names) {
    char key[256];
    long kept = 0;
    for (; *names; names++)
        for (long at = 0; at < times; at++) {
            snprintf(key, sizeof key, "%s-%ld", *names, at);
            kept += store->get(key, value, sizeof value);
        }
    printf("%ld\n", kept);
}

int main(int count, char **words) {
    if (count < 5) return 2;
    for (store = stores; strcmp(store->name, words[1]) != 0;)
        if (++store == stores + 2) return 2;
    directory = words[2];
    const char *verb = words[3], *first = words[4];
    int64_t begin = now();
    store->open();
    if (strcmp(verb, "fill") == 0) {
        fill(atol(first));
    } else if (strcmp(verb, "open") == 0) {
        if (!store->get(first, value, sizeof value)) return 1;
        printf("%lld\n", (long long)(now() - begin));
    } else if (strcmp(verb, "read") == 0) {
        read_for(atol(first), atol(words[5]));
    } else if (strcmp(verb, "write") == 0) {
        write_for(atol(first), atol(words[5]), atol(words[6]));
    } else if (strcmp(verb, "writer") == 0) {
        write_as(first, atol(words[5]));
    } else if (strcmp(verb, "kept") == 0) {
        count_kept(atol(first), words + 5);
    } else {
        return 2;
    }
}
