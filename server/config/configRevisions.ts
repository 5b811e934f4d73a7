import type { Json, JsonObject } from "../../src/model/Json.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { pathOf } from "../../src/model/path/pathOf.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import type { ConfigEntity } from "./configEntities.ts";
import type { ConfDocument, ConfigLanguage } from "./configLanguage.ts";
import { type ConfigProblem, listedProblems } from "./configProblems.ts";
import { matchKeys } from "./matchKeys.ts";
import { fromPlaces, type ServerKeys } from "./serverKeys.ts";
import type { RevisionStore } from "./storage/RevisionStore.ts";

/** The config as it stands at one revision, in all its forms. */
export interface ConfigRevision {
  readonly rev: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: string;
  readonly config: JsonObject;
  readonly keys: ServerKeys;
  readonly document: ConfDocument;
}

/** Number, time and author; with the keys where the text is one that the server knows. */
interface Origin {
  readonly rev: number;
  readonly at: number;
  readonly who: string;
  readonly keys?: ServerKeys;
}

/** For a text that somebody wrote: what its blocks are recognised by. */
interface Recognition {
  readonly entities: readonly ConfigEntity[];
  readonly previous?: Pick<ConfigRevision, "config" | "keys" | "document"> | undefined;
}

/** Reads a text into a revision. Problems stay in the document. */
export async function readRevision(
  language: ConfigLanguage,
  text: string,
  { rev, at, who, keys }: Origin,
  { entities, previous }: Recognition = { entities: [] },
): Promise<ConfigRevision> {
  const read = await language.parse(text, previous?.document);
  const known = keys ?? matchKeys(read.config, previous?.config ?? {}, entities, previous?.keys ?? {});
  const document = { ...read, problems: problemsFromPlaces(read.problems, known) };
  return { rev, at, who, keys: known, config: fromPlaces(read.config, known), document };
}

/** Problems of a text whose pointers name entities by their ids, as the console knows them, not by their places. */
function problemsFromPlaces(problems: readonly ConfigProblem[], keys: ServerKeys): readonly ConfigProblem[] {
  return problems.map((problem) => {
    const [collection = "", place = "", ...rest] = pathOf(problem.pointer);
    const id = keys[collection]?.ids[Number(place)];
    return id === undefined ? problem : { ...problem, pointer: pointerOf([collection, id, ...rest]) };
  });
}

/** Problems that the checks found in the config of a text, with line and column; one that stands nowhere keeps its pointer. */
export async function locateProblems(
  language: ConfigLanguage,
  { document, keys }: Pick<ConfigRevision, "document" | "keys">,
  found: readonly ConfigProblem[],
): Promise<readonly ConfigProblem[]> {
  const { problems } = listedProblems(found);
  if (problems.length === 0) return found;
  const pointers = problems.map(({ pointer }) => placePointer(pointer, keys));
  const places = await language.locate(document, pointers);
  const shown = new Set(problems);
  const located = problems.map((problem, index): ConfigProblem => {
    const place = places[index];
    return place === undefined ? problem : { ...problem, line: place.line, column: place.column };
  });
  return [...located, ...found.filter((problem) => !shown.has(problem))];
}

/** In the text an entity of the server's own ids is known by its place. */
function placePointer(pointer: string, keys: ServerKeys): string {
  const [collection = "", id = "", ...rest] = pathOf(pointer);
  const place = keys[collection]?.ids.indexOf(id) ?? -1;
  return place < 0 ? pointer : pointerOf([collection, String(place), ...rest]);
}

/** Configs share what did not change, so keeping some costs little; older ones are read from disk. */
const KEPT_IN_MEMORY = 64;

/** The configs of past revisions: what a late save was made for. */
export class ConfigHistory {
  readonly #configs = new Map<number, JsonObject>();

  constructor(
    private readonly store: RevisionStore,
    private readonly language: ConfigLanguage,
  ) {}

  add({ rev, config }: ConfigRevision): void {
    this.#configs.set(rev, config);
    const [oldest] = this.#configs.keys();
    if (this.#configs.size > KEPT_IN_MEMORY && oldest !== undefined) this.#configs.delete(oldest);
  }

  /** Undefined when the revision is not kept any more. */
  async at(rev: number): Promise<JsonObject | undefined> {
    const known = this.#configs.get(rev);
    if (known !== undefined) return known;
    const meta = this.store.metas.find((one) => one.rev === rev);
    const text = await this.store.text(rev);
    if (meta === undefined || meta.aside === true || text === undefined) return undefined;
    return fromPlaces((await this.language.parse(text)).config, meta.keys);
  }
}

const NAMED = 3;

/** A revision in a few words, without values (some are secret): `streams: news, sport; loglevel`. */
export function summarise(delta: JsonObject): string {
  const parts = Object.entries(delta).map(([key, value]) => (isPlainObject(value) ? `${key}: ${keysOf(value)}` : key));
  return parts.length === 0 ? "text only" : parts.join("; ");
}

function keysOf(object: JsonObject): string {
  const keys = Object.entries(object).map(([key, value]) => key + mark(value));
  const rest = keys.length - NAMED;
  return keys.slice(0, NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function mark(value: Json): string {
  return value === null ? " (removed)" : "";
}
