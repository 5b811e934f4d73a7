import { applyMergePatch } from "../../src/model/patch/applyMergePatch.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../config/configEntities.ts";
import { keepKnown } from "./keepKnown.ts";
import type { LiveFrame } from "./LiveFrame.ts";
import type { LivePlace } from "./LivePlace.ts";
import { Passage } from "./Passage.ts";
import { StepLog } from "./StepLog.ts";

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
  #whole: Passage | undefined;
  readonly #steps = new StepLog();
  /** The passages to the present state, by where they begin; undefined where there is none. */
  readonly #passages = new Map<number | LivePlace, Passage | undefined>();
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

  /** The whole tree as `current_config`; of a big one the config, and what the server reports in parts after it. */
  whole(): LiveFrame {
    this.#whole ??= new Passage(
      {
        patch: this.#tree,
        fromRev: this.#rev,
        rev: this.#rev,
        sequence: this.#sequence,
        hasSequel: false,
        capabilities: this.capabilities,
      },
      this.entities,
      this.largestPart,
    );
    return this.#whole.frame(0);
  }

  /**
   * What a console has to hear next, as `current_config_delta`; the whole tree where its place is too long ago.
   * Undefined when it holds all there is. A passage under way goes on to its end, whatever the server reports meanwhile;
   * a change of the config does not wait for that.
   */
  next(place: LivePlace): LiveFrame | undefined {
    const { sequence, rest } = place;
    if (rest === undefined && sequence === this.#sequence) return undefined;
    if (rest !== undefined && rest.passage.rev === this.#rev) return rest.passage.frame(rest.part);
    // All consoles that were sent the same part are at the same place: the frame's own.
    const from = rest === undefined ? sequence : place;
    if (!this.#passages.has(from)) this.#passages.set(from, this.#passageFrom(place));
    return this.#passages.get(from)?.frame(0) ?? this.whole();
  }

  /** Nobody listens: nothing needs to be kept. */
  forgetSteps(): void {
    this.#steps.clear();
    this.#whole = undefined;
    this.#passages.clear();
  }

  #take(patch: JsonObject): void {
    this.#tree = applyMergePatch(this.#tree, patch);
    this.#sequence += 1;
    this.#whole = undefined;
    this.#passages.clear();
    this.#steps.add(this.#sequence, this.#rev, patch);
    for (const listener of this.#listeners) listener();
  }

  #passageFrom({ sequence, rev, rest }: LivePlace): Passage | undefined {
    const gathered = this.#steps.gather(sequence, this.#rev, rest?.passage.restFrom(rest.part));
    if (gathered === undefined) return undefined;
    const hasSequel = gathered.sequence < this.#sequence;
    return new Passage({ ...gathered, fromRev: rev, hasSequel }, this.entities, this.largestPart);
  }
}
