import { foldWords, type SqlQuery } from "./SqlThread.ts";

/** What tables of things that happened are searched by; all conditions hold together. */
export interface HappenedFilter {
  readonly who?: string | undefined;
  /** Milliseconds since 1970; the first that is meant, and the first that is not meant any more. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Words of what the table has folded. */
  readonly text?: string | undefined;
}

/** A part of such a table, newest first. */
export interface PageOf {
  readonly table: string;
  /** Its column that counts up. */
  readonly key: string;
  /** Only those before this one. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** The SQL for a page of a table with the columns `who`, `at`, `folded`, and for how many rows there are on all pages. @param also further conditions */
export function pageQuery(
  { table, key, before, limit }: PageOf,
  { who, fromMs, toMs, text }: HappenedFilter,
  also: readonly (SqlQuery | undefined)[],
): { readonly list: SqlQuery; readonly count: SqlQuery } {
  const conditions = [
    ...also,
    whereIs("who = ?", who),
    whereIs("at >= ?", fromMs),
    whereIs("at < ?", toMs),
    whereIs("instr(folded, ?) > 0", text === undefined ? undefined : foldWords(text)),
  ].filter((condition) => condition !== undefined);
  const where = conditions.map(({ sql }) => `(${sql})`).join(" AND ") || "TRUE";
  const values = conditions.flatMap((condition) => condition.values);
  return {
    list: {
      sql: `SELECT * FROM ${table} WHERE ${where} AND ${key} < ? ORDER BY ${key} DESC LIMIT ?`,
      values: [...values, before ?? Number.MAX_SAFE_INTEGER, limit],
    },
    count: { sql: `SELECT count(*) AS count FROM ${table} WHERE ${where}`, values },
  };
}

/** A condition on one value; none where that is not asked for. */
export function whereIs(sql: string, value: string | number | undefined): SqlQuery | undefined {
  return value === undefined ? undefined : { sql, values: [value] };
}
