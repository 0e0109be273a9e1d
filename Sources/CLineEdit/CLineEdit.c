#include "CLineEdit.h"

EditLine *ce_init(const char *program) { return el_init(program, stdin, stdout, stderr); }

int ce_set_prompt(EditLine *el, ce_prompt_function prompt, wchar_t literal) {
  return el_wset(el, EL_PROMPT_ESC, prompt, literal);
}

int ce_set_right_prompt(EditLine *el, ce_prompt_function prompt, wchar_t literal) {
  return el_wset(el, EL_RPROMPT_ESC, prompt, literal);
}

int ce_set_editor(EditLine *el, const char *name) { return el_set(el, EL_EDITOR, name); }

int ce_set_int(EditLine *el, int operation, int value) { return el_set(el, operation, value); }

int ce_get_int(EditLine *el, int operation, int *value) { return el_get(el, operation, value); }

int ce_set_client(EditLine *el, void *client) { return el_set(el, EL_CLIENTDATA, client); }

int ce_get_client(EditLine *el, void **client) { return el_get(el, EL_CLIENTDATA, client); }

int ce_set_getc(EditLine *el, el_rfunc_t function) { return el_wset(el, EL_GETCFN, function); }

int ce_add_function(EditLine *el, const char *name, const char *help, ce_key_function function) {
  return el_set(el, EL_ADDFN, name, help, function);
}

int ce_bind(EditLine *el, const char *key, const char *function) {
  return el_set(el, EL_BIND, key, function, NULL);
}

int ce_bind_alternate(EditLine *el, const char *key, const char *function) {
  return el_set(el, EL_BIND, "-a", key, function, NULL);
}

int ce_redraw(EditLine *el) { return el_set(el, EL_REFRESH); }

int ce_set_history(EditLine *el, HistoryW *history) {
  return el_wset(el, EL_HIST, history_w, history);
}

int ce_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, size);
}

int ce_history_enter(HistoryW *history, const wchar_t *entry) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, entry);
}

FILE *ce_stdout(void) { return stdout; }

FILE *ce_stderr(void) { return stderr; }
