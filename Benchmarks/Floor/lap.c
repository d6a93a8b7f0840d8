// Runs commands and times them: from before posix_spawn to the end of the process.
//
// A request is a line: the file that gets the output, then the words of the command, with 0x1f between them; a first word
// @NAME=VALUE is for its environment. The answer is a line: nanoseconds, exit status, the largest resident size in kB, and
// page faults that took no disk.
#include "common.h"

static void run(char *line) {
    char *all[256], **words = all;
    int count = 0;
    for (char *word = strtok(line, "\x1f\n"); word && count < 255; word = strtok(NULL, "\x1f\n")) words[count++] = word;
    words[count] = NULL;
    if (count > 2 && words[1][0] == '@') {
        putenv(strdup(words[1] + 1));
        words[1] = words[0];
        words++, count--;
    }
    if (count < 2) exit(2);
    int output = check(open(words[0], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), words[0]);
    int nothing = check(open("/dev/null", O_RDONLY | O_CLOEXEC), "/dev/null");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, nothing, 0);
    posix_spawn_file_actions_adddup2(&actions, output, 1);
    pid_t child;
    struct rusage usage = {0};
    int status = 127 << 8;
    int64_t begin = now();
    int error = posix_spawnp(&child, words[1], &actions, NULL, words + 1, environ);
    if (!error) wait4(child, &status, 0, &usage);
    int64_t end = now();
    posix_spawn_file_actions_destroy(&actions);
    close(output);
    close(nothing);
    printf("%lld %d %ld %ld\n", (long long)(end - begin), WIFEXITED(status) ? WEXITSTATUS(status) : -1, usage.ru_maxrss,
           usage.ru_minflt);
    fflush(stdout);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) run(line);
}
