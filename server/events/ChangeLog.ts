import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { composeMergePatches } from "../../src/model/merge/mergePatch.ts";
import { roughSize } from "./PatchParts.ts";

const MOST_CHANGES = 256;
/** Of encoded patches, in characters. */
const MOST_KEPT = 32_000_000;
/** Changes are gathered up to this size, in characters: composing more at once would hold the server up. */
const MOST_GATHERED = 8_000_000;

/** One change of the tree, with the revision after it. */
interface Change {
  readonly sequence: number;
  readonly rev: number;
  readonly patch: JsonObject;
  readonly size: number;
}

/** Several changes said as one. */
interface Gathered {
  readonly patch: JsonObject;
  /** Of the last change in it. */
  readonly sequence: number;
  readonly rev: number;
}

/** The recent changes of the tree, as far back as memory allows. */
export class ChangeLog {
  #changes: Change[] = [];
  #kept = 0;

  add(sequence: number, rev: number, patch: JsonObject): void {
    const size = roughSize(patch);
    this.#changes.push({ sequence, rev, patch, size });
    this.#kept += size;
    while (this.#changes.length > MOST_CHANGES || (this.#kept > MOST_KEPT && this.#changes.length > 1)) {
      this.#kept -= this.#changes.shift()?.size ?? 0;
    }
  }

  clear(): void {
    this.#changes = [];
    this.#kept = 0;
  }

  /**
   * A patch and the changes after a sequence number as one: at least all up to revision `rev`, and not many more than fit
   * into one answer. Undefined when they are not kept any more, or cannot be said as one patch.
   */
  gather(from: number, rev: number, before: JsonObject = {}): Gathered | undefined {
    const first = this.#changes.findIndex((change) => change.sequence === from + 1);
    if (first < 0) return undefined;
    let gathered: Gathered = { patch: before, sequence: from, rev: Number.NaN };
    let size = 0;
    for (const change of this.#changes.slice(first)) {
      size += change.size;
      if (size > MOST_GATHERED && gathered.rev === rev) break;
      if (!canCompose(gathered.patch, change.patch)) return undefined;
      const patch = composeMergePatches(gathered.patch, change.patch);
      gathered = { patch, sequence: change.sequence, rev: change.rev };
    }
    return gathered;
  }
}

/**
 * Whether two merge patches can be said as one. They cannot where the first deletes (or puts a plain value) and the
 * second writes an object in its place: a merge patch has no words for "empty it, then fill it".
 */
function canCompose(first: JsonObject, second: JsonObject): boolean {
  return Object.entries(second).every(([key, change]) => {
    if (!isPlainObject(change) || !Object.hasOwn(first, key)) return true;
    const earlier = first[key];
    return isPlainObject(earlier) && canCompose(earlier, change);
  });
}
