// What Swift cannot call of libcurl: its functions of variable arguments, by the types of these.
#pragma once

#if !__has_include(<curl/curl.h>)
#error "libcurl is missing: apt-get install libcurl4-openssl-dev (Fedora: libcurl-devel, Arch: curl)"
#endif

#include <curl/curl.h>

static inline CURLcode ccurl_set_number(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_text(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

// The bytes are copied.
static inline CURLcode ccurl_set_body(CURL *easy, const void *bytes, long count) {
    curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, count);
    return curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes);
}

typedef size_t (*ccurl_writer)(char *bytes, size_t size, size_t count, void *owner);

static inline CURLcode ccurl_set_writer(CURL *easy, ccurl_writer writer, void *owner) {
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, owner);
    return curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, writer);
}

static inline long ccurl_status(CURL *easy) {
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

// When the other side says that it answered, in seconds since 1970; -1 if it does not say.
static inline long long ccurl_date(CURL *easy) {
    struct curl_header *header = NULL;
    if (curl_easy_header(easy, "Date", 0, CURLH_HEADER, -1, &header) != CURLHE_OK) return -1;
    return curl_getdate(header->value, NULL);
}

static inline void ccurl_set_socket_function(CURLM *multi, curl_socket_callback function, void *owner) {
    curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, owner);
    curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, function);
}

static inline void ccurl_set_timer_function(CURLM *multi, curl_multi_timer_callback function, void *owner) {
    curl_multi_setopt(multi, CURLMOPT_TIMERDATA, owner);
    curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, function);
}

// The next transfer that has ended, or null.
static inline CURL *ccurl_next_ended(CURLM *multi, CURLcode *result) {
    int rest = 0;
    for (CURLMsg *message; (message = curl_multi_info_read(multi, &rest));) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}
