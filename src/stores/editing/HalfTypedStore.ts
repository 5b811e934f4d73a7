import { makeAutoObservable, observableShallow } from "mobx";
import type { SaveOutcome } from "../saving/SaveQueue.ts";

/** By field; nothing was typed in one that is empty or undefined. */
type Typed = Readonly<Record<string, string | undefined>>;

/**
 * What was typed of something new, kept until that is made or discarded: it is there when one comes back to the page, also
 * where another language has drawn it anew. In memory alone, as it may hold a password.
 */
export class HalfTypedStore {
  private readonly kept = new Map<string, Typed>();
  /** What is being made, as a form finds it that was drawn anew meanwhile. */
  readonly making = new Map<string, Promise<SaveOutcome>>();

  constructor() {
    makeAutoObservable<this, "kept">(this, { kept: observableShallow, making: false });
  }

  /** Something was begun and not made yet. */
  get isAny(): boolean {
    return this.kept.size > 0;
  }

  /** @param what is made: mostly the collection that it comes to */
  has(what: string): boolean {
    return this.kept.has(what);
  }

  /** @param nothing what the fields hold before anything is typed */
  read<Fields extends Typed>(what: string, nothing: Fields): Fields {
    return { ...nothing, ...this.kept.get(what) };
  }

  keep(what: string, part: Typed): void {
    const typed = { ...this.kept.get(what), ...part };
    if (Object.values(typed).every((word) => word === undefined || word === "")) this.kept.delete(what);
    else this.kept.set(what, typed);
  }

  /** Makes what is typed, and forgets it once it is made; what is typed meanwhile in its place stays. */
  make(what: string, save: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
    const sent = this.kept.get(what);
    const making = save()
      .then((outcome) => {
        if (outcome === true && this.kept.get(what) === sent) this.forget(what);
        return outcome;
      })
      .finally(() => this.making.delete(what));
    this.making.set(what, making);
    return making;
  }

  /** It was discarded. */
  forget(what: string): void {
    this.kept.delete(what);
  }

  /** At logout: nothing is left for who comes next. */
  forgetAll(): void {
    this.kept.clear();
  }
}
