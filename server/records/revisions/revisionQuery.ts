import { ServerError } from "../../ServerError.ts";
import { type HappenedFilter, pageQuery, whereIs } from "../database/pageQuery.ts";
import type { SqlQuery, SqlRow } from "../database/SqlThread.ts";

/** Which revisions are meant; words are those of comment, summary, login, address or path. */
export interface RevisionFilter extends HappenedFilter {
  /** `streams/news`: what changed it or anything in it, also under names it had before. */
  readonly entity?: string | undefined;
  /** `streams/news/dvr`: what changed it, anything in it, or that which it is a part of. */
  readonly setting?: string | undefined;
  readonly way?: string | undefined;
}

/** A page of them, newest first. */
export interface RevisionPage {
  /** Only those before this revision. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The SQL for a page, and for how many there are on all pages. @param renames rows of that table, newest first */
export function revisionsQuery(
  filter: RevisionFilter,
  { before, limit }: RevisionPage,
  renames: readonly SqlRow[],
): { readonly list: SqlQuery; readonly count: SqlQuery } {
  const { entity, setting, way } = filter;
  return pageQuery({ table: "revisions", key: "rev", before, limit }, filter, [
    entity === undefined ? undefined : atPath(entity, renames),
    setting === undefined ? undefined : atPath(setting, renames),
    whereIs("way = ?", way),
  ]);
}

/** The SQL for which of some revisions an entity came or went in, also under names it had before. */
export function kindsQuery(entity: string, revs: readonly number[], renames: readonly SqlRow[]): SqlQuery {
  const names = [...new Set(spansOf(entity, renames).map(({ path }) => path))];
  const [some, all] = [names, revs].map((list) => list.map(() => "?").join(", "));
  const sql = `SELECT * FROM paths WHERE kind IS NOT NULL AND path IN (${some}) AND rev IN (${all})`;
  return { sql, values: [...names, ...revs] };
}

/** A path, and the revisions in which it was called so. */
interface Span {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

function atPath(path: string, renames: readonly SqlRow[]): SqlQuery {
  if (path.split("/").length > MOST_PARTS)
    throw new ServerError("bad_request", `A path to a setting has at most ${MOST_PARTS} parts.`);
  const parts = spansOf(path, renames).map(({ path: name, from, to }) => {
    const around = aroundIn(name);
    const same = ["path = ?", ...around.map(() => "path = ?")].join(" OR ");
    return {
      // "0" is the character after "/".
      sql: `(${same} OR (path >= ? AND path < ?)) AND rev BETWEEN ? AND ?`,
      values: [name, ...around, `${name}/`, `${name}0`, from, to],
    };
  });
  const where = parts.map(({ sql }) => `(${sql})`).join(" OR ");
  return { sql: `rev IN (SELECT rev FROM paths WHERE ${where})`, values: parts.flatMap(({ values }) => values) };
}

/** What a path went by, back to its beginning. */
function spansOf(path: string, renames: readonly SqlRow[]): readonly Span[] {
  const [collection = "", key = "", ...rest] = path.split("/");
  let name = `${collection}/${key}`;
  let to = Number.MAX_SAFE_INTEGER;
  const spans: Span[] = [];
  const span = (from: number): Span => ({ path: [name, ...rest].join("/"), from, to });
  if (key === "") return [{ path, from: 0, to }];
  for (const { rev, old, new: next } of renames) {
    if (next !== name || typeof old !== "string" || typeof rev !== "number" || rev > to) continue;
    spans.push(span(rev));
    name = old;
    to = rev;
    // Swapped to and fro a thousand times, the rest would be a question longer than the database takes.
    if (spans.length >= MOST_SPANS) break;
  }
  return [...spans, span(0)];
}

const MOST_SPANS = 50;

/** Far more than a setting has; each of them makes the question longer. */
const MOST_PARTS = 64;

/** What a setting is a part of, below its entity. */
function aroundIn(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.slice(0, -1).flatMap((_, at) => (at < 2 ? [] : [parts.slice(0, at + 1).join("/")]));
}
