// Nothing is called by name: programs of tests preload this library, whose functions stand before those of libc.
