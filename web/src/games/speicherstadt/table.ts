export { default as Board } from "./Board.svelte";
export { chosen } from "./chosen";
export { flights } from "./flights";
export { hint } from "./hint";
export { label } from "./label";
export { summary } from "./summary";
