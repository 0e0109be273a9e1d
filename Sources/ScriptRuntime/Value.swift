// The values a script computes with.
