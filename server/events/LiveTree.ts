import { applyMergePatch } from "../../src/model/patch/applyMergePatch.ts";
import { composeMergePatches } from "../../src/model/patch/composeMergePatches.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../config/ConfigEntity.ts";
import { canCompose } from "./canCompose.ts";
import { keepKnown } from "./keepKnown.ts";
import type { LiveFrame } from "./LiveFrame.ts";

const MOST_STEPS = 256;
/** Of encoded patches, in characters. */
const MOST_KEPT = 32_000_000;
/** Steps are gathered up to this size, in characters: a console's page stands still while it parses a frame. */
const LARGEST_FRAME = 4_000_000;

/** One change of the tree, with the revision after it. */
interface Step {
  readonly sequence: number;
  readonly rev: number;
  readonly patch: JsonObject;
  readonly size: number;
}

/**
 * The tree that consoles see, config and runtime together, and the way from any recent state of it to the present one.
 * `rev` counts revisions of the config; the sequence number counts every change and stays inside the server.
 */
export class LiveTree {
  #tree: JsonObject;
  #config: JsonObject;
  #rev: number;
  #sequence = 0;
  #steps: Step[] = [];
  #whole: LiveFrame | undefined;
  readonly #deltas = new Map<number, LiveFrame | undefined>();
  readonly #listeners = new Set<() => void>();

  constructor(
    config: JsonObject,
    rev: number,
    private readonly entities: readonly ConfigEntity[],
    /** Sent with every whole tree. */
    private readonly capabilities: object,
  ) {
    this.#tree = config;
    this.#config = config;
    this.#rev = rev;
  }

  get tree(): JsonObject {
    return this.#tree;
  }

  get sequence(): number {
    return this.#sequence;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  applyConfig(patch: JsonObject, config: JsonObject, rev: number): void {
    this.#config = config;
    this.#rev = rev;
    this.#take(patch);
  }

  applyRuntime(patch: JsonObject): void {
    const known = keepKnown(patch, this.#config, this.entities);
    if (Object.keys(known).length > 0) this.#take(known);
  }

  /** The whole tree as `current_config`. */
  whole(): LiveFrame {
    if (this.#whole === undefined) {
      const data = JSON.stringify(this.#tree);
      const capabilities = JSON.stringify(this.capabilities);
      const text = `{"event":"current_config","rev":${this.#rev},"capabilities":${capabilities},"data":${data}}`;
      this.#whole = { text, sequence: this.#sequence };
    }
    return this.#whole;
  }

  /**
   * What changed since a sequence number, as `current_config_delta`; the whole tree where that is too long ago.
   * `partial_update` says that more is waiting: ask again at once.
   */
  since(sequence: number): LiveFrame {
    if (!this.#deltas.has(sequence)) this.#deltas.set(sequence, this.#delta(sequence));
    return this.#deltas.get(sequence) ?? this.whole();
  }

  /** Nobody listens: nothing needs to be kept. */
  forgetSteps(): void {
    this.#steps = [];
  }

  #take(patch: JsonObject): void {
    this.#tree = applyMergePatch(this.#tree, patch);
    this.#sequence += 1;
    this.#whole = undefined;
    this.#deltas.clear();
    this.#steps.push({ sequence: this.#sequence, rev: this.#rev, patch, size: roughSize(patch) });
    this.#drop();
    for (const listener of this.#listeners) listener();
  }

  #delta(from: number): LiveFrame | undefined {
    const first = this.#steps.findIndex((step) => step.sequence === from + 1);
    const [step, ...rest] = first < 0 ? [] : this.#steps.slice(first);
    if (step === undefined) return undefined;
    let [patch, last, size] = [step.patch, step, step.size];
    for (const next of rest) {
      size += next.size;
      if (size > LARGEST_FRAME) break;
      if (!canCompose(patch, next.patch)) return undefined;
      patch = composeMergePatches(patch, next.patch);
      last = next;
    }
    const more = last.sequence < this.#sequence ? ',"partial_update":true' : "";
    const text = `{"event":"current_config_delta","rev":${last.rev}${more},"data":${JSON.stringify(patch)}}`;
    return { text, sequence: last.sequence };
  }

  #drop(): void {
    let kept = this.#steps.reduce((sum, { size }) => sum + size, 0);
    while (this.#steps.length > MOST_STEPS || (kept > MOST_KEPT && this.#steps.length > 1)) {
      kept -= this.#steps.shift()?.size ?? 0;
    }
  }
}

/** The number of characters a patch takes, near enough to decide by; stringifying every patch would cost more. */
function roughSize(value: unknown): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 6;
  let size = 2;
  for (const [key, child] of Object.entries(value)) size += key.length + 4 + roughSize(child);
  return size;
}
