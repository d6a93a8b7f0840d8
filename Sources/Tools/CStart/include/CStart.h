// The arguments of the program, known without /proc, which a chroot or an early boot may lack.
#pragma once

/// The arguments and their number, including the program's name.
int cstart_count(void);
char **cstart_words(void);
