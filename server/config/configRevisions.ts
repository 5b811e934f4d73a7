import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import type { ConfDocument, ConfigLanguage } from "./configLanguage.ts";
import { type ConfigProblem, listProblems } from "./configProblems.ts";
import { assignBlockIds } from "./assignBlockIds.ts";
import { fromPlaces, pointerFromPlace, pointerToPlace, type ServerKeys } from "../../src/model/config/serverKeys.ts";
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
  const known = keys ?? assignBlockIds(read.config, previous?.config ?? {}, entities, previous?.keys ?? {});
  const problems = read.problems.map((one) => ({ ...one, pointer: pointerFromPlace(one.pointer, known) }));
  return { rev, at, who, keys: known, config: fromPlaces(read.config, known), document: { ...read, problems } };
}

/** Problems that the checks found in the config of a text, with line and column; one that stands nowhere keeps its pointer. */
export async function locateProblems(
  language: ConfigLanguage,
  { document, keys }: Pick<ConfigRevision, "document" | "keys">,
  found: readonly ConfigProblem[],
): Promise<readonly ConfigProblem[]> {
  const { problems } = listProblems(found);
  if (problems.length === 0) return found;
  const pointers = problems.map(({ pointer }) => pointerToPlace(pointer, keys));
  const places = await language.locate(document, pointers);
  const shown = new Set(problems);
  const located = problems.map((problem, index): ConfigProblem => {
    const place = places[index];
    return place === undefined ? problem : { ...problem, line: place.line, column: place.column };
  });
  return [...located, ...found.filter((problem) => !shown.has(problem))];
}

/** Configs share what did not change, so keeping some costs little; older ones are read from disk. */
const KEPT_IN_MEMORY = 64;

/** The configs of past revisions: what a late save was made for. */
export class ConfigHistory {
  readonly #configs = new Map<number, JsonObject>();

  constructor(
    private readonly store: Pick<RevisionStore, "meta" | "text">,
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
    const meta = this.store.meta(rev);
    const text = await this.store.text(rev);
    if (meta === undefined || meta.aside === true || text === undefined) return undefined;
    return fromPlaces((await this.language.parse(text)).config, meta.keys);
  }
}
