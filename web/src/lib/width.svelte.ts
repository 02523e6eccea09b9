/** How much room there is: on a narrow screen things stand below each other. The same number stands in the styles. */

const NARROW = "(max-width: 900px)";

class Width {
  narrow = $state(matchMedia(NARROW).matches);

  constructor() {
    matchMedia(NARROW).addEventListener("change", (event) => (this.narrow = event.matches));
  }
}

export const width = new Width();
