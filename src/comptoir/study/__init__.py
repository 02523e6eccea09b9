"""Games looked at after the fact: what each turn came to, what else there was, and who would win.

`verdicts` yields what is found turn by turn, `analyse` does the same with a file from which it
goes on, and `summarise` says what all of it comes to. See docs/analysis.md.
"""

from comptoir.study.analysis import Inquiry, analyse, plan, verdicts
from comptoir.study.summary import Summary, as_json, summarise
from comptoir.study.verdict import Alternative, Choice, Option, Verdict

__all__ = [
    "Alternative",
    "Choice",
    "Inquiry",
    "Option",
    "Summary",
    "Verdict",
    "analyse",
    "as_json",
    "plan",
    "summarise",
    "verdicts",
]
