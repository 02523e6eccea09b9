/**
 * How much room there is. Where it is narrow the board and what is asked stand below each other;
 * on a phone so do the parts of a board. The same numbers are in the styles.
 */

const NARROW = "(max-width: 900px)";
const TOUCH = "(pointer: coarse), (max-width: 900px)";
const PHONE = "(max-width: 699px), (max-width: 900px) and (max-height: 599px)";

class Width {
  narrow = $state(matchMedia(NARROW).matches);
  phone = $state(matchMedia(PHONE).matches);
  /** Fingers need more room than a pointer does. */
  touch = $state(matchMedia(TOUCH).matches);

  constructor() {
    matchMedia(NARROW).addEventListener("change", (event) => (this.narrow = event.matches));
    matchMedia(TOUCH).addEventListener("change", (event) => (this.touch = event.matches));
    matchMedia(PHONE).addEventListener("change", (event) => (this.phone = event.matches));
  }
}

export const width = new Width();
