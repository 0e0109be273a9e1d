#ifndef CLINEEDIT_H
#define CLINEEDIT_H

#include <histedit.h>
#include <stdio.h>

/* The calls of libedit that Swift cannot make, because they are variadic: one call each, no logic.
   Whatever is not here, Swift calls itself. Prompts are wide, so that no locale decodes them. */

typedef wchar_t *(*ce_prompt_function)(EditLine *);
typedef unsigned char (*ce_key_function)(EditLine *, int);

EditLine *ce_init(const char *program);
int ce_set_prompt(EditLine *el, ce_prompt_function prompt, wchar_t literal);
int ce_set_right_prompt(EditLine *el, ce_prompt_function prompt, wchar_t literal);
int ce_set_editor(EditLine *el, const char *name);
int ce_set_int(EditLine *el, int operation, int value);
int ce_get_int(EditLine *el, int operation, int *value);
int ce_set_client(EditLine *el, void *client);
int ce_get_client(EditLine *el, void **client);
int ce_set_getc(EditLine *el, el_rfunc_t function);
int ce_add_function(EditLine *el, const char *name, const char *help, ce_key_function function);
int ce_bind(EditLine *el, const char *key, const char *function);
int ce_bind_alternate(EditLine *el, const char *key, const char *function);
int ce_redraw(EditLine *el);
int ce_set_history(EditLine *el, HistoryW *history);
int ce_history_set_size(HistoryW *history, int size);
int ce_history_enter(HistoryW *history, const wchar_t *entry);
FILE *ce_stdout(void);
FILE *ce_stderr(void);

#endif
