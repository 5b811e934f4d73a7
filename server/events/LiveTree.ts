import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { applyMergePatch } from "../../src/model/merge/mergePatch.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { ChangeLog } from "./ChangeLog.ts";
import { type ConsoleFrame, type SyncCursor, DeltaBatch } from "./DeltaBatch.ts";

/** Of a frame, in characters: a console's page stands still while it parses and takes in a frame. */
const LARGEST_PART = 400_000;

/**
 * The tree that consoles see, config and runtime together, and the way from any recent state of it to the present one.
 * `rev` counts revisions of the config; the sequence number counts every change and stays inside the server.
 */
export class LiveTree {
  #tree: JsonObject;
  #config: JsonObject;
  #rev: number;
  #sequence = 0;
  /** The whole tree, with the config in one frame and with the config in parts. */
  readonly #wholes = new Map<"whole" | "parts", DeltaBatch>();
  readonly #changes = new ChangeLog();
  /** The batches that lead to the present state, by where they begin; undefined where there is none. */
  readonly #batches = new Map<number | SyncCursor, DeltaBatch | undefined>();
  readonly #listeners = new Set<() => void>();

  constructor(
    config: JsonObject,
    rev: number,
    private readonly entities: readonly ConfigEntity[],
    /** Sent with every whole tree. */
    private readonly capabilities: object,
    private readonly largestPart = LARGEST_PART,
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

  /**
   * The whole tree as `current_config`; of a big one the config, and what the server reports in parts after it.
   * @param form `parts` divides the config too, for a console that gathers it: frames have no `rev` until it is complete
   */
  whole(form: "whole" | "parts" = "whole"): ConsoleFrame {
    const known = this.#wholes.get(form);
    if (known !== undefined) return known.frame(0);
    const ends = {
      patch: this.#tree,
      fromRev: form === "whole" ? this.#rev : undefined,
      rev: this.#rev,
      sequence: this.#sequence,
      hasSequel: false,
      capabilities: this.capabilities,
    };
    const batch = new DeltaBatch(ends, this.entities, this.largestPart);
    this.#wholes.set(form, batch);
    return batch.frame(0);
  }

  /**
   * What a console has to hear next, as `current_config_delta`; the whole tree where its cursor is too old.
   * Undefined when it holds all there is. A batch under way goes on to its end, whatever the server reports meanwhile;
   * a change of the config does not wait for that.
   */
  next(cursor: SyncCursor): ConsoleFrame | undefined {
    const { sequence, rest } = cursor;
    if (rest === undefined && sequence === this.#sequence) return undefined;
    if (rest !== undefined && rest.batch.rev === this.#rev) return rest.batch.frame(rest.part);
    // All consoles that were sent the same part hold the same cursor: the frame's own.
    const from = rest === undefined ? sequence : cursor;
    if (!this.#batches.has(from)) this.#batches.set(from, this.#batchFrom(cursor));
    return this.#batches.get(from)?.frame(0) ?? this.whole();
  }

  /** Nobody listens: nothing needs to be kept. */
  forgetChanges(): void {
    this.#changes.clear();
    this.#wholes.clear();
    this.#batches.clear();
  }

  #take(patch: JsonObject): void {
    this.#tree = applyMergePatch(this.#tree, patch);
    this.#sequence += 1;
    this.#wholes.clear();
    this.#batches.clear();
    this.#changes.add(this.#sequence, this.#rev, patch);
    for (const listener of this.#listeners) listener();
  }

  #batchFrom({ sequence, rev, rest }: SyncCursor): DeltaBatch | undefined {
    const gathered = this.#changes.gather(sequence, this.#rev, rest?.batch.restFrom(rest.part));
    if (gathered === undefined) return undefined;
    const hasSequel = gathered.sequence < this.#sequence;
    return new DeltaBatch({ ...gathered, fromRev: rev, hasSequel }, this.entities, this.largestPart);
  }
}

/**
 * A runtime patch without entries of entities that the config does not hold (any more): what an engine still reports
 * of a stream just deleted must not bring its name back.
 */
function keepKnown(patch: JsonObject, config: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const result = { ...patch };
  for (const { collection } of entities) {
    const entries = collection === undefined ? undefined : patch[collection];
    if (collection === undefined || !isPlainObject(entries)) continue;
    const known = config[collection];
    const isKnown = (key: string): boolean => isPlainObject(known) && Object.hasOwn(known, key);
    if (Object.keys(entries).every(isKnown)) continue;
    const kept = Object.entries(entries).filter(([key]) => isKnown(key));
    if (kept.length > 0) result[collection] = Object.fromEntries(kept);
    else delete result[collection];
  }
  return result;
}
