import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { markdown } from "../../src/lib/markdown";

const PLAY = "../docs/play";

it("reads titles, paragraphs, lists, tables, bold words and links", () => {
  const page =
    "# A *game*\n\nTwo\nlines, **bold**.\n\n![A picture](a.jpg)\n\n## Next\n1. One\n   more\n2. Two\n\n| a | b |\n|---|---|\n| 1 | [x](y.md) |\n";
  const plain = (text: string) => ({ text, strong: false, to: "" });
  expect(markdown(page)).toEqual([
    { kind: "title", text: [plain("A *game*")] },
    {
      kind: "paragraph",
      text: [plain("Two lines, "), { text: "bold", strong: true, to: "" }, plain(".")],
    },
    { kind: "heading", text: [plain("Next")] },
    { kind: "numbered", items: [[plain("One more")], [plain("Two")]] },
    {
      kind: "table",
      head: [[plain("a")], [plain("b")]],
      rows: [[[plain("1")], [{ text: "x", strong: false, to: "y.md" }]]],
    },
  ]);
});

it("reads every page on how to play, with no mark-up left", () => {
  const pages = (readdirSync(PLAY, { recursive: true }) as string[]).filter((file) =>
    file.endsWith(".md"),
  );
  expect(pages.length).toBeGreaterThanOrEqual(10);
  for (const page of pages) {
    const blocks = markdown(readFileSync(`${PLAY}/${page}`, "utf8"));
    expect(blocks[0]?.kind, page).toBe("title");
    expect(new Set(blocks.map(({ kind }) => kind)), page).toEqual(
      new Set(["title", "paragraph", "heading", "numbered", "table", "list"]),
    );
    expect(JSON.stringify(blocks), page).not.toMatch(/\*\*|\]\(|"#|\| /);
  }
});
