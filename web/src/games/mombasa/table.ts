export { default as Board } from "./Board.svelte";
export { deeds } from "./deeds";
export { default as Figures } from "./Figures.svelte";
export { flights } from "./flights";
export { hint } from "./hint";
export { about, label, question } from "./label";
export { summary } from "./summary";
export { leads, light, settles, sorted } from "./ways";
export { parts } from "./parts";
