/* A load client: N WebSocket connections on one thread, closed loop or on a schedule, one answer awaited for each message.
 *
 *   wsload MODE PORT CONNECTIONS SECONDS RATE [FILE]
 *
 * MODE   echo   plain WebSocket, any text frame is the answer
 *        sio    socket.io over its WebSocket transport, an event comes back
 *        arena  plays tables of Arenarium: FILE has a line for each connection, "COOKIE TABLE TABLE ..."
 * RATE   0: the next message goes out when the answer is in; else so many messages a second over all connections, due
 *        times fixed beforehand, latency counted from the due time.
 * Prints one JSON object: `rate` is answers a second, `frames` messages of both directions a second. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { ECHO, SIO, ARENA };
typedef struct {
    int fd, open, waiting, ready, joined;
    char *in; size_t have, room;
    double sent, due;
    char *tables, *next; /* arena: ids still to play */
    char act[600];
    long n;
} Conn;

static int mode; static double rate; static long done, refused, frames; static double *took; static long room_took;
static uint64_t seed = 88172645463325252ull;
static uint64_t rnd(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }

static void put(Conn *c, const char *text) {
    size_t n = strlen(text), h = 2;
    unsigned char f[4096];
    f[0] = 0x81;
    if (n < 126) f[1] = 0x80 | n;
    else { f[1] = 0x80 | 126; f[2] = n >> 8; f[3] = n & 255; h = 4; }
    memset(f + h, 0, 4); /* a mask of zeros masks nothing */
    memcpy(f + h + 4, text, n);
    if (write(c->fd, f, h + 4 + n) != (ssize_t)(h + 4 + n)) { perror("write"); exit(1); }
    frames++;
}

static void fire(Conn *c, double from) {
    c->waiting = 1; c->ready = 0; c->sent = from; c->n++;
    if (mode == ECHO) put(c, "{\"t\":\"act\",\"d\":{\"seat\":0,\"q\":17,\"text\":\"place pikeman c3/0\",\"n\":\"1234567890\"}}");
    else if (mode == SIO) put(c, "42[\"m\",{\"seat\":0,\"q\":17,\"text\":\"place pikeman c3/0\",\"n\":\"1234567890\"}]");
    else {
        char m[900];
        snprintf(m, sizeof m, "{\"t\":\"act\",\"d\":{%s,\"n\":\"%lx\"}}", c->act, (long)rnd());
        put(c, m);
    }
}

static void answered(Conn *c) {
    if (!c->waiting) return;
    c->waiting = 0;
    if (done < room_took) took[done] = now() - c->sent;
    done++;
}

static void hello(Conn *c) {
    char m[300], *id = c->next;
    if (!id || !*id) return;
    char *end = strpbrk(id, " \n");
    c->next = end && *end == ' ' ? end + 1 : NULL;
    snprintf(m, sizeof m, "{\"t\":\"hello\",\"d\":{\"v\":1,\"table\":\"%.*s\",\"have\":1000000}}", (int)(end ? end - id : (long)strlen(id)), id);
    put(c, m);
}

static void maybe(Conn *c, double t) { /* send if there is something to send and it is time */
    if (c->waiting || (mode == ARENA && !c->ready)) return;
    if (rate == 0) fire(c, t);
    else if (t >= c->due) { double from = c->due; c->due += 1 / rate; fire(c, from); }
}

static void arena_view(Conn *c, char *f) {
    if (strstr(f, "\"result\":[")) { c->ready = 0; hello(c); return; }
    char *s = strstr(f, "\"seat\":"), *o = strstr(f, "\"options\":[\"");
    if (!s || !o) return;
    char *from = o + 11; int many = 0;
    for (char *p = from; *p && *p != ']'; p++) if (*p == '"') many++;
    int pick = rnd() % (many / 2);
    char *p = from;
    for (int i = 0; i < pick; i++) { p = strchr(p + 1, '"'); p = strchr(p + 1, '"'); }
    char *end = strchr(p + 1, '"');
    snprintf(c->act, sizeof c->act, "\"seat\":%d,\"text\":\"%.*s\"", atoi(s + 7), (int)(end - p - 1), p + 1);
    c->ready = 1;
}

static void frame(Conn *c, char *f) {
    if (mode == ECHO) answered(c);
    else if (mode == SIO) {
        if (f[0] == '0') put(c, "40");
        else if (f[0] == '2') put(c, "3");
        else if (f[0] == '4' && f[1] == '0') c->joined = 1;
        else if (f[0] == '4' && f[1] == '2') answered(c);
    } else if (!strncmp(f, "{\"t\":\"ack\"", 10)) answered(c);
    else if (!strncmp(f, "{\"t\":\"view\"", 11)) arena_view(c, f);
    else if (!strncmp(f, "{\"t\":\"refused\"", 14)) { refused++; c->waiting = 0; c->ready = 0; put(c, "{\"t\":\"view\",\"d\":{}}"); }
    else if (!strncmp(f, "{\"t\":\"error\"", 12)) { fprintf(stderr, "%s\n", f); exit(1); }
    if (mode != SIO || c->joined) maybe(c, now());
}

static void readable(Conn *c) {
    for (;;) {
        if (c->room - c->have < 65536) { c->room = c->room * 2 + 131072; c->in = realloc(c->in, c->room + 1); }
        ssize_t n = read(c->fd, c->in + c->have, c->room - c->have);
        if (n <= 0) { if (n == 0) { fprintf(stderr, "closed\n"); exit(1); } break; }
        c->have += n;
        if ((size_t)n < 65536) break;
    }
    size_t at = 0;
    if (!c->open) {
        char *end = memmem(c->in, c->have, "\r\n\r\n", 4);
        if (!end) return;
        if (memcmp(c->in, "HTTP/1.1 101", 12)) { fprintf(stderr, "%.*s\n", (int)c->have, c->in); exit(1); }
        at = end + 4 - c->in; c->open = 1;
        if (mode == ARENA) hello(c); else if (mode == ECHO) maybe(c, now());
    }
    while (c->have - at >= 2) {
        unsigned char *h = (unsigned char *)c->in + at; size_t len = h[1] & 127, head = 2;
        if (len == 126) { if (c->have - at < 4) break; len = h[2] << 8 | h[3]; head = 4; }
        else if (len == 127) { if (c->have - at < 10) break; len = 0; for (int i = 0; i < 8; i++) len = len << 8 | h[2 + i]; head = 10; }
        if (c->have - at < head + len) break;
        char *f = c->in + at + head, keep = f[len];
        if ((h[0] & 15) == 1) { frames++; f[len] = 0; frame(c, f); f[len] = keep; }
        else if ((h[0] & 15) == 9) { unsigned char pong[6] = {0x8a, 0x80, 0, 0, 0, 0}; if (write(c->fd, pong, 6) < 0) exit(1); }
        else if ((h[0] & 15) == 8) { fprintf(stderr, "the server closed\n"); exit(1); }
        at += head + len;
    }
    memmove(c->in, c->in + at, c->have - at); c->have -= at;
}

static int by_size(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return (x > y) - (x < y); }

int main(int argc, char **argv) {
    if (argc < 6) { fprintf(stderr, "wsload MODE PORT CONNECTIONS SECONDS RATE [FILE]\n"); return 2; }
    mode = !strcmp(argv[1], "echo") ? ECHO : !strcmp(argv[1], "sio") ? SIO : ARENA;
    int port = atoi(argv[2]), count = atoi(argv[3]); double seconds = atof(argv[4]), total = atof(argv[5]);
    rate = total / count;
    FILE *file = argc > 6 ? fopen(argv[6], "r") : NULL;
    room_took = 4000000; took = malloc(room_took * sizeof *took);
    Conn *cs = calloc(count, sizeof *cs); int ep = epoll_create1(0);
    for (int i = 0; i < count; i++) {
        Conn *c = cs + i; char cookie[300] = "", *line = NULL; size_t cap = 0;
        if (file && getline(&line, &cap, file) > 0) { char *space = strchr(line, ' '); *space = 0; snprintf(cookie, sizeof cookie, "Cookie: %s\r\n", line); c->next = c->tables = space + 1; }
        struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
        c->fd = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(c->fd, (void *)&a, sizeof a)) { perror("connect"); return 1; }
        int one = 1; setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
        char m[800]; int n = snprintf(m, sizeof m, "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%s\r\n", mode == SIO ? "/socket.io/?EIO=4&transport=websocket" : "/ws", port, cookie);
        if (write(c->fd, m, n) != n) return 1;
        fcntl(c->fd, F_SETFL, O_NONBLOCK);
        struct epoll_event e = {.events = EPOLLIN, .data.ptr = c}; epoll_ctl(ep, EPOLL_CTL_ADD, c->fd, &e);
    }
    double start = now(), warm = start + 0.25 * seconds, began = 0, stop = 0; long first = 0, before = 0;
    for (int i = 0; i < count; i++) cs[i].due = warm - 0.05 + (rate ? (double)i / count / rate : 0);
    struct epoll_event es[256];
    for (;;) {
        int n = epoll_wait(ep, es, 256, rate ? 1 : 100); double t = now();
        for (int i = 0; i < n; i++) readable(es[i].data.ptr);
        if (rate) for (int i = 0; i < count; i++) if (cs[i].open && (mode != SIO || cs[i].joined)) maybe(cs + i, t);
        if (!began && t >= warm) { puts("began"); fflush(stdout); began = t; first = done; before = frames; stop = t + seconds; }
        if (began && t >= stop) break;
    }
    double span = now() - began; long many = done - first; if (done > room_took) many = room_took - first;
    qsort(took + first, many, sizeof *took, by_size);
    printf("{\"messages\": %ld, \"rate\": %.1f, \"frames\": %.1f, \"p50_ms\": %.3f, \"p99_ms\": %.3f, \"refused\": %ld}\n", many, many / span, (frames - before) / span,
           many ? took[first + many / 2] * 1e3 : 0, many ? took[first + many * 99 / 100] * 1e3 : 0, refused);
    return 0;
}
