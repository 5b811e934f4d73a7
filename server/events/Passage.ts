import { composeMergePatches } from "../../src/model/patch/composeMergePatches.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../config/configEntities.ts";
import type { LiveFrame } from "./LiveFrame.ts";
import { PatchParts } from "./PatchParts.ts";
import { splitByLife } from "./splitByLife.ts";

/** From where to where a passage leads. */
interface PassageEnds {
  readonly patch: JsonObject;
  /** Of the state it begins with and of the one it ends with. */
  readonly fromRev: number;
  readonly rev: number;
  readonly sequence: number;
  /** More is known to be waiting after its last part. */
  readonly hasSequel: boolean;
  /** For a passage from nothing: what is sent with `current_config`. */
  readonly capabilities?: object;
}

/**
 * The way from one state of the tree to another in parts of bounded size, the config first, so that a save is not late
 * behind figures. Every part but the last says `partial_update`; each is encoded when it is first asked for, and then
 * shared. `rev` moves on with the part that completes the config.
 */
export class Passage {
  readonly rev: number;
  readonly sequence: number;
  readonly #parts: readonly JsonObject[];
  /** Index of the part that completes the config. */
  readonly #configEnd: number;
  readonly #frames = new Map<number, LiveFrame>();

  constructor(
    private readonly ends: PassageEnds,
    entities: readonly ConfigEntity[],
    largestPart: number,
  ) {
    this.rev = ends.rev;
    this.sequence = ends.sequence;
    const parts = new PatchParts(largestPart);
    const { config, runtime } = splitByLife(ends.patch, entities);
    for (const [path, value] of config) {
      // Half a config in the place of the former one would look like a deletion of the rest.
      if (ends.capabilities) parts.putWhole(path, value);
      else parts.put(path, value);
    }
    this.#configEnd = config.length === 0 ? 0 : parts.last;
    for (const [path, value] of runtime) parts.put(path, value);
    this.#parts = parts.all;
  }

  frame(index: number): LiveFrame {
    const frame = this.#frames.get(index) ?? this.#encode(index);
    this.#frames.set(index, frame);
    return frame;
  }

  /** What is left from a part on, as one patch. */
  restFrom(index: number): JsonObject {
    return this.#parts.slice(index).reduce((rest, part) => composeMergePatches(rest, part), {});
  }

  #encode(index: number): LiveFrame {
    const { ends, sequence } = this;
    const isLast = index === this.#parts.length - 1;
    const rev = index >= this.#configEnd ? ends.rev : ends.fromRev;
    const isWhole = ends.capabilities !== undefined && index === 0;
    const head = [
      `"event":"${isWhole ? "current_config" : "current_config_delta"}"`,
      `"rev":${rev}`,
      ...(isWhole ? [`"capabilities":${JSON.stringify(ends.capabilities)}`] : []),
      ...(isLast && !ends.hasSequel ? [] : ['"partial_update":true']),
    ];
    const text = `{${head.join()},"data":${JSON.stringify(this.#parts[index])}}`;
    return {
      text,
      place: isLast ? { sequence, rev } : { sequence, rev, rest: { passage: this, part: index + 1 } },
    };
  }
}
