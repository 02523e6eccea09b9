/** Chances in whole hundredths that make as much together as they do: 0.085 and 0.915 are 9 and 91. */
export function rounded(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);
  const rest = (seat: number): number => (exact[seat] ?? 0) - (whole[seat] ?? 0);
  const up = new Set(
    [...whole.keys()]
      .sort((one, other) => rest(other) - rest(one))
      .slice(0, Math.round(sum(exact)) - sum(whole)),
  );
  return whole.map((percent, seat) => (percent + (up.has(seat) ? 1 : 0)) / 100);
}
