/** Points, or another number, with a minus sign instead of a hyphen. */
export const points = (value: number): string => String(value).replace("-", "−");
