export { default as Board } from "./Board.svelte";
export { chosen } from "./chosen";
export { deeds } from "./deeds";
export { default as Figures } from "./Figures.svelte";
export { flights } from "./flights";
export { hint } from "./hint";
export { label } from "./label";
export { places } from "./places";
export { summary } from "./summary";
