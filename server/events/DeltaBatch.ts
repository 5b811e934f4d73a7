import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { composeMergePatches } from "../../src/model/merge/mergePatch.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import { PatchParts } from "./PatchParts.ts";

/** One frame to a console, encoded once and shared among all sockets that need it. */
export interface ConsoleFrame {
  readonly text: string;
  /** Where a console stands after it. */
  readonly cursor: SyncCursor;
}

/** Where a console stands in the life of the tree. */
export interface SyncCursor {
  /** Number of the last change it holds; within a batch, of the last change it will hold at its end. */
  readonly sequence: number;
  /** Config revision that the console was last told; undefined while it has only a part of the config. */
  readonly rev: number | undefined;
  /** What it has not got yet of a change that is sent in parts. */
  readonly rest?: { readonly batch: DeltaBatch; readonly part: number };
}

/** From where to where a batch leads. */
interface BatchEnds {
  readonly patch: JsonObject;
  /** Of the state it begins with (undefined for one that holds no whole config) and of the one it ends with. */
  readonly fromRev: number | undefined;
  readonly rev: number;
  readonly sequence: number;
  /** More is known to be waiting after its last part. */
  readonly hasSequel: boolean;
  /** For a batch from nothing: what is sent with `current_config`. */
  readonly capabilities?: object;
}

/**
 * The way from one state of the tree to another in parts of bounded size, the config first, so that a save is not late
 * behind figures. Every part but the last says `partial_update`; each is encoded when it is first asked for, and then
 * shared. `rev` moves on with the part that completes the config; parts of a first config have none before that.
 */
export class DeltaBatch {
  readonly rev: number;
  readonly sequence: number;
  readonly #parts: readonly JsonObject[];
  /** Index of the part that completes the config. */
  readonly #configEnd: number;
  readonly #frames = new Map<number, ConsoleFrame>();

  constructor(
    private readonly ends: BatchEnds,
    entities: readonly ConfigEntity[],
    largestPart: number,
  ) {
    this.rev = ends.rev;
    this.sequence = ends.sequence;
    const parts = new PatchParts(largestPart);
    const { config, runtime } = splitByLife(ends.patch, entities);
    for (const [path, value] of config) {
      // Half a config in the place of the former one would look like a deletion of the rest, but to who asked for it.
      if (ends.capabilities && ends.fromRev !== undefined) parts.putWhole(path, value);
      else parts.put(path, value);
    }
    this.#configEnd = config.length === 0 ? 0 : parts.last;
    for (const [path, value] of runtime) parts.put(path, value);
    this.#parts = parts.all;
  }

  frame(index: number): ConsoleFrame {
    const frame = this.#frames.get(index) ?? this.#encode(index);
    this.#frames.set(index, frame);
    return frame;
  }

  /** What is left from a part on, as one patch. */
  restFrom(index: number): JsonObject {
    return this.#parts.slice(index).reduce((rest, part) => composeMergePatches(rest, part), {});
  }

  #encode(index: number): ConsoleFrame {
    const { ends, sequence } = this;
    const isLast = index === this.#parts.length - 1;
    const rev = index >= this.#configEnd ? ends.rev : ends.fromRev;
    const isWhole = ends.capabilities !== undefined && index === 0;
    const head = [
      `"event":"${isWhole ? "current_config" : "current_config_delta"}"`,
      ...(rev === undefined ? [] : [`"rev":${rev}`]),
      ...(isWhole ? [`"capabilities":${JSON.stringify(ends.capabilities)}`] : []),
      ...(isLast && !ends.hasSequel ? [] : ['"partial_update":true']),
    ];
    const text = `{${head.join()},"data":${JSON.stringify(this.#parts[index])}}`;
    return {
      text,
      cursor: isLast ? { sequence, rev } : { sequence, rev, rest: { batch: this, part: index + 1 } },
    };
  }
}

/** A value of a patch and where it stands. */
type PlacedValue = readonly [path: readonly string[], value: Json];

/** A patch of the tree as two: what an operator has set, and what the server reports. Together they are the whole. */
interface SplitPatch {
  readonly config: readonly PlacedValue[];
  readonly runtime: readonly PlacedValue[];
}

/** Tells the config of a patch (or of a tree) from its runtime keys; an entity that comes or goes is config. */
export function splitByLife(patch: JsonObject, entities: readonly ConfigEntity[]): SplitPatch {
  const config: PlacedValue[] = [];
  const runtime: PlacedValue[] = [];
  const own = entities.find(({ collection }) => collection === undefined)?.runtime ?? [];
  const runtimeOf = new Map(entities.map((entity) => [entity.collection, entity.runtime]));
  for (const [top, value] of Object.entries(patch)) {
    const keys = runtimeOf.get(top);
    if (keys === undefined || !isPlainObject(value)) (own.includes(top) ? runtime : config).push([[top], value]);
    else if (Object.keys(value).length === 0) config.push([[top], value]);
    else for (const [key, entity] of Object.entries(value)) splitEntity([top, key], entity, keys, config, runtime);
  }
  return { config, runtime };
}

function splitEntity(
  path: readonly string[],
  entity: Json,
  runtimeKeys: readonly string[],
  config: PlacedValue[],
  runtime: PlacedValue[],
): void {
  if (!isPlainObject(entity) || !runtimeKeys.some((key) => Object.hasOwn(entity, key))) {
    config.push([path, entity]);
    return;
  }
  for (const [key, value] of Object.entries(entity)) {
    (runtimeKeys.includes(key) ? runtime : config).push([[...path, key], value]);
  }
}
