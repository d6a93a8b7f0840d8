// Tables and drawings, each a file in the folder Tables that the compiler takes in as it is, so that no program needs one
// at run time.
//
// Each is text in UTF-8 that ends with a NUL. The first row of a table names its columns, which tabs part.
#pragma once

/// How wide Inter's characters are, in units of its em, in three weights: `em`, and a digit where all are equally wide,
/// then the characters by their code points.
const char *inter_widths(void);
/// First characters, second characters, and by how many hundredths of an em these stand further off.
const char *inter_kerning(void);
/// How large the ink of symbols is, in hundredths of an em, where it is no square as wide as letters are high. A row also
/// serves the name with further words, such as `.fill`.
const char *symbol_inks(void);
/// Glyphs for terminals, and the symbols that each represents.
const char *symbol_glyphs(void);
/// The file of bootstrap-icons that stands for a symbol where no rule finds one, and how many degrees it is turned by; `-`
/// for names whose file there means something else. A row also serves the name with `.fill` if the file has such a form.
const char *symbol_files(void);
/// An SVG sheet of our own drawings, each a path whose `id` is the symbol's name.
const char *symbol_drawings(void);
