import type { ConfigPath } from "../configPath.ts";
import { pathOf, pathText } from "./revisionView.ts";

/** A revision by its number, or the one that is served. */
export type WantedRevision = number | "now";

/** The same, or the last one before the other side that was served and can be read. */
export type WantedFirst = WantedRevision | "before";

/** Which revisions are compared, and how they are shown; it lives in the address. */
export interface ComparisonView {
  readonly from: WantedFirst;
  readonly to: WantedRevision;
  /** `[]` all of them; an entity or a setting. */
  readonly scope: ConfigPath;
  readonly shown: "words" | "text";
}

/** What an address compares; undefined where it names no two revisions. */
export function readComparisonView(query: URLSearchParams): ComparisonView | undefined {
  const [first, to] = [query.get("from") ?? "", revisionOf(query.get("to") ?? "now")];
  const from = first === "before" ? first : revisionOf(first);
  if (from === undefined || to === undefined) return undefined;
  const path = query.get("entity") ?? query.get("setting") ?? "";
  const shown = query.get("view") === "text" ? "text" : "words";
  return { from, to, scope: path === "" ? [] : pathOf(path), shown };
}

function revisionOf(word: string): WantedRevision | undefined {
  if (word === "now") return word;
  return /^\d{1,15}$/.test(word) ? Number(word) : undefined;
}

/** The query of an address. */
export function writeComparisonView({ from, to, scope, shown }: ComparisonView): Record<string, string> {
  return {
    from: String(from),
    to: String(to),
    ...(scope.length > 0 && { entity: pathText(scope) }),
    ...(shown === "text" && { view: shown }),
  };
}
