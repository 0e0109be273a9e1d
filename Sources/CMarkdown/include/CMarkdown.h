#ifndef CMARKDOWN_H
#define CMARKDOWN_H
// cmark-gfm, the library GitHub renders Markdown with, and its extensions (task lists, tables).
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#endif
