/** Which choices only lead on to what is wanted, and which questions trying may answer. */

import type { Decision, Option } from "../../lib/types";

const LEADS = /^(expand|company|goods|no_card|bookkeeper)\b/;

/** Cards that are used, and the company that grows: what is wanted is a region, a card, a book. */
export const leads = (text: string): boolean => LEADS.test(text);

/** Goods cards are named in the order of their types, but taken in any. */
export const sorted = (text: string): boolean => /^goods(_plus)? /.test(text);

/** From which column of a base a post comes matters by what it uncovers. */
export const settles = ({ kind }: Decision): boolean => kind === "mombasa.column";

/** Plans can be changed until the last one is in. */
export const light = ({ kind }: Option): boolean => kind === "mombasa.plan";
