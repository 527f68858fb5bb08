#!/usr/bin/env python3
"""What the tools never do, seen by the system calls of every command: they open no socket, and run no other program but git,
where a revision is named. Arguments: the nsslint and the nss to use. Linux on x86-64 or ARM."""

import ctypes
import os
import pathlib
import platform
import signal
import subprocess
import sys
import tempfile

nsslint, nss = (os.path.abspath(path) for path in sys.argv[1:3])

# Numbers of system calls.
SOCKETS, PROGRAMS = {
    "x86_64": ({41, 42, 43, 44, 46, 49, 50, 53, 288, 307}, {59, 322}),
    "aarch64": ({198, 199, 200, 201, 202, 203, 206, 211, 242, 269}, {221, 281}),
}[platform.machine()]
TRACEME, SYSCALL, SETOPTIONS, SYSCALL_INFO = 0, 24, 0x4200, 0x420E
# Good system calls are told apart from signals; threads and children are followed; all end with this script.
OPTIONS = 0x01 | 0x02 | 0x04 | 0x08 | 0x10 | 0x100000
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


class Info(ctypes.Structure):
    """struct ptrace_syscall_info, of a call that begins."""

    _fields_ = [
        ("op", ctypes.c_uint8),
        ("pad", ctypes.c_uint8 * 3),
        ("arch", ctypes.c_uint32),
        ("ip", ctypes.c_uint64),
        ("sp", ctypes.c_uint64),
        ("number", ctypes.c_uint64),
        ("arguments", ctypes.c_uint64 * 6),
        ("more", ctypes.c_uint64 * 2),
    ]


def text(process, address):
    with open(f"/proc/{process}/mem", "rb") as memory:
        memory.seek(address)
        return memory.read(256).split(b"\0")[0].decode(errors="replace")


def calls(command, cwd, text_in=b""):
    """The numbers of all system calls of a command, and the programs that it starts."""
    inner, outer = os.pipe()
    os.write(outer, text_in)
    os.close(outer)
    first = os.fork()
    if first == 0:
        os.chdir(cwd)
        null = os.open(os.devnull, os.O_RDWR)
        for source, target in ((inner, 0), (null, 1), (null, 2)):
            os.dup2(source, target)
        libc.ptrace(TRACEME, 0, None, None)
        os.execv(command[0], [os.fspath(part) for part in command])
    os.close(inner)
    os.waitpid(first, 0)
    libc.ptrace(SETOPTIONS, first, None, OPTIONS)
    libc.ptrace(SYSCALL, first, None, None)
    numbers, programs, code, alive = set(), [], None, {first}
    while alive:
        process, status = os.waitpid(-1, 0x40000000)
        alive.add(process)
        if os.WIFEXITED(status) or os.WIFSIGNALED(status):
            alive.discard(process)
            if process == first:
                code = os.waitstatus_to_exitcode(status)
            continue
        stop, passed_on = os.WSTOPSIG(status), 0
        if stop == signal.SIGTRAP | 0x80:
            info = Info()
            libc.ptrace(SYSCALL_INFO, process, ctypes.sizeof(info), ctypes.addressof(info))
            if info.op == 1:
                numbers.add(info.number)
                if info.number in PROGRAMS:
                    programs.append(text(process, info.arguments[0 if info.number == min(PROGRAMS) else 1]))
        elif stop not in (signal.SIGTRAP, signal.SIGSTOP):
            passed_on = stop
        libc.ptrace(SYSCALL, process, None, passed_on)
    return numbers, programs, code


def repository(folder):
    """A repository of one sheet in two revisions, whose configuration names programs wherever it can."""
    folder.mkdir()
    trap = folder / "trap"
    trap.write_text("#!/bin/sh\nexec cat\n")
    trap.chmod(0o755)
    (folder / ".gitattributes").write_text("*.nss diff=trap filter=trap\n")
    sheet = folder / "a.nss"
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}

    def git(*words):
        command = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b", *words]
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)

    git("init", "-q")
    for text in (SHEET, SHEET.replace("12", "13")):
        sheet.write_text(text)
        git("add", ".")
        git("commit", "-q", "-m", "a")
    keys = ["core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "diff.trap.command"]
    keys += ["diff.trap.textconv", "filter.trap.smudge", "filter.trap.clean", "filter.trap.process"]
    for key in keys:
        git("config", key, trap)
    return folder


SHEET = "Label { font-size: 12; font-size: 12; fon-color: red; }\n"
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    for index in range(20):
        (folder / f"{index}.nss").write_text(SHEET)
    initialize = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"workspaceFolders":[{"uri":"file://%s","name":"a"}]}}'
    initialize %= os.fsencode(folder)
    commands = [
        [nsslint],
        [nsslint, "--jobs", "4", "--cache", "cache", "--notes", "."],
        [nsslint, "--format", "sarif", "-o", "report", "."],
        [nsslint, "--fix", "--unsafe-fixes", "0.nss"],
        [nsslint, "--write-baseline", "baseline", "1.nss"],
        [nsslint, "rules"],
        [nsslint, "explain", "empty-rule"],
        [nsslint, "init"],
        [nsslint, "--version"],
        [nss, "resolve", "2.nss", "--format", "json"],
        [nss, "why", "Label.font-size", "2.nss"],
        [nss, "format", "3.nss"],
        [nss, "catalog", "FUIStepperFormCell"],
    ]
    runs = [(command, folder, b"", set()) for command in commands] + [
        ([nsslint, "-"], folder, SHEET.encode(), set()),
        ([nsslint, "lsp"], folder, b"Content-Length: %d\r\n\r\n%s" % (len(initialize), initialize), set()),
        ([nss, "diff", "0.nss", "1.nss"], folder, b"", set()),
    ]
    # Where a revision is named git is run, and nothing that the repository names.
    history = repository(folder / "history")
    runs += [
        ([nss, "diff", old, new], history, b"", {"git"})
        for old, new in (("HEAD~1:a.nss", "a.nss"), ("HEAD~1:", "HEAD:"), (":a.nss", "HEAD~1:./a.nss"))
    ]
    # What is looked for would be seen.
    script = "import socket, subprocess; socket.socket(); subprocess.run(['/bin/true'])"
    numbers, programs, code = calls([sys.executable, "-c", script], folder)
    if not numbers & SOCKETS or programs != ["/bin/true"]:
        sys.exit(f"calls.py: a socket and a program are not seen: {programs}")
    total = 0
    for command, cwd, text_in, allowed in runs:
        numbers, programs, code = calls(command, cwd, text_in)
        total += len(numbers)
        shown = " ".join(map(str, command[1:]))
        if code is None or len(numbers) < 5:
            sys.exit(f"calls.py: '{shown}' was not followed")
        if numbers & SOCKETS:
            sys.exit(f"calls.py: '{shown}' opens a socket: {sorted(numbers & SOCKETS)}")
        # Each folder of PATH is tried in turn.
        if {os.path.basename(program) for program in programs} != allowed:
            sys.exit(f"calls.py: '{shown}' starts {programs}, not {sorted(allowed)}")
        if allowed and code not in (0, 1):
            sys.exit(f"calls.py: '{shown}' fails with {code}")
print(f"calls.py: {len(runs)} commands make {total} kinds of system calls; no socket, no program but git")
