#pragma once

#include "needs.h"
#ifdef CCAIRO_IS_WHOLE

#include <cairo.h>
#include <dlfcn.h>

// Few widgets hold SVG files, and librsvg with all that it needs would make every start slower: it is loaded by the
// first one. What is used of it is stable, and declared here; see librsvg's reference for what it means.

typedef struct {
    double x, y, width, height;
} ccairo_viewport;

typedef struct {
    void *(*read)(const unsigned char *bytes, unsigned long count, void **error);
    void (*set_dpi)(void *handle, double dpi);
    int (*render)(void *handle, cairo_t *context, const ccairo_viewport *viewport, void **error);
} ccairo_svg_library;

// 0 where it is not installed.
static inline int ccairo_svg_load(ccairo_svg_library *library) {
    void *file = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!file) return 0;
    *(void **)&library->read = dlsym(file, "rsvg_handle_new_from_data");
    *(void **)&library->set_dpi = dlsym(file, "rsvg_handle_set_dpi");
    *(void **)&library->render = dlsym(file, "rsvg_handle_render_document");
    return library->read && library->set_dpi && library->render;
}

void g_object_unref(void *object);
void g_clear_error(void **error);

// Without an address of its own a document loads nothing from others. 0 if it is damaged.
static inline int ccairo_svg_draw(
    const ccairo_svg_library *library, const unsigned char *bytes, unsigned long count, cairo_t *context, double width,
    double height) {
    void *error = 0;
    void *handle = library->read(bytes, count, &error);
    int drawn = 0;
    if (handle) {
        ccairo_viewport viewport = {0, 0, width, height};
        library->set_dpi(handle, 96);
        drawn = library->render(handle, context, &viewport, &error);
        g_object_unref(handle);
    }
    g_clear_error(&error);
    return drawn;
}

#endif
