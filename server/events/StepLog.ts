import { composeMergePatches } from "../../src/model/patch/composeMergePatches.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { canCompose } from "./canCompose.ts";
import { roughSize } from "./roughSize.ts";

const MOST_STEPS = 256;
/** Of encoded patches, in characters. */
const MOST_KEPT = 32_000_000;
/** Steps are gathered up to this size, in characters: composing more at once would hold the server up. */
const MOST_GATHERED = 8_000_000;

/** One change of the tree, with the revision after it. */
interface Step {
  readonly sequence: number;
  readonly rev: number;
  readonly patch: JsonObject;
  readonly size: number;
}

/** Several steps said as one. */
interface Gathered {
  readonly patch: JsonObject;
  /** Of the last step in it. */
  readonly sequence: number;
  readonly rev: number;
}

/** The recent changes of the tree, as far back as memory allows. */
export class StepLog {
  #steps: Step[] = [];
  #kept = 0;

  add(sequence: number, rev: number, patch: JsonObject): void {
    const size = roughSize(patch);
    this.#steps.push({ sequence, rev, patch, size });
    this.#kept += size;
    while (this.#steps.length > MOST_STEPS || (this.#kept > MOST_KEPT && this.#steps.length > 1)) {
      this.#kept -= this.#steps.shift()?.size ?? 0;
    }
  }

  clear(): void {
    this.#steps = [];
    this.#kept = 0;
  }

  /**
   * A patch and the steps after a sequence number as one: at least all up to revision `rev`, and not many more than fit
   * into one answer. Undefined when they are not kept any more, or cannot be said as one patch.
   */
  gather(from: number, rev: number, before: JsonObject = {}): Gathered | undefined {
    const first = this.#steps.findIndex((step) => step.sequence === from + 1);
    if (first < 0) return undefined;
    let gathered: Gathered = { patch: before, sequence: from, rev: Number.NaN };
    let size = 0;
    for (const step of this.#steps.slice(first)) {
      size += step.size;
      if (size > MOST_GATHERED && gathered.rev === rev) break;
      if (!canCompose(gathered.patch, step.patch)) return undefined;
      const patch = composeMergePatches(gathered.patch, step.patch);
      gathered = { patch, sequence: step.sequence, rev: step.rev };
    }
    return gathered;
  }
}
