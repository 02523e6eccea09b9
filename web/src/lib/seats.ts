/** Each seat has a colour and a shape of its own, so that nobody needs to tell colours apart. */

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon";

interface SeatStyle {
  colour: string;
  /** Legible on the colour. */
  ink: string;
  shape: Shape;
}

const STYLES: readonly SeatStyle[] = [
  { colour: "#1f6fb2", ink: "#ffffff", shape: "circle" },
  { colour: "#22825a", ink: "#ffffff", shape: "square" },
  { colour: "#a93a7e", ink: "#ffffff", shape: "triangle" },
  { colour: "#e0b22b", ink: "#2b2005", shape: "diamond" },
  { colour: "#5d5470", ink: "#ffffff", shape: "hexagon" },
];

export function seatStyle(seat: number): SeatStyle {
  return STYLES[seat % STYLES.length] as SeatStyle;
}

/** The shape's outline in a box from -10 to 10. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z",
  square: "M-7.5-7.5H7.5V7.5H-7.5Z",
  triangle: "M0-9.5L9.5 7.5H-9.5Z",
  diamond: "M0-10L8.5 0L0 10L-8.5 0Z",
  hexagon: "M-5-8.7H5L10 0L5 8.7H-5L-10 0Z",
};
