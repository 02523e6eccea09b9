/**
 * Cards that are laid face down on slots, planned or to rest: in any order, moved and exchanged.
 * The engine asks for slot after slot. It is told of the cards before the first slot that is open,
 * each of them tried; the cards behind it wait on their slots.
 */

import type { Waiting } from "../board";
import type { Asked, CardFace, Person } from "./view";

interface Laid extends Asked {
  person: Person;
  /** The first slot that this turn fills. */
  first: number;
  /** These choices instead of those of the turn so far. */
  lay(choices: readonly string[]): Promise<void>;
}

/** A card, or null for a slot that stays empty. */
type Plan = Map<number, CardFace | null>;

export class Laying {
  /** Cards on slots that the engine does not know of yet. */
  private wanted = $state.raw<ReadonlyMap<number, CardFace>>(new Map());
  /** The same before the page was loaded again, by their names, until it is asked for cards. */
  private earlier = $state.raw<Waiting>({});
  /** The engine is being told. */
  private telling = $state(false);
  private count = 0;
  /** What is done with cards; those that wait do so for this alone. */
  private verb: string | undefined;

  constructor(private readonly now: () => Laid | null) {}

  /** What is asked has changed: a card that waits for it is told of. */
  follow(): void {
    const laid = this.now();
    if (laid?.verb !== this.verb) {
      this.verb = laid?.verb;
      this.drop();
    }
    if (laid && Object.keys(this.earlier).length > 0) this.recall(laid);
    else if (laid && !this.telling && laid.slot !== null && this.waiting.has(laid.slot))
      void this.lay(this.plan);
  }

  /** By its slot, the name of each card that waits. */
  get ids(): Waiting {
    const waiting = [...this.waiting].map(([slot, { id }]) => [slot, id] as const);
    return { ...this.earlier, ...Object.fromEntries(waiting) };
  }

  /** These waited before the page was loaded again. */
  again(earlier: Waiting): void {
    this.earlier = earlier;
  }

  private recall({ person }: Laid): void {
    const hand = person.secret?.hand ?? [];
    const cards = this.slots.flatMap((slot) => {
      const card = hand.find(({ id }) => id === this.earlier[slot]);
      return card && !this.down(slot) ? [[slot, card] as const] : [];
    });
    this.earlier = {};
    this.wanted = new Map([...this.wanted, ...cards]);
  }

  /** No card waits any more. */
  clear(): void {
    this.earlier = {};
    this.drop();
  }

  private drop(): void {
    this.count++; // what is still being told comes too late
    this.telling = false;
    if (this.wanted.size > 0) this.wanted = new Map();
  }

  /** The cards that wait; one that was chosen for another slot meanwhile is gone. */
  get waiting(): ReadonlyMap<number, CardFace> {
    const hand = [...(this.now()?.person.secret?.hand ?? [])];
    return new Map(
      [...this.wanted].filter(([slot, { id }]) => {
        if (this.down(slot)?.id === id) return true;
        const place = hand.findIndex((card) => card.id === id);
        return place >= 0 && hand.splice(place, 1).length > 0;
      }),
    );
  }

  /** What lies on a slot. */
  card(slot: number): CardFace | null {
    return this.waiting.get(slot) ?? this.down(slot);
  }

  /** The cards that lie on no slot. */
  get hand(): CardFace[] {
    const left = [...(this.now()?.person.secret?.hand ?? [])];
    for (const [slot, card] of this.waiting) {
      const place = left.findIndex(({ id }) => id === card.id);
      if (this.down(slot)?.id !== card.id && place >= 0) left.splice(place, 1);
    }
    return left;
  }

  /** Whether a card may be laid there. */
  open(slot: number): boolean {
    return this.slots.includes(slot);
  }

  /** From the hand, or from a slot: what lies there goes where the card came from. */
  put(card: CardFace, to: number, from: number | null = null): void {
    const plan = this.plan;
    const there = plan.get(to);
    if (from !== null) {
      if (there === undefined) plan.delete(from);
      else plan.set(from, there);
    }
    plan.set(to, card);
    void this.lay(plan);
  }

  /** Back into the hand; the others stay where they are. */
  takeOut(slot: number): void {
    const plan = this.plan;
    plan.delete(slot);
    void this.lay(plan);
  }

  /** The slot that the choice of that number was about. */
  slotOf(choice: number): number | undefined {
    return this.slots[choice];
  }

  private get slots(): number[] {
    const laid = this.now();
    return (laid?.person.slots ?? []).flatMap(({ unlocked }, index) =>
      unlocked && index + 1 >= (laid?.first ?? 0) ? [index + 1] : [],
    );
  }

  private down(slot: number): CardFace | null {
    return this.now()?.person.secret?.face_down[String(slot)] ?? null;
  }

  private get plan(): Plan {
    const asked = this.now()?.slot ?? Infinity;
    return new Map(
      this.slots.flatMap((slot) => {
        const card = this.card(slot);
        return card || slot < asked ? [[slot, card] as const] : [];
      }),
    );
  }

  private async lay(plan: Plan): Promise<void> {
    const laid = this.now();
    if (!laid) return;
    const gap = this.slots.find((slot) => !plan.has(slot)) ?? Infinity;
    const cards = [...plan].filter((entry): entry is [number, CardFace] => entry[1] !== null);
    const told = this.slots
      .filter((slot) => slot < gap)
      .map((slot) => plan.get(slot))
      .map((card) => (card ? `${laid.verb} ${card.id}` : "leave"));
    const count = ++this.count;
    this.telling = true;
    this.wanted = new Map(cards);
    await laid.lay(told);
    if (count !== this.count) return;
    this.telling = false;
    this.wanted = new Map(cards.filter(([slot]) => slot > gap));
  }
}
