import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { isPlainObject } from "../../model/Json.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";

const none: ReadonlySet<string> = new Set();

/**
 * What is selected in the lists, to be acted on together. Kept over a reconnect and while another page is shown;
 * what is deleted is no longer selected, what is renamed stays so.
 */
export class SelectionStore {
  private byCollection: Readonly<Record<string, ReadonlySet<string>>> = {};

  constructor(private readonly config: ConfigStore) {
    makeAutoObservable<this, "byCollection" | "config">(this, { byCollection: observableRef, config: false });
    config.onChange((report, _patch, renames) => {
      if (report === "all" || report.removed.size > 0) this.follow(renames);
    });
  }

  /** The selected keys of a collection; the same set until it changes. */
  of(collection: string): ReadonlySet<string> {
    return this.byCollection[collection] ?? none;
  }

  has(collection: string, key: string): boolean {
    return this.of(collection).has(key);
  }

  toggle(collection: string, key: string): void {
    const keys = new Set(this.of(collection));
    if (!keys.delete(key)) keys.add(key);
    this.set(collection, keys);
  }

  /** Selects these and no others. */
  set(collection: string, keys: Iterable<string>): void {
    this.byCollection = { ...this.byCollection, [collection]: new Set(keys) };
  }

  private follow(renames: readonly Rename[]): void {
    const tree = this.config.peek();
    for (const [collection, keys] of Object.entries(this.byCollection)) {
      const renamed = new Map(
        renames.filter(({ from }) => from[0] === collection).map(({ from, to }) => [from[1], to[1] ?? ""]),
      );
      const entities = isPlainObject(tree[collection]) ? tree[collection] : {};
      const now = [...keys].map((key) => renamed.get(key) ?? key).filter((key) => Object.hasOwn(entities, key));
      if (now.length !== keys.size || now.some((key) => !keys.has(key))) runInAction(() => this.set(collection, now));
    }
  }
}
