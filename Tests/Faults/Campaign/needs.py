"""What a scenario may need of the machine, and why it is skipped where that is missing."""

import ctypes
import os
import shutil
import subprocess

LIBC = ctypes.CDLL(None, use_errno=True)
NEW_MOUNTS = 0x00020000
PRIVATE_AND_BELOW = 1 << 18 | 1 << 14
CHILD_SUBREAPER = 36
DEATH_SIGNAL = 1


def command(*names):
    missing = [name for name in names if not shutil.which(name)]
    return f"there is no {missing[0]} here" if missing else None


def root():
    return None if os.geteuid() == 0 else "only root can"


def loop():
    if root():
        return "only root can mount a disk image"
    found = subprocess.run(["losetup", "-f"], capture_output=True, text=True)
    return None if found.returncode == 0 else "there is no loop device here: " + found.stderr.strip()


def mounts():
    if root():
        return "only root can mount"
    child = subprocess.run(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, text=True)
    return None if child.returncode == 0 else "nothing can be mounted here: " + child.stderr.strip()


def strace():
    missing = command("strace")
    if missing:
        return missing
    traced = subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, text=True)
    return None if traced.returncode == 0 else "nothing can be traced here: " + traced.stderr.strip()


CHECKS = {
    "root": root,
    "loop": loop,
    "mounts": mounts,
    "strace": strace,
    "ext4": lambda: command("mkfs.ext4"),
    "xfs": lambda: command("mkfs.xfs"),
    "btrfs": lambda: command("mkfs.btrfs"),
    "two users": lambda: "only root can become other users" if root() else command("setpriv"),
    "acl": lambda: command("setfacl"),
    "attr": lambda: command("setfattr", "getfattr"),
    "cc": lambda: command("gcc"),
    "etcd": lambda: command("etcd", "etcdctl"),
}


def missing(scenario):
    """Why the scenario cannot be tried here; None if it can."""
    for need in scenario.needs:
        reason = CHECKS[need]()
        if reason:
            return reason
    return None


def own_mounts():
    """Mounts of this process and those that it starts are its own from here on, and end with the last of them."""
    if os.geteuid() == 0 and LIBC.unshare(NEW_MOUNTS) == 0:
        LIBC.mount(b"none", b"/", None, PRIVATE_AND_BELOW, None)


def adopt_orphans():
    """What descendants leave behind becomes a child of this process, so that it can be found and ended."""
    LIBC.prctl(CHILD_SUBREAPER, 1, 0, 0, 0)


def end_with_parent(signal):
    LIBC.prctl(DEATH_SIGNAL, int(signal), 0, 0, 0)
