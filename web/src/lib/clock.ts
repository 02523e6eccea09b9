/** The terms of a clock in words. */

import { say, speech } from "./speech.svelte";
import type { TableInfo } from "./types";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Seconds, in the largest unit that they fill. */
export function duration(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? [
    "second",
    1,
  ];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(seconds / size);
}

export function clockTerms(clock: NonNullable<TableInfo["clock"]>): string {
  const bank = duration(clock.bank, speech.language);
  if (clock.increment === 0) return say("page-clock-bank", { bank });
  return say("page-clock-terms", { bank, more: duration(clock.increment, speech.language) });
}
