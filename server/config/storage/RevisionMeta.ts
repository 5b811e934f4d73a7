import { createHash } from "node:crypto";
import { isPlainObject } from "../../../src/model/Json.ts";
import type { ServerKeys } from "../../../src/model/config/serverKeys.ts";

/**
 * The way a revision came: a page of the console (`form`, `text`, `import`, `restore`), another program (`api`), a hand in
 * the file (`file`), the server at its start (`start`), or a save that was taken back (`undo`).
 */
export type SaveWay = (typeof saveWays)[number] | "file" | "start" | "undo";

/** The ways that whoever saves can name. */
export const saveWays = ["form", "text", "import", "restore", "api"] as const;

/** Where a save came from, beside the login. */
export interface SaveOrigin {
  readonly way?: SaveWay | undefined;
  /** Of the client's connection. */
  readonly address?: string | undefined;
  readonly comment?: string | undefined;
  /** Id of the scheduled save that it was. */
  readonly scheduled?: string | undefined;
}

/** What a revision changed: how many settings (counted to a limit) and which; names, never values. */
export interface RevisionChanges {
  readonly changes: number;
  /** Pointers without the slash in front: `streams/news/clients_timeout`. */
  readonly paths: readonly string[];
  /** Which of the paths are of an entity that came, and of one that went; and the sections that did so with what is in them. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** What went on under another name, as paths: `["streams/old", "streams/new"]`. */
  readonly renames: readonly (readonly [from: string, to: string])[];
}

export const noChanges: RevisionChanges = { changes: 0, paths: [], added: [], removed: [], renames: [] };

/** What became of a revision that was to be confirmed. */
export type TrialOutcome = "waiting" | "kept" | "undone";

/** What is kept of a revision beside its text. What older servers did not write is absent. */
export interface RevisionMeta extends Partial<RevisionChanges>, SaveOrigin {
  readonly rev: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The login that saved it, `file` for an edit by hand, `server` for its own writes. */
  readonly who: string;
  readonly operation_id?: string;
  readonly summary: string;
  /** Of the text, in hex: a damaged revision is never restored. */
  readonly sha256: string;
  readonly keys: ServerKeys;
  /** A hand edit that was put aside: it was never served, and is kept to be read. */
  readonly aside?: true;
  readonly confirmed?: TrialOutcome;
}

/** So many paths of a revision are held in memory and shown; the file has them all. */
export const SHOWN_PATHS = 20;

/** The description of a revision as it is kept. */
export function metaText(meta: RevisionMeta): string {
  return `${JSON.stringify(meta)}\n`;
}

/** Reads the description of a revision; undefined for what is none. */
export function parseMeta(text: string): RevisionMeta | undefined {
  try {
    const meta: unknown = JSON.parse(text);
    return isMeta(meta) ? meta : undefined;
  } catch {
    // Damaged: as good as not kept.
    return undefined;
  }
}

/** As it is held in memory: a revision that changed thousands of settings must not cost what they are called. */
export function shortMeta(meta: RevisionMeta): RevisionMeta {
  const { renames: _renames, paths, added: _added, removed: _removed, ...rest } = meta;
  return paths === undefined ? rest : { ...rest, ...shownChanges(meta) };
}

/** What of the changes is shown: the first paths, and which of them came and went, or stand in what did. */
export function shownChanges(changes: Partial<Pick<RevisionChanges, "paths" | "added" | "removed">>) {
  const { added = [], removed = [] } = changes;
  const paths = (changes.paths ?? []).slice(0, SHOWN_PATHS);
  const isShown = (path: string): boolean => paths.some((one) => one === path || one.startsWith(`${path}/`));
  return { paths, added: added.filter(isShown), removed: removed.filter(isShown) };
}

function isMeta(value: unknown): value is RevisionMeta {
  if (!isPlainObject(value)) return false;
  const { rev, at, who, summary, keys, sha256, paths = [], renames = [], added = [], removed = [] } = value;
  const isWhole = Number.isSafeInteger(rev) && typeof at === "number" && typeof who === "string";
  const isTold = typeof summary === "string" && isPlainObject(keys) && typeof sha256 === "string";
  const { changes = 0, way = "", address = "", comment = "", scheduled = "", operation_id: operation = "" } = value;
  const areOptional = typeof changes === "number" && areTexts([way, address, comment, scheduled, operation]);
  return (
    isWhole &&
    isTold &&
    areOptional &&
    [paths, added, removed].every(areTexts) &&
    Array.isArray(renames) &&
    renames.every(isRename)
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isRename(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && areTexts(value);
}

/** SHA-256 of a text, in hex. */
export function textDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
