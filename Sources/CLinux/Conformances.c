#include "CLinux.h"

// The linker makes these symbols for a section with such a name.
extern const char __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const char __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

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
