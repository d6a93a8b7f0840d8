#include "CLinux.h"

// The linker makes these symbols for a section with such a name.
extern const char __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

// Packaging/one-program makes these, and ends them with a null pointer. They must not be hidden: where they are missing, only
// the global offset table has a null for them.
extern const char *clinux_other_modules[] __attribute__((weak));

const char *clinux_module_of_other_program(unsigned number) {
    if (clinux_other_modules == 0) return 0;
    for (unsigned place = 0; place < number; place++)
        if (clinux_other_modules[place] == 0) return 0;
    return clinux_other_modules[number];
}

const void *clinux_conformances_start(void) { return __start_swift5_protocol_conformances; }
const void *clinux_conformances_end(void) { return __stop_swift5_protocol_conformances; }

struct response {
    const void *metadata;
    size_t state;
};
typedef __attribute__((swiftcall)) struct response accessor_function(size_t request);

const void *clinux_metadata(const void *accessor) { return ((accessor_function *)accessor)(0).metadata; }

extern const char __start_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_type_metadata[] __attribute__((weak, visibility("hidden")));

const void *clinux_types_start(void) { return __start_swift5_type_metadata; }
const void *clinux_types_end(void) { return __stop_swift5_type_metadata; }
