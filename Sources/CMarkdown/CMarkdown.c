#include "CMarkdown.h"
