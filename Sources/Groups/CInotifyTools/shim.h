// libinotifytools has no pkg-config file: the module map links it.
#pragma once

#if !__has_include(<inotifytools/inotifytools.h>)
#error "libinotifytools is missing: apt-get install libinotifytools0-dev (Fedora: inotify-tools-devel, Arch: inotify-tools)"
#else

#include <sys/inotify.h>
#include <sys/select.h>
#include <inotifytools/inotifytools.h>

// The library's own header declares an event, which Swift would take for another type than the system's.
static inline struct inotify_event *cinotify_next_event(void) {
    // 0 seconds and 1 event: the one pair of arguments with which it never blocks.
    return inotifytools_next_events(0, 1);
}

// The library waits with `select`, which takes no descriptor from this one on.
static inline int cinotify_descriptor_limit(void) {
    return FD_SETSIZE;
}

static inline const char *cinotify_event_name(const struct inotify_event *event) {
    return event->len > 0 ? event->name : "";
}

#endif
