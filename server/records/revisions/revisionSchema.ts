import { isPlainObject } from "../../../src/model/Json.ts";
import type { Revisions } from "../../../src/generated/types/Revisions.ts";
import { type RevisionMeta, shownChanges } from "../../config/storage/RevisionMeta.ts";
import { type AddedColumn, foldWords, type SqlRow, type SqlStatement } from "../database/SqlThread.ts";

/** Everything in it stands in the descriptions of the revisions, too: it can be thrown away at any time. */
export const revisionSchema = `
CREATE TABLE IF NOT EXISTS revisions(
  rev INTEGER PRIMARY KEY, at INTEGER NOT NULL, who TEXT NOT NULL, address TEXT NOT NULL, way TEXT NOT NULL, comment TEXT,
  summary TEXT NOT NULL, changes INTEGER, shown TEXT NOT NULL, path_count INTEGER NOT NULL, aside INTEGER, confirmed TEXT,
  scheduled INTEGER, sha256 TEXT NOT NULL, folded TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS paths(path TEXT NOT NULL, rev INTEGER NOT NULL, PRIMARY KEY(path, rev)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS paths_of ON paths(rev);
CREATE TABLE IF NOT EXISTS renames(rev INTEGER NOT NULL, old TEXT NOT NULL, new TEXT NOT NULL);
`;

/** Which paths are of an entity, or a section of one, that came or went: of all of them, and of those that are shown. */
export const revisionColumns: readonly AddedColumn[] = [
  { table: "paths", name: "kind", type: "TEXT" },
  { table: "revisions", name: "kinds", type: "TEXT" },
];

/** A revision as the index knows it: without what only the store knows. */
export type IndexedRevision = Readonly<Omit<Revisions["revisions"][number], "rescue" | "current" | "damaged">>;

/** So many paths are looked through by a search for words. */
const PATHS_IN_WORDS = 100;

/** Takes a revision in, in the place of what was known of it. */
export function indexing(meta: RevisionMeta): readonly SqlStatement[] {
  const { rev, at, who, address = "", way = unknownWay(who), comment, summary, changes, paths = [], sha256 } = meta;
  const words = [`#${rev}`, who, address, comment ?? "", summary, ...paths.slice(0, PATHS_IN_WORDS)];
  const { paths: listed, ...marked } = shownChanges(meta);
  const [added, removed] = [new Set(meta.added), new Set(meta.removed)];
  const kindOf = (path: string): string | null => (added.has(path) ? "added" : removed.has(path) ? "removed" : null);
  const marks = [meta.aside === true ? 1 : null, meta.confirmed ?? null, meta.scheduled === undefined ? null : 1];
  const told = [
    rev,
    at,
    who,
    address,
    way,
    comment ?? null,
    summary,
    changes ?? null,
    JSON.stringify(listed),
    paths.length,
  ];
  return [
    ...forgetting(rev),
    {
      sql: "INSERT INTO revisions VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      rows: [[...told, ...marks, sha256, foldWords(words.join("\n")), JSON.stringify(marked)]],
    },
    { sql: "INSERT OR IGNORE INTO paths VALUES(?, ?, ?)", rows: paths.map((path) => [path, rev, kindOf(path)]) },
    { sql: "INSERT INTO renames VALUES(?, ?, ?)", rows: (meta.renames ?? []).map(([from, to]) => [rev, from, to]) },
  ];
}

/** It is not kept any more. */
export function forgetting(rev: number): readonly SqlStatement[] {
  return ["revisions", "paths", "renames"].map((table) => ({
    sql: `DELETE FROM ${table} WHERE rev = ?`,
    rows: [[rev]],
  }));
}

/** Of a revision that an older server kept. */
function unknownWay(who: string): string {
  if (who === "file") return "file";
  return who === "server" ? "start" : "api";
}

/** A row of the table, without what is not known. */
export function toRevision(row: SqlRow): IndexedRevision {
  const text = (key: string): string | undefined => (typeof row[key] === "string" ? row[key] : undefined);
  const number = (key: string): number | undefined => (typeof row[key] === "number" ? row[key] : undefined);
  const [comment, confirmed, changes] = [text("comment"), text("confirmed"), number("changes")];
  const paths = pathsIn(JSON.parse(text("shown") ?? "[]"));
  const { added, removed } = kindsOf(text("kinds"));
  const more = (number("path_count") ?? 0) - paths.length;
  return {
    rev: number("rev") ?? 0,
    at: number("at") ?? 0,
    who: text("who") ?? "",
    address: text("address") ?? "",
    way: text("way") ?? "api",
    ...(comment === undefined ? {} : { comment }),
    summary: text("summary") ?? "",
    ...(changes === undefined ? {} : { changes }),
    paths,
    ...(added.length > 0 ? { added } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(more > 0 ? { more_paths: more } : {}),
    ...(row["aside"] === 1 ? { aside: true } : {}),
    ...(confirmed === undefined ? {} : { confirmed }),
    ...(row["scheduled"] === 1 ? { scheduled: true } : {}),
  };
}

/** Revisions of which it is told, too, that what was asked for came or went in them, where that path is not listed. @param rows of the table of paths */
export function withKinds(revisions: readonly IndexedRevision[], rows: readonly SqlRow[]): readonly IndexedRevision[] {
  return revisions.map((revision) => {
    const own = rows.filter(({ rev }) => rev === revision.rev);
    const both = (["added", "removed"] as const).map((wanted) => {
      const paths = own.flatMap(({ kind, path }) => (kind === wanted && typeof path === "string" ? [path] : []));
      const all = [...new Set([...(revision[wanted] ?? []), ...paths])];
      return all.length === 0 ? {} : { [wanted]: all };
    });
    return Object.assign({}, revision, ...both);
  });
}

function kindsOf(json: string | undefined): { readonly added: string[]; readonly removed: string[] } {
  const kinds: unknown = JSON.parse(json ?? "{}");
  const [added, removed] = isPlainObject(kinds) ? [kinds["added"], kinds["removed"]] : [];
  return { added: pathsIn(added), removed: pathsIn(removed) };
}

function pathsIn(paths: unknown): string[] {
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}
