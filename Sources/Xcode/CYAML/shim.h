// libyaml's pkg-config file says no more than the module map.
#pragma once

#if !__has_include(<yaml.h>)
#error "libyaml is missing: apt-get install libyaml-dev (Fedora: libyaml-devel, Arch: libyaml)"
#endif

#include <yaml.h>
