"""`make play` in a fresh clone: however often it is interrupted, the next call goes on."""

from collections.abc import Callable

from tests.release.clone import Clone, fresh_clone

PACKAGES = ".venv-play/lib/*/site-packages"
MOMENTS = (
    ".venv-play/pyvenv.cfg",
    ".venv-play/made",
    f"{PACKAGES}/litestar*",
    "web/node_modules/*",
    "web/node_modules/.complete",
    ".venv-play/has-server",
    "src/comptoir/page/*",
    "build/has-page",
    f"{PACKAGES}/mypyc",
    "build/engine/tmp*/*.c",
    "build/package/tmp*",
)
"""What appears one after the other, mostly; what is there already interrupts at once."""


def appeared(clone: Clone, pattern: str) -> Callable[[], bool]:
    return lambda: any(clone.path.glob(pattern))


def test_interrupted_at_any_moment_it_goes_on_when_called_again() -> None:
    with fresh_clone() as clone:
        for moment in MOMENTS:
            clone.make("play").wait_for(appeared(clone, moment))
            clone.kill()
        last = clone.make("play")
        assert "<html" in last.page()
        if "is compiled meanwhile" in last.said:
            last.wait_until_said("The engine is compiled")
        clone.kill()
        assert "<html" in clone.make("play").page()
        assert clone.version().endswith("engine compiled")
        assert [*clone.path.glob("build/*/tmp*")] == []
