import { makeAutoObservable } from "mobx";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { matchesQuery } from "../../../src/model/search/matchesQuery.ts";

/** The config the obvious way: one deep MobX observable, patched in place, with a computed list of the names that fit. */
export class PeerTree {
  tree: JsonObject = {};
  query = "";

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

  get streams(): Readonly<Record<string, Json>> {
    const { streams } = this.tree;
    return isPlainObject(streams) ? streams : {};
  }

  get names(): readonly string[] {
    const { query } = this;
    const found = Object.entries(this.streams).filter(
      ([name, stream]) => isPlainObject(stream) && matchesQuery(name, stream, query),
    );
    return found.toSorted(([, one], [, other]) => positionOf(one) - positionOf(other)).map(([name]) => name);
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
