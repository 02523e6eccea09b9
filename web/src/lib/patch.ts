import type { Patch } from "./types";

type Branch = Record<string | number, unknown>;

/**
 * The value with the patch made to it; what the patch does not touch is shared with the old
 * one.
 */
export function patched<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, change) => changed(whole, change[0], change), value) as T;
}

function changed(value: unknown, path: (string | number)[], change: Patch[number]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change[1];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Branch) }) as Branch;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, change);
  else if (change.length > 1) copy[key] = change[1];
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else return Object.fromEntries(Object.entries(copy).filter(([name]) => name !== String(key)));
  return copy;
}
