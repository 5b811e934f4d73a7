import { makeAutoObservable } from "mobx";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { matchesQuery } from "../../../src/model/media/mediaSearch.ts";
import { nextSorting, sortMedia, type Sorting } from "../../../src/model/media/mediaSorting.ts";

/** The config the obvious way: one deep MobX observable, patched in place, with a computed list of the names that fit. */
export class PeerTree {
  tree: JsonObject = {};
  query = "";
  sorting: Sorting | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  replace(tree: JsonObject): void {
    this.tree = tree;
  }

  merge(patch: JsonObject): void {
    mergeInto(this.tree, patch);
  }

  search(query: string): void {
    this.query = query;
  }

  sort(): void {
    this.sorting = nextSorting(this.sorting, "name");
  }

  get streams(): Readonly<Record<string, Json>> {
    const { streams } = this.tree;
    return isPlainObject(streams) ? streams : {};
  }

  get names(): readonly string[] {
    const { query } = this;
    const found = Object.entries(this.streams).filter(
      ([name, stream]) => isPlainObject(stream) && matchesQuery(name, stream, query),
    );
    const placed = found.toSorted(([, one], [, other]) => positionOf(one) - positionOf(other)).map(([name]) => name);
    const unread = { short: "on", clientCount: 0, bitrateKbit: 0, lifetimeMs: 0 } as const;
    return sortMedia(
      placed,
      this.sorting,
      (name) => name,
      () => unread,
    );
  }
}

function mergeInto(target: JsonObject, patch: JsonObject): void {
  for (const [key, change] of Object.entries(patch)) {
    const now = target[key];
    if (change === null) delete target[key];
    else if (isPlainObject(change) && isPlainObject(now)) mergeInto(now, change);
    else target[key] = change;
  }
}

function positionOf(stream: Json): number {
  return isPlainObject(stream) && typeof stream["position"] === "number" ? stream["position"] : 0;
}
