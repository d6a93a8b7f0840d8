#define _GNU_SOURCE
#include "CLinux.h"

#include <sys/epoll.h>
#include <sys/socket.h>

int clinux_accept(int socket, void *address, uint32_t *size) {
    return accept4(socket, address, size, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

int clinux_make_ready_set(void) {
    return epoll_create1(EPOLL_CLOEXEC);
}

int clinux_watch_ready(int set, int descriptor, int is_known, int kinds, uint64_t token) {
    struct epoll_event event = {
        .events = (kinds & 1 ? EPOLLIN : 0) | (kinds & 2 ? EPOLLOUT : 0),
        .data.u64 = token,
    };
    int operation = kinds < 0 ? EPOLL_CTL_DEL : is_known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
    return epoll_ctl(set, operation, descriptor, &event);
}

int clinux_take_ready(int set, uint64_t *tokens, int *kinds, int most) {
    struct epoll_event events[64];
    int count = epoll_wait(set, events, most < 64 ? most : 64, 0);
    for (int place = 0; place < count; place++) {
        uint32_t bits = events[place].events;
        tokens[place] = events[place].data.u64;
        kinds[place] = (bits & EPOLLIN ? 1 : 0) | (bits & EPOLLOUT ? 2 : 0) | (bits & (EPOLLERR | EPOLLHUP) ? 4 : 0);
    }
    return count;
}
