/** Who is at the keyboard. Nobody needs an account: a guest is made when one is needed. */

import { api, ApiError } from "./api";
import { settings } from "./settings.svelte";
import type { Me } from "./types";

class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  /** Whom this person has blocked or unblocked since the page was opened. */
  blocked = $state.raw<ReadonlySet<string>>(new Set());

  async load(): Promise<void> {
    try {
      this.take(await api.me());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.take(null);
    }
  }

  take(me: Me | null): void {
    this.me = me;
    this.known = true;
    if (!me) return;
    settings.take({ ...me.settings, ...(me.language ? { language: me.language } : {}) });
  }

  /** From now on nothing that they write is shown, or all of it. */
  block(id: string, blocked: boolean): void {
    const others = [...this.blocked].filter((one) => one !== id);
    this.blocked = new Set(blocked ? [...others, id] : others);
  }

  /** Somebody: the person who is signed in, or a new guest. */
  async somebody(name: string): Promise<Me> {
    if (!this.me) this.take(await api.guest(name));
    return this.me as Me;
  }

  /** Whether nobody knows yet what to call them. */
  nameless(usual: string): boolean {
    return this.me === null || (this.me.guest && this.me.name === usual);
  }

  /** Somebody with this name. */
  async called(name: string): Promise<Me> {
    if (this.me && this.me.name !== name) this.take(await api.changeMe({ name }));
    return this.somebody(name);
  }

  /** Keep the preferences with the person; what can't be kept now is kept in the browser. */
  async keep(): Promise<void> {
    if (!this.me) return;
    const { language, ...rest } = settings.all;
    try {
      this.me = await api.changeMe({ language, settings: { ...this.me.settings, ...rest } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

export const person = new Person();
settings.changed = () => void person.keep();
