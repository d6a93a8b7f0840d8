// What a one-shot tool cannot do without, and no more: the floor.
//
//   floor get FILE KEY
//   floor set FILE KEY VALUE [nosync]
//
// FILE holds one "key": "value" a line. A set takes the kernel's lock on a file beside it, reads, writes a temporary
// file, syncs that, renames it, and syncs the directory. It is no JSON parser: it looks for the bytes of the key.
#include "common.h"

static char *text;
static size_t size;

static void load(const char *path) {
    int file = check(open(path, O_RDONLY | O_CLOEXEC), path);
    struct stat status;
    check(fstat(file, &status), path);
    text = malloc(status.st_size + 1);
    while (size < (size_t)status.st_size) {
        ssize_t count = check(read(file, text + size, status.st_size - size), path);
        if (count == 0) break;
        size += count;
    }
    close(file);
}

/// The value's first byte; `*length` is how long it is.
static char *find(const char *key, size_t *length) {
    char member[256];
    int count = snprintf(member, sizeof member, "\"%s\": \"", key);
    char *found = memmem(text, size, member, count);
    if (!found) exit(3);
    char *value = found + count;
    *length = (char *)memchr(value, '"', text + size - value) - value;
    return value;
}

static void put(int file, const void *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = check(write(file, bytes, count), "write");
        bytes = (const char *)bytes + written;
        count -= written;
    }
}

int main(int count, char **words) {
    if (count < 4) return 2;
    size_t length;
    if (strcmp(words[1], "get") == 0) {
        load(words[2]);
        char *value = find(words[3], &length);
        value[length] = '\n';
        put(1, value, length + 1);
        return 0;
    }
    int syncs = count < 6;
    char path[4096], other[4200];
    snprintf(path, sizeof path, "%s", words[2]);
    char *slash = strrchr(path, '/');
    *slash = 0;
    int directory = check(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), path);
    snprintf(other, sizeof other, ".%s.lock", slash + 1);
    int lock = check(openat(directory, other, O_RDWR | O_CREAT | O_CLOEXEC, 0600), other);
    check(flock(lock, LOCK_EX), "flock");
    load(words[2]);
    char *value = find(words[3], &length);
    snprintf(other, sizeof other, ".%s.new", slash + 1);
    int file = check(openat(directory, other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), other);
    put(file, text, value - text);
    put(file, words[4], strlen(words[4]));
    put(file, value + length, text + size - value - length);
    if (syncs) check(fsync(file), "fsync");
    check(renameat(directory, other, directory, slash + 1), "rename");
    if (syncs) check(fsync(directory), "fsync");
    return 0;
}
