/** As much of Markdown as the pages on how to play use. */

export interface Piece {
  text: string;
  strong: boolean;
  /** Where a link leads to; empty: it is none. */
  to: string;
}

export type Block =
  | { kind: "title" | "heading" | "paragraph"; text: Piece[] }
  | { kind: "numbered" | "list"; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

const PIECE = /\*\*(?<strong>[^*]+)\*\*|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)/g;
const ITEM = /^(?:-|\d+\.) /;

/** A page, block by block; pictures are left out. */
export function markdown(page: string): Block[] {
  return page
    .split(/\n\n+|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("!["))
    .map(block);
}

function block(part: string): Block {
  const lines = part.split("\n");
  if (part.startsWith("# ")) return { kind: "title", text: pieces(part.slice(2)) };
  if (part.startsWith("## ")) return { kind: "heading", text: pieces(part.slice(3)) };
  if (part.startsWith("|")) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: "table", head, rows };
  }
  if (!ITEM.test(part)) return { kind: "paragraph", text: pieces(lines.join(" ")) };
  const items = part.split(/\n(?=- |\d+\. )/).map((item) => item.replace(ITEM, ""));
  return {
    kind: part.startsWith("-") ? "list" : "numbered",
    items: items.map((item) => pieces(item.replace(/\n\s*/g, " "))),
  };
}

function cells(row: string): Piece[][] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => pieces(cell.trim()));
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const plain = (piece: string) => {
    if (piece) found.push({ text: piece, strong: false, to: "" });
  };
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const { strong, link, to } = match.groups ?? {};
    plain(text.slice(end, match.index));
    found.push({ text: strong ?? link ?? "", strong: strong !== undefined, to: to ?? "" });
    end = match.index + match[0].length;
  }
  plain(text.slice(end));
  return found;
}
