import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ApiError } from "../../src/lib/api";
import { complaint } from "../../src/lib/complaint";
import { speech } from "../../src/lib/speech.svelte";
import { makeBundle, Words } from "../../src/lib/words";

const LOCALES = "../src/comptoir/locales";
const LANGUAGES = readdirSync(LOCALES);

function listen(language: string): void {
  const sources = ["core", "errors", "page"].map((topic) =>
    readFileSync(`${LOCALES}/${language}/${topic}.ftl`, "utf8"),
  );
  speech.words = new Words(language, makeBundle(language, sources), []);
}

/** What the server can say of a request, from its English words. */
function kinds(): string[] {
  const text = readFileSync(`${LOCALES}/en/errors.ftl`, "utf8");
  return [...text.matchAll(/^error-([\w-]+) =/gm)].map((found) => found[1] ?? "");
}

it.each(LANGUAGES)("says every error in the reader's language: %s", (language) => {
  listen("en");
  const english = kinds().map((kind) => complaint(new ApiError(409, "conflict", kind)));
  listen(language);
  const said = kinds().map((kind) => complaint(new ApiError(409, "conflict", kind)));
  expect(said.filter((text) => text.startsWith("error-") || text === "")).toEqual([]);
  if (language !== "en") expect(said.filter((text) => english.includes(text))).toEqual([]);
});

it("fills in what it is about", () => {
  listen("de");
  expect(complaint(new ApiError(400, "malformed", "name-length", { most: 40 }))).toBe(
    "Ein Name hat 1 bis 40 Zeichen.",
  );
  expect(complaint(new ApiError(0, "unreachable", "unavailable"))).toBe(
    "Der Server ist nicht erreichbar.",
  );
});

it("lets no message of an error reach a person", () => {
  const files = (readdirSync("src", { recursive: true }) as string[]).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) =>
    /\b(?:error|reason|trouble|problem)\.message\b/.test(readFileSync(`src/${file}`, "utf8")),
  );
  expect(found).toEqual([]);
});
