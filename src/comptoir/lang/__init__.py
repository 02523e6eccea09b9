"""The games in words: events, questions, options, refusals and ids in five languages."""

from comptoir.lang.language import LANGUAGES, NAMES, system_language
from comptoir.lang.rules import Rule, Rules
from comptoir.lang.speaker import Speaker

__all__ = ["LANGUAGES", "NAMES", "Rule", "Rules", "Speaker", "system_language"]
