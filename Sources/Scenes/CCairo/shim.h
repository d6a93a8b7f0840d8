#pragma once

#include "needs.h"
#ifdef CCAIRO_IS_WHOLE

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <malloc.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <zlib.h>

// Pango's own headers need flags of pkg-config that the package manager refuses, and says so at each build. What is
// used of it is stable, and declared here; see Pango's reference for what it means.

typedef struct PangoContext PangoContext;
typedef struct PangoFontDescription PangoFontDescription;
typedef struct PangoFontMap PangoFontMap;
typedef struct PangoLayout PangoLayout;
typedef struct PangoAttrList PangoAttrList;
typedef struct { const void *klass; unsigned int start_index, end_index; } PangoAttribute;

typedef struct {
    int32_t width, x_offset, y_offset;
} PangoGlyphGeometry;

typedef struct {
    uint32_t glyph;
    PangoGlyphGeometry geometry;
    uint32_t attributes;
} PangoGlyphInfo;

typedef struct {
    int num_glyphs;
    PangoGlyphInfo *glyphs;
    int *log_clusters;
    int space;
} PangoGlyphString;

typedef struct {
    void *shape_engine, *lang_engine, *font;
    uint8_t level, gravity, flags, script;
    void *language, *extra_attrs;
} PangoAnalysis;

typedef struct {
    int offset, length, num_chars;
    PangoAnalysis analysis;
} PangoItem;

typedef struct {
    PangoItem *item;
    PangoGlyphString *glyphs;
    int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;

typedef struct PangoRunList {
    PangoGlyphItem *run;
    struct PangoRunList *next;
} PangoRunList;

typedef struct {
    PangoLayout *layout;
    int start_index, length;
    PangoRunList *runs;
} PangoLayoutLine;

enum { ccairo_pango_scale = 1024, ccairo_pango_style_italic = 2 };

PangoFontMap *pango_cairo_font_map_new(void);
void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
void pango_fc_font_map_config_changed(PangoFontMap *map);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
FcPattern *pango_fc_font_get_pattern(void *font);
void *pango_font_map_get_family(PangoFontMap *map, const char *name);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_cairo_context_set_resolution(PangoContext *context, double dpi);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int single);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
typedef struct { int x, y, width, height; } PangoRectangle;
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
int pango_layout_get_baseline(PangoLayout *layout);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);
void pango_font_description_set_style(PangoFontDescription *description, int style);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_variations(PangoFontDescription *description, const char *variations);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_font_features_new(const char *features);
void pango_cairo_show_glyph_item(cairo_t *context, const char *text, PangoGlyphItem *item);
void pango_cairo_glyph_string_path(cairo_t *context, void *font, PangoGlyphString *glyphs);
void pango_cairo_show_glyph_string(cairo_t *context, void *font, PangoGlyphString *glyphs);
PangoGlyphString *pango_glyph_string_copy(PangoGlyphString *glyphs);
void pango_glyph_string_free(PangoGlyphString *glyphs);
int pango_glyph_string_get_width(PangoGlyphString *glyphs);
void g_object_unref(void *object);

typedef struct GChecksum GChecksum;
enum { ccairo_sha256 = 2 };
GChecksum *g_checksum_new(int type);
void g_checksum_update(GChecksum *checksum, const unsigned char *bytes, long count);
const char *g_checksum_get_string(GChecksum *checksum);
void g_checksum_free(GChecksum *checksum);

#endif
