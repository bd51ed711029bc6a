# Runs a program as another user, with only those system calls that a systemd unit allows. The other
# calls fail with EPERM, as under systemd. This script is in Python, because Node has no binding for
# seccomp.
#
#   run-filtered.py UNIT USER_ID PROGRAM [ARGUMENT…]
import errno
import os
import re
import subprocess
import sys

import seccomp


def read_sets():
    command = ["systemd-analyze", "syscall-filter"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    sets = {}
    for block in re.split(r"\n(?=@)", text):
        name, *lines = block.splitlines()
        entries = [line.strip() for line in lines if line.startswith("    ")]
        sets[name] = [entry for entry in entries if not entry.startswith("#")]
    return sets


def calls_of(name, sets):
    if not name.startswith("@"):
        return {name}
    return set().union(*(calls_of(entry, sets) for entry in sets[name]))


def allowed_calls(unit, sets):
    allowed = calls_of("@default", sets)
    for line in re.findall(r"^SystemCallFilter=(.+)$", open(unit).read(), re.MULTILINE):
        calls = set().union(*(calls_of(name, sets) for name in line.lstrip("~").split()))
        allowed = allowed - calls if line.startswith("~") else allowed | calls
    return allowed


unit, user_id, *program = sys.argv[1:]
calls = allowed_calls(unit, read_sets())
rules = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
for call in calls:
    # The sets also name calls of other architectures.
    if seccomp.resolve_syscall(seccomp.Arch(), call) >= 0:
        rules.add_rule(seccomp.ALLOW, call)
os.setgroups([])
os.setgid(int(user_id))
os.setuid(int(user_id))
rules.load()
os.execv(program[0], program)
