"""Every property of every game. `--conformance-games N` tries each on more games."""

from comptoir.testing import Conformance
from tests.conformance.cases import CASES


class TestConformance(Conformance):
    cases = CASES
