"""The games in words: events, questions, options, refusals and ids in four languages."""

from comptoir.lang.language import LANGUAGES, system_language
from comptoir.lang.rules import Rule, Rules
from comptoir.lang.speaker import Speaker

__all__ = ["LANGUAGES", "Rule", "Rules", "Speaker", "system_language"]
