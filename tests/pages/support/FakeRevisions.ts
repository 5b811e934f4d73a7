import { ApiError } from "../../../src/api/ApiError.ts";
import type { RevisionCalls, RevisionFilter, RevisionRow } from "../../../src/api/areas/revisionsApi.ts";
import type { Revisions } from "../../../src/generated/types/Revisions.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

/**
 * The server's past: it finds revisions by what they changed, by who, way, time and words, keeps what was
 * asked in `made`, and fails once with `failure` when a test sets it.
 */
export class FakeRevisions implements RevisionCalls {
  readonly made: string[] = [];
  failure: Error | undefined;
  /** Set, calls wait for it before they end. */
  gate: Promise<void> | undefined;
  /** Newest first. */
  rows: RevisionRow[] = [];
  readonly texts = new Map<number, string>();
  readonly configs = new Map<number, JsonObject>();
  renamed: readonly Rename[] = [];
  /** The oldest that is kept and was served. */
  first: number | undefined;
  kept: Revisions["kept"] = { revisions: 1000, days: 90 };

  /** Somebody saves: the newest revision, which is served from now on. */
  add(row: Partial<RevisionRow> = {}): RevisionRow {
    const rev = (this.rows[0]?.rev ?? 0) + 1;
    const paths = row.paths ?? ["streams/news/title"];
    const own = { rev, at: Date.now(), who: "admin", address: "127.0.0.1", way: "form", summary: "", paths };
    const made: RevisionRow = { ...own, changes: paths.length, current: true, ...row };
    this.rows = [made, ...this.rows.map(({ current: _, ...older }) => older)];
    return made;
  }

  /** From now on calls wait. @returns what ends it */
  hold(): () => void {
    let release = () => {};
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async list(filter: RevisionFilter, page: { readonly before?: number; readonly limit: number }): Promise<Revisions> {
    await this.#make(`list ${JSON.stringify(filter)} ${page.before ?? ""} ${page.limit}`);
    const found = this.rows.filter((row) => fits(row, filter));
    const revisions = found.filter(({ rev }) => rev < (page.before ?? Infinity)).slice(0, page.limit);
    const rescue = this.rows.find((row) => row.rescue === true)?.rev;
    const { kept, first } = this;
    return {
      revisions,
      total: found.length,
      kept,
      ...(first !== undefined && { first }),
      ...(rescue !== undefined && { rescue }),
    };
  }

  async text(rev: number): Promise<string> {
    await this.#make(`text ${rev}`);
    return this.#found(this.texts.get(rev), rev);
  }

  async config(rev: number): Promise<JsonObject> {
    await this.#make(`config ${rev}`);
    return this.#found(this.configs.get(rev), rev);
  }

  async renames(rev: number, to?: number): Promise<readonly Rename[]> {
    await this.#make(`renames ${rev} ${to ?? ""}`.trim());
    return this.renamed;
  }

  async markRescue(rev: number): Promise<void> {
    await this.#make(`rescue ${rev}`);
    this.rows = this.rows.map(({ rescue: _, ...row }) => (row.rev === rev ? { ...row, rescue: true } : row));
  }

  async unmarkRescue(): Promise<void> {
    await this.#make("no rescue");
    this.rows = this.rows.map(({ rescue: _, ...row }) => row);
  }

  #found<Found>(found: Found | undefined, rev: number): Found {
    if (found === undefined) throw new ApiError("not-found", `Revision ${rev} is not kept.`);
    return found;
  }

  async #make(call: string): Promise<void> {
    this.made.push(call);
    await this.gate;
    const { failure } = this;
    this.failure = undefined;
    if (failure) throw failure;
  }
}

function fits(
  row: RevisionRow,
  { entity, setting, who, way, from = 0, to = Infinity, q = "" }: RevisionFilter,
): boolean {
  const changes = (path: string | undefined) =>
    path === undefined || row.paths.some((one) => one === path || one.startsWith(`${path}/`));
  const words = [row.comment, row.summary, row.who, row.address, ...row.paths].join("\n").toLowerCase();
  return (
    changes(entity) &&
    changes(setting) &&
    [row.who, undefined].includes(who) &&
    [row.way, undefined].includes(way) &&
    row.at >= from &&
    row.at < to &&
    words.includes(q.toLowerCase())
  );
}
