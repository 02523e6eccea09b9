/** Makes an element of a board do something: `{@attach act(board, "bid 2")}`. */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../games/board";
import { aboutThing } from "./about";
import { follow, followText } from "./follow.svelte";
import { tip } from "./tip.svelte";
import type { Option, Refusal } from "./types";

type Board = Pick<BoardProps, "options" | "said" | "choose" | "why" | "lit" | "point" | "words">;

const HOVER = 350;
/** Of this many actions that an element stands for it is asked why they are not possible. */
const ASKED = 8;
/** What only chance does, or what answers another question: any other reason tells more. */
const VAGUE = ["core.other_question", "core.chance"];

/**
 * The element stands for some actions. If one is an option, the element is lit and a click chooses
 * it (several times in a row if it says so, and as often as somebody wants if `often` names what
 * once, twice and so on would do); if several are, a click asks which. If none is, hovering or
 * touching it says why. `label` names it for those who can't see it.
 */
export function act(
  board: Board,
  actions: string | readonly string[],
  label?: string,
  times = 1,
  often: () => readonly string[] = () => [],
): Attachment<Element> {
  const texts = typeof actions === "string" ? [actions] : actions;
  const found = () =>
    texts.map((text) => board.options.get(text)).filter((option) => option !== undefined);
  // Most pieces stand for the same options when something else can be chosen: they stay.
  return (element) =>
    followText(
      () =>
        found()
          .map(({ text }) => text)
          .join("\n"),
      (text) =>
        text === ""
          ? unable(board, element, texts, label)
          : able(board, element, untrack(found), { label, times, often }),
    );
}

interface Manner {
  label: string | undefined;
  times: number;
  often(): readonly string[];
}

function able(
  board: Board,
  element: Element,
  options: Option[],
  { label, times, often }: Manner,
): () => void {
  const texts = options.map((option) => option.text);
  const said = label ?? board.words.join(options.map((option) => board.words.option(option)));
  const name = named(element, said);
  const take = (text: string, times: number) => board.choose(text, { times, at: element });
  const choose = () => {
    const counts = often();
    if (options.length > 1) which(board, element, options, (text) => take(text, times));
    else if (counts.length > 1)
      howOften(element, said, counts, (count) => take(texts[0] as string, count));
    else take(texts[0] as string, times);
  };
  const undo = marked(
    element,
    { role: "button", tabindex: "0", "aria-label": name, "data-option": texts[0] as string },
    "can",
  );
  // By itself: the element must not lose its focus when it is lit.
  follow(() => void element.classList.toggle("lit", board.lit(texts)));
  const end = listen(element, {
    click: (event) => {
      event.stopPropagation();
      choose();
    },
    keydown: (event) => {
      const key = (event as KeyboardEvent).key;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      choose();
    },
    pointerenter: () => board.point(texts),
    pointerleave: () => board.point([]),
    // A finger that has touched it does not point at it any more.
    focus: () => element.matches(":focus-visible") && board.point(texts),
    blur: () => queueMicrotask(() => board.point([])), // it may come in the middle of drawing
  });
  return () => {
    end();
    undo();
    element.classList.remove("lit");
  };
}

function which(
  board: Board,
  element: Element,
  options: readonly Option[],
  choose: (text: string) => void,
): void {
  const say = (option: Option) => board.said?.(option) ?? board.words.option(option);
  const named = options.map((option) => ({ text: option.text, label: say(option) }));
  tip.show(element, { kind: "menu", options: named, choose });
}

function howOften(
  element: Element,
  about: string,
  counts: readonly string[],
  choose: (count: number) => void,
): void {
  const choices = counts.map((label, index) => ({ label, choose: () => choose(index + 1) }));
  tip.show(element, { kind: "ways", about, choices });
}

/**
 * The name of an element begins with what stands on it, so that people who speak to the page
 * can say it.
 */
function named(element: Element, said: string): string {
  const shown = element instanceof SVGElement ? "" : written(element).replace(/\s+/g, " ").trim();
  return shown === "" || said.includes(shown) ? said : `${shown}: ${said}`;
}

function written(node: Node): string {
  if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
  return node.hasChildNodes()
    ? [...node.childNodes].map(written).join(" ")
    : node.nodeType === Node.TEXT_NODE
      ? (node.textContent ?? "")
      : "";
}

function unable(
  board: Board,
  element: Element,
  texts: readonly string[],
  label?: string,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const explain = async (pinned: boolean) => {
    if (texts.length === 0) return;
    const none: (Refusal | null)[] = [];
    const reasons = await board.why(texts.slice(0, ASKED)).catch(() => none);
    const found = reasons.filter((reason) => reason !== null);
    const refusal = found.find(({ kind }) => !VAGUE.includes(kind)) ?? found[0];
    if (refusal && element.isConnected)
      tip.show(
        element,
        { kind: "why", refusal, words: board.words, thing: aboutThing(element) },
        pinned,
      );
  };
  const role =
    element.hasAttribute("role") || element instanceof HTMLButtonElement ? {} : { role: "group" };
  const undo = marked(element, label ? { ...role, "aria-label": label } : {}, "cannot");
  const end = listen(element, {
    click: (event) => {
      event.stopPropagation();
      void explain(true);
    },
    // A pointer that rests while the table goes on below it asks nothing.
    pointermove: (event) => {
      const { movementX, movementY, pointerType } = event as PointerEvent;
      if (timer !== undefined || pointerType === "touch" || (movementX === 0 && movementY === 0))
        return;
      timer = setTimeout(() => {
        if (board.options.size > 0 && !tip.held) void explain(false);
      }, HOVER);
    },
    pointerleave: (event) => {
      clearTimeout(timer);
      timer = undefined;
      if ((event as PointerEvent).pointerType !== "touch") tip.leave(element);
    },
  });
  return () => {
    if (timer !== undefined) clearTimeout(timer);
    tip.hide(element);
    end();
    undo();
  };
}

function marked(element: Element, attributes: Record<string, string>, name: string): () => void {
  const before = Object.keys(attributes).map((key) => [key, element.getAttribute(key)] as const);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.classList.add(name);
  return () => {
    for (const [key, value] of before) {
      if (value === null) element.removeAttribute(key);
      else element.setAttribute(key, value);
    }
    element.classList.remove(name);
  };
}

function listen(element: Element, handlers: Record<string, (event: Event) => void>): () => void {
  for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of Object.entries(handlers))
      element.removeEventListener(type, handler);
  };
}
