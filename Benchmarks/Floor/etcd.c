// What a client in C makes of etcd's JSON gateway: puts with so many under way, and from a put to the watch that hears of it.
//
//   etcd put ADDRESS NAME COUNT UNDERWAY      puts NAME/0 …; prints the nanoseconds that all of them took
//   etcd heard ADDRESS OTHER NAME COUNT PAUSE puts NAME at one member, watches it at another; for each put, nanoseconds until
//                                             the watch has told of it. PAUSE microseconds and up to as much again between
#include "common.h"
#include <curl/curl.h>

static const char *base64(const char *text) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static char results[4][1024];
    static int turn;
    char *result = results[turn++ % 4], *end = result;
    for (size_t left = strlen(text); left > 0; text += 3, left = left > 3 ? left - 3 : 0) {
        unsigned bits = (unsigned char)text[0] << 16 | (left > 1 ? (unsigned char)text[1] << 8 : 0) | (left > 2 ? (unsigned char)text[2] : 0);
        *end++ = digits[bits >> 18];
        *end++ = digits[bits >> 12 & 63];
        *end++ = left > 1 ? digits[bits >> 6 & 63] : '=';
        *end++ = left > 2 ? digits[bits & 63] : '=';
    }
    *end = 0;
    return result;
}

static CURLM *multi;

static CURL *client(const char *address, const char *path, size_t (*hear)(char *, size_t, size_t, void *)) {
    char url[256];
    snprintf(url, sizeof url, "%s%s", address, path);
    CURL *easy = curl_easy_init();
    curl_easy_setopt(easy, CURLOPT_URL, url);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, hear);
    curl_easy_setopt(easy, CURLOPT_TCP_NODELAY, 1L);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    return easy;
}

static void send_put(CURL *easy, const char *name, long number) {
    char value[64], body[2048];
    snprintf(value, sizeof value, "value %ld", number);
    snprintf(body, sizeof body, "{\"key\":\"%s\",\"value\":\"%s\"}", base64(name), base64(value));
    curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, body);
    curl_multi_add_handle(multi, easy);
}

static size_t forget(char *bytes, size_t size, size_t count, void *owner) {
    (void)bytes, (void)owner;
    return size * count;
}

static long events;

/// A message is a line; the first one says that the watch has begun.
static size_t count_lines(char *bytes, size_t size, size_t count, void *owner) {
    (void)owner;
    for (size_t at = 0; at < size * count; at++) events += bytes[at] == '\n';
    return size * count;
}

/// Goes on with all transfers, and returns one that has ended.
static CURL *advance(void) {
    int running, left;
    CURLMsg *message = curl_multi_info_read(multi, &left);
    if (!message) {
        curl_multi_poll(multi, NULL, 0, 1000, NULL);
        curl_multi_perform(multi, &running);
        message = curl_multi_info_read(multi, &left);
    }
    if (!message) return NULL;
    CURL *easy = message->easy_handle;
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    if (message->data.result != CURLE_OK || status != 200) {
        fprintf(stderr, "etcd: %s, status %ld\n", curl_easy_strerror(message->data.result), status);
        exit(1);
    }
    curl_multi_remove_handle(multi, easy);
    return easy;
}

static void put_many(char **words) {
    char name[256];
    long count = atol(words[2]), under_way = atol(words[3]), begun = 0, done = 0;
    int64_t begin = now();
    for (; begun < under_way && begun < count; begun++) {
        snprintf(name, sizeof name, "%s/%ld", words[1], begun);
        send_put(client(words[0], "/v3/kv/put", forget), name, begun);
    }
    while (done < count) {
        CURL *easy = advance();
        if (!easy) continue;
        done++;
        if (begun == count) continue;
        snprintf(name, sizeof name, "%s/%ld", words[1], begun);
        send_put(easy, name, begun++);
    }
    printf("%lld\n", (long long)(now() - begin));
}

static void put_and_hear(char **words) {
    char body[512];
    long count = atol(words[3]), pause = atol(words[4]);
    CURL *watch = client(words[1], "/v3/watch", count_lines), *put = client(words[0], "/v3/kv/put", forget);
    snprintf(body, sizeof body, "{\"create_request\":{\"key\":\"%s\"}}", base64(words[2]));
    curl_easy_setopt(watch, CURLOPT_COPYPOSTFIELDS, body);
    curl_multi_add_handle(multi, watch);
    while (events < 1) advance();
    srand(getpid());
    for (long at = 0; at < count; at++) {
        long wait = pause + (pause ? rand() % pause : 0);
        nanosleep(&(struct timespec){wait / 1000000, wait % 1000000 * 1000}, NULL);
        events = 0;
        int64_t begun = now(), heard = 0;
        send_put(put, words[2], now());
        for (int is_done = 0; !is_done || !heard;) {
            if (advance()) is_done = 1;
            if (events && !heard) heard = now();
        }
        printf("%lld\n", (long long)(heard - begun));
    }
}

int main(int count, char **words) {
    curl_global_init(CURL_GLOBAL_DEFAULT);
    multi = curl_multi_init();
    curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, 1024L);
    if (count == 6 && strcmp(words[1], "put") == 0) {
        put_many(words + 2);
    } else if (count == 7 && strcmp(words[1], "heard") == 0) {
        put_and_hear(words + 2);
    } else {
        return 2;
    }
}
