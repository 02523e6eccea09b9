"""A program that runs beside ours, and lines of text to and from it, each within its time.

Nothing here waits for ever: the pipes never block, what the program writes on its standard error
is read along, and endless output is cut off. The program leads a process group of its
own, so that whatever it started ends with it, and so that Ctrl-C is ours alone.
"""

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

CHUNK = 65536
"""How many bytes are read or written at once."""
LONGEST = 65536
"""How many bytes a line may have."""
MOST = 1 << 20
"""How many bytes a program may write after it was told something."""
LAST_WORDS = 1000
"""How many bytes of its standard error are kept."""
GRACE = 1.0
"""How many seconds a program gets to end by itself."""


class Fault(Exception):
    """What a program did wrong: `kind` is a word, the message a sentence."""

    def __init__(self, kind: str, sentence: str, words: str = "") -> None:
        super().__init__(sentence)
        self.kind = kind
        self.words = words
        """The end of what it had written on its standard error."""


class Program:
    """A running program. Raises Fault when it can't be started."""

    def __init__(self, command: Sequence[str], grace: float = GRACE) -> None:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Fault("start", f"It can't be started: {error.strerror}.") from None
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self.pid = process.pid
        self._in, self._out, self._err = process.stdin, process.stdout, process.stderr
        self._grace = grace
        self._to_write = b""
        self._read = b""
        self._count = 0
        """How many bytes it has written since it was last told something."""
        self._words = b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream.fileno(), False)
        self._end = weakref.finalize(self, _end, process, self._selector)

    @property
    def running(self) -> bool:
        """Whether nobody has ended it yet."""
        return self._end.alive

    def send(self, line: str) -> None:
        """Tell it something; it gets the line while we wait for one from it."""
        self._count = 0
        if not self._to_write:
            self._selector.register(self._in, selectors.EVENT_WRITE)
        self._to_write += line.encode() + b"\n"

    def receive(self, deadline: float) -> str:
        """Its next line, until the monotonic clock says so. Raises Fault: late, flood, crash."""
        while b"\n" not in self._read:
            if len(self._read) > LONGEST:
                raise self._fault("flood", f"It wrote a line of more than {LONGEST} bytes.")
            self._exchange(deadline)
        line, _, self._read = self._read.partition(b"\n")
        return line.decode(errors="replace")

    def close(self) -> None:
        """Let it read what it was told and end; if it does not, end it."""
        deadline = monotonic() + self._grace
        with suppress(Fault):
            while self._to_write:
                self._exchange(deadline)
            self._in.close()
            while True:
                self._exchange(deadline)
        self.kill()

    def kill(self) -> None:
        """End it and all it has started."""
        self._end()

    def _exchange(self, deadline: float) -> None:
        """Write and read what can be written and read now, or wait until something can."""
        left = deadline - monotonic()
        if left <= 0:
            raise self._fault("late", "It did not answer in time.")
        for key, _ in self._selector.select(left):
            if key.fileobj is self._in:
                self._write_some()
            elif key.fileobj is self._err:
                self._read_words()
            else:
                self._read_some()

    def _write_some(self) -> None:
        try:
            count = os.write(self._in.fileno(), self._to_write[:CHUNK])
        except BrokenPipeError:  # it no longer reads: soon it will be late, or has ended
            count = len(self._to_write)
        self._to_write = self._to_write[count:]
        if not self._to_write:
            self._selector.unregister(self._in)

    def _read_some(self) -> None:
        data = os.read(self._out.fileno(), CHUNK)
        if not data:
            self._read_words()
            raise self._fault("crash", "It has ended.")
        self._read += data
        self._count += len(data)
        if self._count > MOST:
            raise self._fault("flood", f"It wrote more than {MOST} bytes for one answer.")

    def _fault(self, kind: str, sentence: str) -> Fault:
        return Fault(kind, sentence, self._words.decode(errors="replace").strip())

    def _read_words(self) -> None:
        """One piece at a time, for there may be no end of it."""
        try:
            data = os.read(self._err.fileno(), CHUNK)
        except BlockingIOError:
            return
        self._words = (self._words + data)[-LAST_WORDS:]
        if not data and self._err in self._selector.get_map():
            self._selector.unregister(self._err)


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    """While it is not waited for, its number, and that of its group, can be nobody else's."""
    selector.close()
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        assert stream is not None
        stream.close()
