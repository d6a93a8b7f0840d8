"""A file system on a disk image, whose power can be cut."""

import fcntl
import os
import shutil
import struct
import subprocess
import time

MEGABYTES = {"ext4": 64, "xfs": 320, "btrfs": 128}
MAKE = {"ext4": ["mkfs.ext4", "-q", "-F"], "xfs": ["mkfs.xfs", "-q", "-f"], "btrfs": ["mkfs.btrfs", "-q", "-f"]}

# FS_IOC_SHUTDOWN with its flag to flush nothing: from here on the file system gives what is on the disk alone.
SHUT_DOWN = 0x8004587D
FLUSH_NOTHING = 2


class Disk:
    """Mounted for the length of a `with` block, in the mounts of this process alone."""

    def __init__(self, world, kind, options=""):
        self.kind = kind
        self.options = "loop" + ("," + options if options else "")
        self.image = world.file("image")
        self.point = world.file("disk")
        os.mkdir(self.point)
        with open(self.image, "wb") as file:
            file.truncate(MEGABYTES[kind] << 20)
        subprocess.run([*MAKE[kind], self.image], check=True, capture_output=True)

    def __enter__(self):
        subprocess.run(["mount", "-o", self.options, self.image, self.point], check=True, capture_output=True)
        return self

    def __exit__(self, *_):
        for _ in range(100):
            done = subprocess.run(["umount", self.point], capture_output=True, text=True)
            if done.returncode == 0:
                return
            time.sleep(0.05)
        raise OSError(f"umount: {done.stderr.strip()}")

    @property
    def has_switch(self):
        """btrfs knows no such call: there the image is copied, as the disk would have it at this moment."""
        return self.kind != "btrfs"

    def cut(self):
        """The power goes. Processes that write must have been stopped before where the image is copied."""
        if self.has_switch:
            directory = os.open(self.point, os.O_RDONLY)
            fcntl.ioctl(directory, SHUT_DOWN, struct.pack("I", FLUSH_NOTHING))
            os.close(directory)
        else:
            shutil.copyfile(self.image, self.image + ".cut")

    def restore(self):
        """What the disk had, when it is no longer mounted."""
        if not self.has_switch:
            os.rename(self.image + ".cut", self.image)
