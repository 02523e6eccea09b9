/**
 * The map as we draw it: a mosaic. Each letter is a cell of a region, each digit one of a base;
 * `-` is land that nobody trades in, `.` is water. What touches here touches on the page.
 */
export const mosaic = [
  ".........-----------44444444..............",
  ".......-------------44444444..............",
  "......--------------44444444..............",
  ".....NNNNNNNN-------44444444A.............",
  "....NNNNNNNNNNLLLLL-44444444AA............",
  "33333333NNNNNNLOOOLKKKUUUUUUAAA...........",
  "33333333NNNNNNLOOOLLKKUUUUUUAAA...........",
  "33333333SSSSNNLOOOLLKKKUUUUAAAAA..........",
  "33333333SSSSNNLLLLLLLKKKKUUAAAAA..........",
  "33333333SSSSGNHHLLLLLKKKKKAAAAARRR........",
  "33333333SSSGGNHHHLLLLKKKKKAAAARRRRRR......",
  "...GGGGGGGGGGGHHHHLLLLKKKKKAAARRRRRRR.....",
  "....GGGGGGGGGGHHHHCLLLXKKKEEEARRRRRRR.....",
  ".....GGGG..GGBBBHCCCLXXXKKEEEERRRRRRR.....",
  ".............BBBBCCCXXXXXEEEEEERRRRR......",
  "...............BBCCCXXXXXXEEEEYYYY11111111",
  "................BCCCXXXXXXEEEEYYYY11111111",
  ".................CCXXQQQXXXEEEYYYY11111111",
  "................JJJXXQQQXXXEEEYYYY11111111",
  "................JJJXXQQQXXXEETTYYY11111111",
  "................JJJXXXXXXXXTTTTTTTTTT.....",
  "................JJWWXXXXXXTTTTTTTTT.......",
  "................WWWWWXXXXZZTTTTTTTMM......",
  "...............WWWWWWXXZZZZZTTTTTMMM......",
  "...............WWWWWWZZZZZZZZZTMMMMM......",
  "...............WWWWWWZZZZZZZZMMMMMM.......",
  "................DDDDDDZZZZZZVMMMMM........",
  "................DDDDDDDZZZZVVVMMM.........",
  ".................DDDDDDDZZVVVVVV..........",
  ".................DDDDDDDDVVVVVV...........",
  "..................DDDDDDDVVVVVV...........",
  "..................DDDDPPPPPVVVV...........",
  "...................DDPPPPPPPVV............",
  "...................DPPPPPPPPPV............",
  "...................D222222222V............",
  "....................22222222..............",
  "....................22222222..............",
  "....................22222222..............",
  "....................22222222..............",
];

export const places: Readonly<Record<string, string>> = {
  A: "abyssinia",
  B: "benin",
  C: "cameroon",
  D: "kalahari",
  E: "great_lakes",
  G: "gold_coast",
  H: "hausaland",
  J: "loango",
  K: "kordofan",
  L: "sahel",
  M: "mozambique",
  N: "niger_bend",
  O: "bornu",
  P: "karoo",
  Q: "kuba",
  R: "horn",
  S: "senegambia",
  T: "tanganyika",
  U: "nubia",
  V: "natal",
  W: "angola",
  X: "congo_basin",
  Y: "swahili_coast",
  Z: "zambezi",
  "1": "mombasa",
  "2": "cape_town",
  "3": "saint_louis",
  "4": "cairo",
};

/**
 * Where a region's name goes if not where there is most room: an enclave has its own name there, or
 * names beside it are close.
 */
export const centres: Readonly<Record<string, readonly [x: number, y: number]>> = {
  benin: [14.9, 13.7],
  cameroon: [18.3, 15.3],
  congo_basin: [23.7, 14.3],
  great_lakes: [28, 14.4],
};

/** Names of several words that stand in two lines, for the sake of those beside them. */
export const tall: readonly string[] = ["congo_basin"];

/** Names that stand in one line, for the sake of what lies right below them. */
export const flat: readonly string[] = ["hausaland"];

export const water = ".";
export const desert = "-";
