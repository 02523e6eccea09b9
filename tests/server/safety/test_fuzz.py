"""The interface against its own description: whatever is sent, the answer is one it describes."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from comptoir.study.puzzle import shipped
from tests.server.process import PATIENCE, Process, serving

EXAMPLES = 4
"""Of each kind, sense and nonsense, for each address."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
RECORD = next(iter(sorted((Path(__file__).parents[2] / "golden/records").glob("*.txt"))))
OF_THE_PAST = ("record", "replay", "scores", "analysis", "original", "fork", "rematch")
"""What is asked about finished games."""
ENDING = {("delete", "/api/me"), ("delete", "/api/sessions")}
"""After these nobody is signed in any more."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder / 'fuzz.db'}", "--log-level", "error") as found:
        yield found


class Fuzzer:
    """Somebody, signed in or not, who sends anything."""

    def __init__(self, server: Process) -> None:
        self.address = server.address
        self.headers = {"Origin": server.address}
        self.table = self.finished = "AAAAAAAAAAAAAAAAAAAAAA"

    def sign_in(self) -> None:
        """As a guest with a table, and a finished game."""
        headers = self.headers
        with httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE) as client:
            client.post("/api/guests", json={"name": "Ada"}).raise_for_status()
            wish = {"game": "speicherstadt", "seats": ["me", "me"], "start": True}
            made = client.post("/api/tables", json=wish)
            made.raise_for_status()
            self.table = made.json()["id"]
            read = client.post("/api/records", json={"record": RECORD.read_text(encoding="utf-8")})
            read.raise_for_status()
            self.finished = read.json()["id"]
            self.headers["Cookie"] = f"session={client.cookies['session']}"

    def operations(self) -> Iterator[Any]:
        """Every method of every address."""
        described = httpx.get(f"{self.address}/api/schema/openapi.json", timeout=PATIENCE).json()
        for found in schemathesis.openapi.from_dict(described).get_all_operations():
            assert isinstance(found, Ok), found
            yield found.ok()

    def can_be_wrong(self, operation: Any) -> bool:
        """Whether there is something about a request that could make no sense."""
        return len(operation.query) > 0 or len(operation.body) > 0

    def _real(self, path: str, names: Iterable[str]) -> dict[str, str]:
        """Things that there are, so that not every answer is that there is no such thing."""
        past = path.rpartition("/")[2] in OF_THE_PAST
        known = {
            "table_id": self.finished if past else self.table,
            "puzzle_id": next(iter(shipped("speicherstadt").by_id)),
            "key": "speicherstadt",
            "game": "speicherstadt",
            "edition": "house",
        }
        return {name: known[name] for name in names if name in known}

    def try_out(self, operation: Any, mode: GenerationMode) -> None:
        """Send examples, and compare the answers with the description."""

        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(generation_mode=mode))
        def send(case: Case[Any]) -> None:
            case.path_parameters |= self._real(operation.path, case.path_parameters)
            headers = dict(case.headers or {}) | self.headers
            response = case.call(base_url=self.address, headers=headers, timeout=PATIENCE)
            case.validate_response(response, checks=CHECKS)

        send()


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("signed_in", [False, True])
def test_answers_are_as_described(server: Process, mode: GenerationMode, signed_in: bool) -> None:
    fuzzer = Fuzzer(server)
    if signed_in:
        fuzzer.sign_in()
    for operation in fuzzer.operations():
        ending = signed_in and (operation.method, operation.path) in ENDING
        if not ending and (mode.is_positive or fuzzer.can_be_wrong(operation)):
            fuzzer.try_out(operation, mode)
    assert httpx.get(f"{server.address}/health", timeout=PATIENCE).json()["status"] == "well"
