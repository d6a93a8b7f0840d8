// Tables and drawings, each a file in the folder Tables that the compiler takes in as it is, so that no program needs one
// at run time.
//
// Each is text in UTF-8 that ends with a NUL. Tabs separate a table's columns, which its first row names.
#pragma once

/// The advance widths of Inter's characters in three weights, by code point. Before them, `em` is the number of units in an
/// em, and `digit` the width of every monospaced digit.
const char *inter_widths(void);
/// First characters, second characters, and the hundredths of an em to add between the two.
const char *inter_kerning(void);
/// The size of symbols' ink in hundredths of an em, unless it is one em square. A row also serves longer names, such as
/// those with `.fill`.
const char *symbol_inks(void);
/// Glyphs for terminals, and the symbols that each stands for.
const char *symbol_glyphs(void);
/// The file of bootstrap-icons that stands for a symbol where no rule finds one, and how many degrees it is turned by; `-`
/// for names whose file there means something else, and `=` before the name of another symbol with the same picture. A row
/// also serves the name with `.fill` if the file has such a form.
const char *symbol_files(void);
/// An SVG sheet of our own drawings, each a path whose `id` is the symbol's name, and whose `d` comes after it.
const char *symbol_drawings(void);
