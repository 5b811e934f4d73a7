import { type ConfigPath, formatPointer, parsePointer } from "../configPath.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";

/** Which saved configurations are shown, as the server is asked; it lives in the address. Paths have no slash in front. */
export interface RevisionView {
  /** What changed it, or anything in it: `streams/news`. */
  readonly entity?: string | undefined;
  /** What changed it, anything in it, or what holds it: `streams/news/dvr`. */
  readonly setting?: string | undefined;
  /** A login, whole. */
  readonly who?: string | undefined;
  readonly way?: string | undefined;
  /** Words of the comment, the login, the address, or of a path. */
  readonly q?: string | undefined;
  /** Milliseconds since 1970; the first that is meant, and the first that is not meant any more. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** This one alone. */
  readonly rev?: number | undefined;
}

const words = ["entity", "setting", "who", "way", "q"] as const;
const numbers = ["from", "to", "rev"] as const;
/** The server takes no longer ones. */
const longest = 1000;

/** What an address shows; whatever makes no sense in it counts as absent. */
export function readRevisionView(query: URLSearchParams): RevisionView {
  const said = words.map((name) => [name, query.get(name)?.slice(0, longest)] as const);
  const counted = numbers.map((name) => [name, numberOf(query.get(name))] as const);
  return Object.fromEntries([...said, ...counted].filter(([, value]) => value !== undefined && value !== ""));
}

function numberOf(word: string | null): number | undefined {
  return word !== null && /^\d{1,15}$/.test(word) ? Number(word) : undefined;
}

/** The query of an address, without the question mark. */
export function writeRevisionView(view: RevisionView): string {
  const said = [...words, ...numbers].map((name) => [name, String(view[name] ?? "")] as const);
  return new URLSearchParams(said.filter(([, value]) => value !== "").map(([name, value]) => [name, value])).toString();
}

/** Address of the page that shows them. */
export function revisionsAddress(view: RevisionView = {}): string {
  const query = writeRevisionView(view);
  return query === "" ? "/history" : `/history?${query}`;
}

/** Address of the page that compares two of them, or one with what is served; of one entity or setting alone where a path is given. */
export function comparisonAddress(from: number | "before", to: number | "now", path?: ConfigPath): string {
  const query = new URLSearchParams({ from: String(from), to: String(to), ...(path && { entity: pathText(path) }) });
  return `/history/compare?${query.toString()}`;
}

export function isSameView(one: RevisionView, other: RevisionView): boolean {
  return [...words, ...numbers].every((name) => one[name] === other[name]);
}

/** Whether all of them are shown. */
export function isWholeView(view: RevisionView): boolean {
  return isSameView(view, {});
}

/** Whether nothing can be within, as it ends before it begins. */
export function endsBeforeItBegins({ from, to }: RevisionView): boolean {
  return from !== undefined && to !== undefined && to <= from;
}

/** A path as it stands in rows and addresses: a JSON pointer without the slash in front. */
export function pathText(path: ConfigPath): string {
  return formatPointer(path).slice(1);
}

export function pathOf(text: string): ConfigPath {
  return parsePointer(`/${text.replace(/^\//, "")}`);
}

/** Where the entity stands whose changes are shown, or that of the setting; undefined where none is meant. */
export function shownEntity({ entity, setting }: RevisionView, entities: Entities): ConfigPath | undefined {
  if (entity !== undefined) return pathOf(entity);
  return setting === undefined ? undefined : placeAt(pathOf(setting), entities).at;
}
