import ProbeSupport

// The same with UserDefaults, as an app would use it: `defaults-probe MODE SUITE …`, in the root of the environment.

let words = Words()

words.run([
    "count": count, "set": set, "slow": setSlowly, "keep": keep, "read": read, "read-back": readBack,
    "fork-exit": forkAndExit,
])
