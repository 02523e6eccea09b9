"""What is compiled is there as a whole or not at all."""

import os
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import pytest

from tools import engine


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one module, compiled by writing a file beside it."""
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "BUILD", tmp_path / "build")
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "src" / "comptoir")
    monkeypatch.setattr(engine, "RULES", tmp_path / "docs" / "rules")
    monkeypatch.setattr(engine, "__file__", str(tmp_path / "engine.py"))
    (tmp_path / "engine.py").touch()
    (tmp_path / "src" / "comptoir").mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "src" / "comptoir" / "rules.py").write_text(engine.MARK)
    (tmp_path / "src" / "comptoir" / "words.py").write_text("")
    return tmp_path


def compile_to(text: str) -> engine.Compile:
    def pretend(_work: Path, out: Path, _report: engine.Report) -> None:
        (out / "comptoir").mkdir()
        (out / "comptoir" / "rules.so").write_text(text)

    return pretend


def test_a_package_has_all_modules_and_what_was_compiled(clone: Path) -> None:
    found = engine.compiled_package(engine.quiet, compile_to("1"))
    names = {file.name for file in (found / "comptoir").iterdir() if file.is_file()}
    assert names == {"rules.py", "words.py", "rules.so"}
    assert engine.compiled_package(engine.quiet, compile_to("2")) == found
    assert (found / "comptoir" / "rules.so").read_text() == "1"


def test_only_a_changed_engine_is_compiled_anew(clone: Path) -> None:
    first = engine.compiled_package(engine.quiet, compile_to("1"))
    (clone / "src" / "comptoir" / "words.py").write_text("new = True")
    second = engine.compiled_package(engine.quiet, compile_to("2"))
    assert second != first
    assert (second / "comptoir" / "rules.so").read_text() == "1"
    (clone / "src" / "comptoir" / "rules.py").write_text(f"{engine.MARK}new = True")
    third = engine.compiled_package(engine.quiet, compile_to("3"))
    assert (third / "comptoir" / "rules.so").read_text() == "3"


def test_each_is_compiled_in_the_same_place_and_never_two_at_once(clone: Path) -> None:
    """Else a cache of the compiler finds nothing, or two write over each other."""
    places, begun, going_on = list[Path](), Event(), Event()

    def slow(work: Path, out: Path, report: engine.Report) -> None:
        assert [*work.iterdir()] == []
        (work / "rules.c").touch()
        places.append(work)
        begun.set()
        going_on.wait(20)
        compile_to("1")(work, out, report)

    def change(number: int) -> None:
        (clone / "src" / "comptoir" / "rules.py").write_text(f"{engine.MARK}number = {number}")

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(engine.compiled_package, engine.quiet, slow)
        assert begun.wait(20)
        change(1)
        second = pool.submit(engine.compiled_package, engine.quiet, slow)
        assert not wait([second], 0.3).done  # and waits before it looks for what there is
        assert len(places) == 1
        going_on.set()
        made = {first.result(20), second.result(20)}
    assert len(made) == len(places) == 2
    assert len(set(places)) == 1
    assert not places[0].exists()


def test_interrupted_work_leaves_nothing_that_is_used(clone: Path) -> None:
    def interrupted(work: Path, out: Path, report: engine.Report) -> None:
        compile_to("half")(work, out, report)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        engine.compiled_package(engine.quiet, interrupted)
    (clone / "build" / "engine" / "tmp1").mkdir()  # as a lost power leaves it
    found = engine.compiled_package(engine.quiet, compile_to("whole"))
    assert (found / "comptoir" / "rules.so").read_text() == "whole"
    assert [*clone.glob("build/*/tmp*")] == []


def test_a_few_old_ones_are_kept_for_those_who_run_them(clone: Path) -> None:
    made = []
    for number in range(engine.KEPT + 3):
        (clone / "src" / "comptoir" / "words.py").write_text(f"number = {number}")
        made.append(engine.compiled_package(engine.quiet, compile_to("1")))
        os.utime(made[-1], (number, number))
    kept = [place for place in made if place.exists()]
    assert kept == made[-len(kept) :]
    assert engine.KEPT <= len(kept) <= engine.KEPT + 1


def test_a_file_is_told_each_quarter(capsys: pytest.CaptureFixture[str]) -> None:
    for done in range(1, 11):
        engine.to_file(done, 10)
    told = capsys.readouterr().err.splitlines()
    assert told == [f"Compiling the engine: {done} of 10 files" for done in (3, 5, 8, 10)]
