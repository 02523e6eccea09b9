/** The colours of goods: of the front and the top of a cube, and of the sign on it. */
export const goods: Readonly<Record<string, readonly [front: string, top: string, sign: string]>> =
  {
    coffee: ["#6f4424", "#8d5c36", "#f3dfc4"],
    tea: ["#2f7d4a", "#4c9c66", "#e6f6df"],
    spices: ["#dfa31b", "#f2c24b", "#5c3a00"],
    rubber: ["#f2efe6", "#ffffff", "#4b4640"],
    cloth: ["#b5302b", "#d0524a", "#ffe9e2"],
  };
