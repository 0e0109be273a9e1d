#ifndef CLINEEDIT_H
#define CLINEEDIT_H
#include <histedit.h>
#endif
