#ifndef CCOROUTINE_H
#define CCOROUTINE_H

#include <stddef.h>

/// A call with a stack of its own, which can be left in the middle and entered again.
struct coroutine;

/// Makes a coroutine that calls `body` with `argument` when it is first entered.
///
/// The stack is mapped with a page that cannot be touched below it; its pages are taken from the
/// system as they are used. Returns null when there is no room.
struct coroutine *coroutine_make(size_t stack_size, void (*body)(void *), void *argument);

/// Runs the coroutine until it leaves or its body returns.
void coroutine_enter(struct coroutine *);

/// Goes back to where the coroutine was entered; it is called on the coroutine's own stack.
void coroutine_leave(struct coroutine *);

/// The lowest address of the coroutine's stack.
void *coroutine_lowest_address(const struct coroutine *);

/// Gives the stack back; nothing may be on it any more.
void coroutine_free(struct coroutine *);

#endif
