// Draws what the widget of the row shows, with cairo and pango and nothing else: a line on the standard input is answered by
// the size of a PNG, and the PNG.
#include "common.h"

#include <pango/pangocairo.h>

enum { width = 338, height = 158, scale = 2 };

static const struct {
    const char *words;
    double x, y, size;
    int weight;
} texts[] = {
    {"Main Account", 16, 36, 14, 700},   {"€ 4,675.25", 16, 70, 28, 700},     {"Groceries", 16, 94, 13, 400},
    {"− € 84.20", 260, 94, 13, 400},     {"Public transport", 16, 112, 13, 400}, {"− € 3.10", 268, 112, 13, 400},
    {"Updated 12:34", 16, 140, 12, 400},
};

static void write_text(cairo_t *context, PangoLayout *layout, int number) {
    char words[64];
    snprintf(words, sizeof words, "Inter %dpx", (int)texts[number].size);
    PangoFontDescription *font = pango_font_description_from_string(words);
    pango_font_description_set_weight(font, texts[number].weight);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_text(layout, texts[number].words, -1);
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_move_to(context, texts[number].x, texts[number].y - pango_layout_get_baseline(layout) / (double)PANGO_SCALE);
    pango_cairo_show_layout(context, layout);
}

static void draw_shapes(cairo_t *context) {
    cairo_arc(context, 22, 22, 22, 3.1416, 4.7124);
    cairo_arc(context, width - 22, 22, 22, 4.7124, 6.2832);
    cairo_arc(context, width - 22, height - 22, 22, 0, 1.5708);
    cairo_arc(context, 22, height - 22, 22, 1.5708, 3.1416);
    cairo_close_path(context);
    cairo_clip(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_pattern_t *gradient = cairo_pattern_create_linear(16, 0, width - 16, 0);
    cairo_pattern_add_color_stop_rgb(gradient, 0, 0.2, 0.78, 0.35);
    cairo_pattern_add_color_stop_rgb(gradient, 1, 0, 0.48, 1);
    cairo_set_source(context, gradient);
    cairo_pattern_destroy(gradient);
    cairo_rectangle(context, 16, 120, width - 32, 6);
    cairo_fill(context);
    cairo_set_source_rgb(context, 1, 0.23, 0.19);
    cairo_arc(context, width - 30, 30, 14, 0, 6.2832);
    cairo_fill(context);
}

struct file {
    unsigned char bytes[1 << 20];
    size_t length;
};

static cairo_status_t append(void *closure, const unsigned char *bytes, unsigned length) {
    struct file *file = closure;
    if (length > sizeof file->bytes - file->length) return CAIRO_STATUS_WRITE_ERROR;
    memcpy(file->bytes + file->length, bytes, length);
    file->length += length;
    return CAIRO_STATUS_SUCCESS;
}

static void draw(struct file *file) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale);
    cairo_t *context = cairo_create(surface);
    cairo_scale(context, scale, scale);
    draw_shapes(context);
    PangoLayout *layout = pango_cairo_create_layout(context);
    for (size_t number = 0; number < sizeof texts / sizeof *texts; number++) write_text(context, layout, number);
    g_object_unref(layout);
    file->length = 0;
    cairo_surface_write_to_png_stream(surface, append, file);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
}

int main(void) {
    static struct file file;
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        draw(&file);
        printf("{\"byteCount\": %zu}\n", file.length);
        fwrite(file.bytes, 1, file.length, stdout);
        fflush(stdout);
    }
}
