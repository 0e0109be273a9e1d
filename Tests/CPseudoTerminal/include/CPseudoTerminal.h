#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/* Starts a program on a terminal of its own. Returns the terminal's other end, or -1. */
int pt_spawn(
  const char *path, char *const arguments[], char *const environment[], int rows, int columns,
  pid_t *process);

/* Changes the terminal's size, which sends SIGWINCH to the program. */
int pt_resize(int terminal, int rows, int columns);

#endif
