// The calls of <ucontext.h>, which Swift cannot import.
#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE
#define _DEFAULT_SOURCE
#define _GNU_SOURCE

#include "CCoroutine.h"

#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif
#ifndef MAP_STACK
#define MAP_STACK 0
#endif

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#endif

struct coroutine {
  ucontext_t inside;
  ucontext_t outside;
  void (*body)(void *);
  void *argument;
  char *mapping;
  size_t size;
  size_t guard;
};

// `makecontext` passes integers only: the address comes in two halves.
static void begin(unsigned high, unsigned low) {
  uintptr_t address = ((uintptr_t)high << 16 << 16) | (uintptr_t)low;
  struct coroutine *self = (struct coroutine *)address;
  self->body(self->argument);
  // The context linked to, where the coroutine was entered, is next.
}

struct coroutine *coroutine_make(size_t stack_size, void (*body)(void *), void *argument) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t size = (stack_size + page - 1) / page * page + page;
  void *mapping = mmap(
      NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (mapping == MAP_FAILED) return NULL;
  struct coroutine *self = calloc(1, sizeof(struct coroutine));
  if (self == NULL || mprotect(mapping, page, PROT_NONE) != 0 || getcontext(&self->inside) != 0) {
    free(self);
    munmap(mapping, size);
    return NULL;
  }
  self->body = body;
  self->argument = argument;
  self->mapping = mapping;
  self->size = size;
  self->guard = page;
  self->inside.uc_stack.ss_sp = self->mapping + page;
  self->inside.uc_stack.ss_size = size - page;
  self->inside.uc_link = &self->outside;
  uintptr_t address = (uintptr_t)self;
  makecontext(
      &self->inside, (void (*)(void))begin, 2, (unsigned)(address >> 16 >> 16), (unsigned)address);
  return self;
}

void coroutine_enter(struct coroutine *self) { swapcontext(&self->outside, &self->inside); }

void coroutine_leave(struct coroutine *self) { swapcontext(&self->inside, &self->outside); }

void *coroutine_lowest_address(const struct coroutine *self) { return self->mapping + self->guard; }

void coroutine_free(struct coroutine *self) {
  munmap(self->mapping, self->size);
  free(self);
}
