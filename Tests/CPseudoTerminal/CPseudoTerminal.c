#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int pt_spawn(
  const char *path, char *const arguments[], char *const environment[], int rows, int columns,
  pid_t *process) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int terminal = -1;
  *process = forkpty(&terminal, NULL, NULL, &size);
  if (*process == 0) {
    /* Test runners work on threads that block signals, and a child inherits that. */
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGINT, SIG_DFL);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (*process < 0) return -1;
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  return terminal;
}

int pt_resize(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
