// What a program was called with, known without /proc, which a chroot or an early boot may lack.
#pragma once

/// How many words there are, the program's name included, and the words.
int cstart_count(void);
char **cstart_words(void);
