#!/usr/bin/env python3
"""What happens when something goes wrong outside: a full disk, folders that may not be written to, a process that is killed
at any of its system calls, a file that another program replaces meanwhile, a damaged cache, several runs at once. No file is
lost or half-written, no answer is wrong, and what cannot be done is exit code 2 with a reason.

Arguments: the nsslint and the nss to use. Linux on x86-64 or ARM; as root, it also mounts a small file system where it may."""

import ctypes
import itertools
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

nsslint, nss = (os.path.abspath(path) for path in sys.argv[1:3])
checks = 0

# Something to fix and something to format, of more than one write's size.
OLD = "".join(f"Label{i} {{font-size: 12; font-size: 12;}}\n" for i in range(1500))
OTHER = OLD.replace("12", "15")


def check(condition, what, found=None):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what if found is None else f"{what}: {found!r}")


def run(*arguments, cwd=None, prepare=None, stdin=None, stdout=subprocess.PIPE):
    return subprocess.run(
        arguments, cwd=cwd, input=stdin, stdout=stdout, stderr=subprocess.PIPE, preexec_fn=prepare, timeout=120
    )


def refuses(result, words, what):
    check(result.returncode == 2, f"{what}: exit code 2", (result.returncode, result.stderr))
    check(words.encode() in result.stderr, f"{what}: a reason", result.stderr)


def leftovers(folder):
    return [name for name in os.listdir(folder) if name.startswith(".nss-")]


def writers(folder):
    """Commands that write a file, with the file."""
    sheet, report = folder / "a.nss", folder / "report.json"
    return {
        "--fix": ([nsslint, "--no-config", "--jobs", "1", "--fix", "--quiet", sheet], sheet),
        "nss format": ([nss, "format", "--no-config", sheet], sheet),
        "-o FILE": ([nsslint, "--no-config", "--jobs", "1", "--format", "json", "-o", report, sheet], report),
        "--write-baseline": ([nsslint, "--no-config", "--jobs", "1", "--write-baseline", report, sheet], report),
    }


def good_results(folder):
    """What each command makes of each text, by doing it in peace."""
    results = {}
    for text in (OLD, OTHER):
        for name, (command, target) in writers(folder).items():
            (folder / "a.nss").write_text(text)
            run(*command)
            results[name, text] = target.read_bytes()
            check(results[name, text] != text.encode(), f"{name} writes something")
    return results


# Processes that stop at each system call.

PTRACE_TRACEME, PTRACE_SYSCALL, PTRACE_SETOPTIONS = 0, 24, 0x4200
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
libc.ptrace.restype = ctypes.c_long


def stopped_at(command, stop, then):
    """Runs a command up to its stop of that number (each system call has two, before and after) and calls `then` with its
    process. Gives the wait status, and whether it came so far."""
    process = os.fork()
    if process == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in range(3):
            os.dup2(null, descriptor)
        libc.ptrace(PTRACE_TRACEME, 0, None, None)
        os.execv(command[0], [os.fspath(part) for part in command])
    os.waitpid(process, 0)
    # PTRACE_O_EXITKILL: it does not outlive this script.
    libc.ptrace(PTRACE_SETOPTIONS, process, None, 0x100000)
    for _ in range(stop):
        libc.ptrace(PTRACE_SYSCALL, process, None, None)
        _, status = os.waitpid(process, 0)
        if not os.WIFSTOPPED(status):
            return status, False
    then(process)
    # Detached, it goes on by itself; the signal that was sent arrives.
    libc.ptrace(17, process, None, None)
    return os.waitpid(process, 0)[1], True


def killed_everywhere(folder, results):
    """SIGKILL (for --fix SIGTERM too) before and after each system call of everything that writes."""
    stops = 0
    for name, (command, target) in writers(folder).items():
        for number in (signal.SIGKILL, signal.SIGTERM) if name == "--fix" else (signal.SIGKILL,):
            # All places of one of them; the others end in the same code.
            for stop in itertools.count(1, 1 if (name, number) == ("--fix", signal.SIGKILL) else 5):
                (folder / "a.nss").write_text(OLD)
                before = OLD.encode()
                if target.name != "a.nss":
                    before = b"before"
                    target.write_bytes(before)
                _, reached = stopped_at(command, stop, lambda process: os.kill(process, number))
                if not reached:
                    break
                stops += 1
                check(target.read_bytes() in (before, results[name, OLD]), f"{name}: whole after {number} at {stop}")
                check(len(leftovers(folder)) <= 1, f"{name}: one leftover at most", leftovers(folder))
            # Whatever was left, the next run that writes there clears it away.
            (folder / "a.nss").write_text(OLD)
            (folder / ".nss-1-1.tmp").write_text("of a process that was killed")
            run(*command)
            check(target.read_bytes() == results[name, OLD], f"{name}: the next run does its work")
            check(not leftovers(folder), f"{name}: no leftovers after the next run", leftovers(folder))
    return stops


def replaced_everywhere(folder, results):
    """Another program replaces the sheet at each system call of what replaces it too."""
    stops = lost = 0
    for name in ("--fix", "nss format"):
        command, sheet = writers(folder)[name]
        for stop in itertools.count(1, 1 if name == "--fix" else 5):
            sheet.write_text(OLD)
            other = folder / "other"
            other.write_text(OTHER)
            status, reached = stopped_at(command, stop, lambda process: os.rename(other, sheet))
            if not reached:
                other.unlink()
                break
            stops += 1
            content = sheet.read_bytes()
            if content == results[name, OLD]:
                lost += 1
                continue
            check(content in (OTHER.encode(), results[name, OTHER]), f"{name}: the newer text stays, replaced at {stop}")
            check(os.WIFEXITED(status), f"{name} ends by itself", status)
        check(not leftovers(folder), f"{name}: no leftovers", leftovers(folder))
    # Between the last look and the renaming nothing can be done: no system call does both.
    check(lost <= 2 * 2, "the moment in which a newer text is lost is one system call long", lost)
    return stops


def written_while_read(folder):
    """A program that writes the sheet in place, all the time: what is said is said of one whole text."""
    sheet = folder / "a.nss"
    said = {}
    for text in (OLD, OTHER):
        sheet.write_text(text)
        said[run(nsslint, "--no-config", "--format", "json", sheet).stdout] = text
    done = threading.Event()

    def write():
        for text in itertools.cycle((OLD, OTHER)):
            (folder / "new").write_text(text)
            os.rename(folder / "new", sheet)
            if done.is_set():
                return

    thread = threading.Thread(target=write)
    thread.start()
    try:
        for _ in range(20):
            result = run(nsslint, "--no-config", "--format", "json", sheet)
            check(result.stdout in said or result.returncode == 2, "an answer to one of the texts", result.stderr)
    finally:
        done.set()
        thread.join()


def disk_full(folder, results):
    """A limit of a file's size, /dev/full, and where it may be mounted a file system that is too small."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
    for name, (command, target) in writers(folder).items():
        (folder / "a.nss").write_text(OLD)
        if target.name != "a.nss":
            target.write_text("before")
        before = target.read_bytes()
        refuses(run(*command, prepare=limit), "too large", f"{name} with a limit")
        check(target.read_bytes() == before and not leftovers(folder), f"{name} with a limit leaves all as it was")
    with open("/dev/full", "wb") as full:
        for command in (
            [nsslint, "--no-config", folder / "a.nss"],
            [nsslint, "--no-config", "--fix", "-"],
            [nsslint, "--help"],
            [nss, "resolve", "--format", "json", folder / "a.nss"],
            [nss, "format", "-"],
            [nss, "catalog"],
        ):
            refuses(run(*command, stdin=OLD.encode(), stdout=full), "No space left", f"{command[1:]} to /dev/full")
    refuses(run(nsslint, "-o", "/dev/full", folder / "a.nss"), "No space left", "-o /dev/full")
    small = folder / "small"
    small.mkdir()
    if run("mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", small).returncode != 0:
        return "no file system of its own"
    try:
        for name, (command, target) in writers(small).items():
            (small / "a.nss").write_text(OLD)
            filler = os.open(small / "filler", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            try:
                while os.write(filler, bytes(4096)):
                    pass
            except OSError:
                pass
            os.close(filler)
            refuses(run(*command), "No space left", f"{name} on a full disk")
            check((small / "a.nss").read_text() == OLD, f"{name} on a full disk leaves the sheet")
            check(not leftovers(small), f"{name} on a full disk leaves nothing", leftovers(small))
        cached = run(nsslint, "--no-config", "--format", "json", "--cache", small / "cache", folder / "a.nss")
        plain = run(nsslint, "--no-config", "--format", "json", folder / "a.nss")
        check(cached.stdout == plain.stdout and cached.returncode == plain.returncode, "a full disk for the cache")
    finally:
        run("umount", small)
    return "a full disk"


def read_only(folder, results):
    """Folders and files that may not be written to. Root may write everywhere, so it becomes somebody else."""
    become = (lambda: os.setuid(65534)) if os.geteuid() == 0 else None
    os.chmod(folder, 0o755)
    closed = folder / "closed"
    closed.mkdir()
    for name, (command, target) in writers(closed).items():
        os.chmod(closed, 0o755)
        (closed / "a.nss").write_text(OLD)
        os.chmod(closed / "a.nss", 0o666)
        os.chmod(closed, 0o555)
        refuses(run(*command, prepare=become), "Permission denied", f"{name} in a closed folder")
        check((closed / "a.nss").read_text() == OLD, f"{name} in a closed folder leaves the sheet")
    os.chmod(closed, 0o777)
    os.chmod(closed / "a.nss", 0o444)
    for name in ("--fix", "nss format"):
        refuses(run(*writers(closed)[name][0], prepare=become), "Permission denied", f"{name} of a file that is read-only")
        check((closed / "a.nss").read_text() == OLD and not leftovers(closed), f"{name} leaves a read-only sheet")
    os.chmod(closed / "a.nss", 0o000)
    refuses(run(nsslint, closed / "a.nss", prepare=become), "Permission denied", "a file that may not be read")
    os.chmod(closed, 0o000)
    refuses(run(nsslint, closed, prepare=become), "Permission denied", "a folder that may not be searched")
    os.chmod(closed, 0o755)


def links(folder, results):
    """Symbolic links stay. Of several hard links the one that was named gets the new text, the others keep the old."""
    sheet, link, hard = folder / "a.nss", folder / "link.nss", folder / "hard.nss"
    sheet.write_text(OLD)
    link.symlink_to(sheet)
    os.link(sheet, hard)
    os.chmod(sheet, 0o640)
    run(nsslint, "--no-config", "--fix", "--quiet", link)
    check(link.is_symlink() and sheet.read_bytes() == results["--fix", OLD], "the target of a link is fixed")
    check(hard.read_text() == OLD, "another hard link keeps its text")
    check(sheet.stat().st_mode & 0o777 == 0o640, "permissions stay")
    link.unlink()
    hard.unlink()


def at_once(folder, results):
    """Several processes fix one sheet; several use one cache."""
    sheet = folder / "a.nss"
    for name in ("--fix", "nss format"):
        for _ in range(5):
            sheet.write_text(OLD)
            running = [
                subprocess.Popen(writers(folder)[name][0], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                for _ in range(4)
            ]
            for process in running:
                reason = process.communicate(timeout=60)[1]
                check(process.returncode in (0, 1, 2), f"{name} four times at once", process.returncode)
                check(process.returncode != 2 or b"changed meanwhile" in reason, f"{name}: a reason", reason)
            check(sheet.read_bytes() == results[name, OLD], f"{name} four times at once does it once")
            check(not leftovers(folder), f"{name} four times at once leaves nothing", leftovers(folder))
    themes, cache = folder / "themes", folder / "cache"
    themes.mkdir()
    for index in range(40):
        (themes / f"{index}.nss").write_text(f"Label{{font-size:{index};font-size:{index};}}\n@a{index}:1;\n")
    command = [nsslint, "--no-config", "--format", "json", themes]
    plain = run(*command).stdout
    running = [
        subprocess.Popen(command + ["--cache", cache], stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(4)
    ]
    for process in running:
        check(process.communicate(timeout=60) == (plain, b""), "four processes with one cache say the same")
    damaged_cache(cache, command + ["--cache", cache], plain)


def damaged_cache(cache, command, plain):
    """Whatever lies in the cache, the answer is right."""
    entries = sorted(path for path in cache.rglob("*") if path.is_file() and path.parent != cache)
    check(len(entries) >= 40, "the cache is used", len(entries))
    kept = {path: path.read_bytes() for path in entries}
    other = kept[entries[-1]]
    damages = {
        "cut off": lambda data: data[: len(data) // 2],
        "empty": lambda data: b"",
        "one bit": lambda data: data[:-40] + bytes([data[-40] ^ 1]) + data[-39:],
        "of another version": lambda data: data.replace(b"nsslint cache 1", b"nsslint cache 2", 1),
        "of another sheet": lambda data: other,
        "something else": lambda data: b"\x00" * 5000,
        "longer": lambda data: data + b"more",
    }
    for what, damage in damages.items():
        for path in entries:
            path.write_bytes(damage(kept[path]))
        for path in cache.iterdir():
            if path.is_file() and path.name not in ("CACHEDIR.TAG", ".gitignore"):
                path.write_bytes(damage(path.read_bytes()))
        for _ in range(2):
            result = run(*command)
            check(result.stdout == plain, f"a cache that is {what} changes nothing", result.stderr)
    for path in entries:
        path.unlink(missing_ok=True)
        path.mkdir()
    check(run(*command).stdout == plain, "folders in place of entries change nothing")
    shutil.rmtree(cache)
    cache.write_text("a file")
    refuses(run(*command), "cannot write", "a file in place of the cache")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name).resolve()
    try:
        results = good_results(folder)
        killed = killed_everywhere(folder, results)
        replaced = replaced_everywhere(folder, results)
        written_while_read(folder)
        disk = disk_full(folder, results)
        read_only(folder, results)
        links(folder, results)
        at_once(folder, results)
    except AssertionError as error:
        sys.exit(f"faults.py: {error}")
print(f"faults.py: {checks} checks; killed at {killed} places, replaced at {replaced}; {disk}")
