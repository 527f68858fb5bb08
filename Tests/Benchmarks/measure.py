"""How long processes take, how much memory they need, and how many instructions they execute."""

import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

NULL = subprocess.DEVNULL


@dataclass
class Run:
    """One run of a process: seconds of wall time and of processors (user and system)."""

    wall: float
    cpu: float


def run(command, output=None):
    """Runs a command; findings (exit code 1) are no failure."""
    with open(output or os.devnull, "wb") as out:
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=NULL, stdout=out, stderr=NULL)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"exit {process.returncode}: {' '.join(command)}")
    return Run(wall, usage.ru_utime + usage.ru_stime)


def together(commands, rounds):
    """Runs commands in turn, `rounds` times, so that what else the machine does meets all of them alike. Gives for each
    name the medians of its runs."""
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            runs[name].append(run(command))
    return {name: median(of) for name, of in runs.items()}


def median(runs):
    middle = len(runs) // 2
    return Run(*(sorted(getattr(each, field) for each in runs)[middle] for field in ("wall", "cpu")))


def memory(command):
    """The most memory of a command in bytes. It is started by a small Python: a process counts as at least as large as the
    one that forked it, so that 9 MiB or so is the least that can be seen."""
    text = "import os, sys; p = os.spawnvp(os.P_NOWAIT, sys.argv[1], sys.argv[1:]); print(os.wait4(p, 0)[2].ru_maxrss)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", text, *command], capture_output=True, text=True, check=True)
    return int(done.stdout.split()[-1]) * (1 if sys.platform == "darwin" else 1024)


def instructions(command):
    """The instructions that a command executes, by callgrind: they repeat where times do not. None without valgrind."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *command],
                stdout=NULL, stderr=subprocess.PIPE, text=True,
            )
        except FileNotFoundError:
            return None
    found = re.search(r"Collected : (\d+)", done.stderr)
    return int(found[1]) if found else None


def allocations(command):
    """How often a command asks for memory, by valgrind; None without it."""
    try:
        done = subprocess.run(["valgrind", *command], stdout=NULL, stderr=subprocess.PIPE, text=True)
    except FileNotFoundError:
        return None
    found = re.search(r"total heap usage: ([\d,]+) allocs", done.stderr)
    return int(found[1].replace(",", "")) if found else None
