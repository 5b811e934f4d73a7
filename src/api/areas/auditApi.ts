import type { Audit } from "../../generated/types/Audit.ts";
import type { AuditFilter } from "../../model/audit/auditFilter.ts";
import { isPlainObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

/** One thing that was done to the server; a newer server puts down other kinds, too. */
export type AuditEntry = Readonly<Omit<Audit["entries"][number], "kind">> & { readonly kind: string };

/** A part of the audit log. */
export interface AuditPage {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  /** How many the filter leaves, on all pages. */
  readonly total: number;
}

/** What can be asked of the audit log; each throws ApiError. */
export interface AuditCalls {
  /** At most 200 entries, of those before one where that is said. */
  list(filter: AuditFilter, page: { readonly before?: number | undefined; readonly limit: number }): Promise<AuditPage>;
}

const PATH = "/flussonic/api/audit";

export function createAuditCalls(http: HttpClient): AuditCalls {
  return {
    list: async (filter, page) => {
      const answer = await http.get(`${PATH}?${queryOf({ ...filter, ...page })}`);
      const { entries, total } = isPlainObject(answer) ? answer : {};
      if (!Array.isArray(entries) || typeof total !== "number")
        throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
      const told: readonly unknown[] = entries;
      return { entries: told.filter(isEntry), total };
    },
  };
}

/** Where all entries that a filter leaves are downloaded from, as a file. */
export function auditExport(filter: AuditFilter, format: "csv" | "jsonl"): string {
  return `${PATH}/export?${queryOf({ format, ...filter })}`;
}

function queryOf(asked: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}

function isEntry(value: unknown): value is AuditEntry {
  if (!isPlainObject(value)) return false;
  const { id, at, rev, target = "" } = value;
  return (
    typeof id === "number" &&
    typeof at === "number" &&
    (rev === undefined || typeof rev === "number") &&
    [value["kind"], value["who"], value["address"], value["words"], target].every((one) => typeof one === "string")
  );
}
