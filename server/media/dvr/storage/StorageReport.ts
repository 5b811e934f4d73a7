import type { DvrStats } from "../../../../src/generated/types/DvrStats.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { createMergePatch } from "../../../../src/model/merge/mergePatch.ts";
import { patchAt, toJson, withGone } from "../../reportPatches.ts";

/** Tells of the DVRs of a config what has changed since it was told last. */
export class StorageReport {
  #measured: ReadonlyMap<string, JsonObject> = new Map();
  readonly #told = new Map<string, JsonObject>();

  /** One that goes and comes back under its name is told anew. */
  keepOnly(dvrs: object): void {
    for (const name of this.#told.keys()) if (!Object.hasOwn(dvrs, name)) this.#told.delete(name);
  }

  take(stats: Readonly<Record<string, DvrStats>>): void {
    this.#measured = new Map(Object.entries(stats).map(([name, one]) => [name, toJson(one)]));
  }

  /** @param dvrs of the config as it is now */
  read(dvrs: object, isFull: boolean): JsonObject {
    const patch: JsonObject = {};
    for (const [name, stats] of this.#measured) {
      if (!Object.hasOwn(dvrs, name)) continue;
      const news = createMergePatch(this.#told.get(name) ?? {}, stats);
      if (!isFull && Object.keys(news).length === 0) continue;
      this.#told.set(name, stats);
      patchAt(patch, ["dvrs", name, "stats"], isFull ? withGone(stats, news) : news);
    }
    return patch;
  }
}
