#pragma once

// Says which package is missing, where a header that is not found would only say its own name.
#if !__has_include(<gtk-3.0/gtk/gtk.h>)
#error "GTK 3 is missing: apt-get install libgtk-3-dev (Fedora: gtk3-devel, Arch: gtk3)"
#elif !__has_include(<gtk-layer-shell/gtk-layer-shell.h>)
#error "gtk-layer-shell is missing: apt-get install libgtk-layer-shell-dev (Fedora: gtk-layer-shell-devel, Arch: gtk-layer-shell)"
#else

#include <atk/atk.h>
#include <cairo.h>
#include <gio/gio.h>

// GTK's own headers need flags of pkg-config that the package manager refuses, and says so at each build. The part in use
// of GTK 3 is stable for good, and declared here; see its reference for what it means. All of its objects are void *.

typedef struct {
    int x, y, width, height;
} CGTKRectangle;

enum {
    cgtk_window_toplevel = 0,
    cgtk_hint_normal = 0,
    cgtk_hint_desktop = 7,
    cgtk_layer_background = 0,
    cgtk_layer_bottom = 1,
    cgtk_layer_top = 2,
    cgtk_layer_overlay = 3,
    cgtk_keyboard_none = 0,
    cgtk_keyboard_exclusive = 1,
    cgtk_align_start = 1,
    cgtk_align_center = 3,
    cgtk_edge_left = 0,
    cgtk_edge_top = 2,
    cgtk_button_mask = 1 << 8 | 1 << 9,
    cgtk_motion_mask = 1 << 2 | 1 << 5,
    cgtk_leave_mask = 1 << 13,
    cgtk_vertical = 1,
    cgtk_key_escape = 0xff1b,
};

gboolean gtk_init_check(int *count, char ***words);

void *gdk_display_get_default(void);
int gdk_display_get_n_monitors(void *display);
void *gdk_display_get_monitor(void *display, int number);
const char *gdk_monitor_get_model(void *monitor);
int gdk_monitor_get_scale_factor(void *monitor);
void gdk_monitor_get_geometry(void *monitor, CGTKRectangle *geometry);
void *gdk_screen_get_default(void);
void *gdk_screen_get_rgba_visual(void *screen);
char *gdk_screen_get_monitor_plug_name(void *screen, int number);

void *gtk_window_new(int kind);
void gtk_window_set_title(void *window, const char *title);
void gtk_window_set_decorated(void *window, gboolean decorated);
void gtk_window_set_type_hint(void *window, int hint);
void gtk_window_set_skip_taskbar_hint(void *window, gboolean skips);
void gtk_window_set_skip_pager_hint(void *window, gboolean skips);
void gtk_window_set_keep_below(void *window, gboolean below);
void gtk_window_set_keep_above(void *window, gboolean above);
void gtk_window_set_accept_focus(void *window, gboolean accepts);
void gtk_window_move(void *window, int x, int y);
void gtk_window_stick(void *window);
void gtk_window_present(void *window);

gboolean gtk_layer_is_supported(void);
void gtk_layer_init_for_window(void *window);
void gtk_layer_set_namespace(void *window, const char *name);
void gtk_layer_set_layer(void *window, int layer);
void gtk_layer_set_monitor(void *window, void *monitor);
void gtk_layer_set_anchor(void *window, int edge, gboolean anchored);
void gtk_layer_set_margin(void *window, int edge, int margin);
void gtk_layer_set_exclusive_zone(void *window, int zone);
void gtk_layer_set_keyboard_mode(void *window, int mode);

void gtk_widget_set_app_paintable(void *widget, gboolean paints);
void gtk_widget_set_visual(void *widget, void *visual);
void gtk_widget_show_all(void *widget);
void gtk_widget_destroy(void *widget);
void gtk_widget_add_events(void *widget, int events);
void *gtk_widget_get_window(void *widget);
AtkObject *gtk_widget_get_accessible(void *widget);
void gtk_widget_queue_draw(void *widget);
void gtk_widget_input_shape_combine_region(void *widget, cairo_region_t *region);
void gtk_widget_set_tooltip_text(void *widget, const char *text);
void gtk_widget_set_size_request(void *widget, int width, int height);
void gtk_widget_grab_focus(void *widget);
void gtk_widget_set_halign(void *widget, int alignment);
void gtk_widget_set_valign(void *widget, int alignment);
void gtk_widget_set_margin_start(void *widget, int margin);
void gtk_widget_set_margin_top(void *widget, int margin);
void *gtk_widget_get_style_context(void *widget);
void gtk_style_context_add_class(void *context, const char *name);
void *gtk_event_box_new(void);
GType gtk_drawing_area_get_type(void);
GType gtk_widget_accessible_get_type(void);
void *gtk_accessible_get_widget(AtkObject *accessible);
void gtk_widget_class_set_accessible_type(void *widget_class, GType type);
void gtk_container_add(void *container, void *widget);
void gtk_container_set_border_width(void *container, unsigned width);

gboolean gdk_event_get_coords(const void *event, double *x, double *y);
gboolean gdk_event_get_button(const void *event, unsigned *button);
gboolean gdk_event_get_keyval(const void *event, unsigned *key);
int gdk_event_get_event_type(const void *event);
void *gdk_cursor_new_from_name(void *display, const char *name);
void gdk_window_set_cursor(void *window, void *cursor);

void *gtk_box_new(int direction, int spacing);
void gtk_box_pack_start(void *box, void *widget, gboolean expands, gboolean fills, unsigned padding);
void *gtk_label_new(const char *text);
void gtk_label_set_xalign(void *label, float alignment);
void gtk_label_set_line_wrap(void *label, gboolean wraps);
void gtk_label_set_text(void *label, const char *text);
void *gtk_search_entry_new(void);
void *gtk_entry_new(void);
const char *gtk_entry_get_text(void *entry);
void gtk_entry_set_text(void *entry, const char *text);
void *gtk_list_box_new(void);
void *gtk_list_box_get_row_at_index(void *list, int number);
void gtk_list_box_select_row(void *list, void *row);
int gtk_list_box_row_get_index(void *row);
void gtk_list_box_set_filter_func(void *list, int (*filter)(void *row, void *data), void *data, void *destroy);
void gtk_list_box_invalidate_filter(void *list);
void *gtk_scrolled_window_new(void *horizontal, void *vertical);

void *gtk_settings_get_default(void);

static inline gboolean cgtk_is_wayland(void *display) {
    return g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
}

static inline gboolean cgtk_prefers_dark_theme(void *settings) {
    gboolean prefers = FALSE;
    char *theme = NULL;
    g_object_get(settings, "gtk-application-prefer-dark-theme", &prefers, "gtk-theme-name", &theme, NULL);
    prefers = prefers || (theme && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, "-Dark")));
    g_free(theme);
    return prefers;
}

static inline GVariant *cgtk_two_strings(const char *first, const char *second) {
    return g_variant_new("(ss)", first, second);
}

// The number in a value, which may be wrapped in others; 0 if it is none.
static inline unsigned cgtk_number_in(GVariant *value) {
    unsigned number = 0;
    GVariant *inner = g_variant_ref(value);
    while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
        GVariant *next = g_variant_get_variant(inner);
        g_variant_unref(inner);
        inner = next;
    }
    if (g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) number = g_variant_get_uint32(inner);
    g_variant_unref(inner);
    return number;
}

// Tells assistive technology that a child has come to a place, or is gone from it.
static inline void cgtk_children_changed(AtkObject *parent, gboolean added, unsigned place, AtkObject *child) {
    g_signal_emit_by_name(parent, added ? "children-changed::add" : "children-changed::remove", place, child, NULL);
}

// The Swift object that an object of GLib stands for.
static inline void cgtk_set_owner(void *object, void *owner) { g_object_set_data(object, "groupwidgets", owner); }
static inline void *cgtk_owner(void *object) { return g_object_get_data(object, "groupwidgets"); }

// Text that lasts as long as the process.
static inline const char *cgtk_lasting(const char *text) { return g_intern_string(text); }

#endif
