import { ApiError } from "../../../src/api/ApiError.ts";
import type { RevisionCalls, RevisionFilter, RevisionRow } from "../../../src/api/areas/revisionsApi.ts";
import type { Revisions } from "../../../src/generated/types/Revisions.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

/**
 * The saved configurations of a server, which finds them by what they changed, by who, way, time and words. It keeps what was
 * asked in `asked`, and fails while `failure` is set; `gate` makes calls wait.
 */
export class FakeRevisions implements RevisionCalls {
  /** `list FILTER BEFORE LIMIT`, `mark REV`, `unmark`. */
  readonly asked: string[] = [];
  failure: Error | undefined;
  gate: Promise<void> | undefined;
  kept: Revisions["kept"] = { revisions: 1000, days: 90 };
  rescue: number | undefined;
  readonly configs = new Map<number, JsonObject>();
  readonly texts = new Map<number, string>();
  private rows: readonly RevisionRow[] = [];

  /** Somebody saves: the newest revision, which is served. */
  add(row: Partial<RevisionRow> = {}): RevisionRow {
    const rev = (this.rows[0]?.rev ?? 0) + 1;
    const paths = row.paths ?? ["streams/news/title"];
    const own = { rev, at: Date.now(), who: "admin", address: "127.0.0.1", way: "form", summary: "", paths };
    const made = { ...own, changes: paths.length, ...row };
    this.rows = [made, ...this.rows];
    return made;
  }

  async list(filter: RevisionFilter, page: { readonly before?: number; readonly limit: number }): Promise<Revisions> {
    await this.#answer(`list ${JSON.stringify(filter)} ${page.before ?? "-"} ${page.limit}`);
    const current = this.rows.find(({ aside }) => aside !== true)?.rev;
    const found = this.rows.filter((row) => fits(row, filter));
    const after = found.filter(({ rev }) => page.before === undefined || rev < page.before);
    const revisions = after.slice(0, page.limit).map((row) => ({
      ...row,
      ...(row.rev === current && { current: true }),
      ...(row.rev === this.rescue && { rescue: true }),
    }));
    const rescue = this.rescue === undefined ? {} : { rescue: this.rescue };
    return { revisions, total: found.length, kept: this.kept, ...rescue };
  }

  async text(rev: number): Promise<string> {
    await this.#answer(`text ${rev}`);
    return found(this.texts.get(rev));
  }

  async config(rev: number): Promise<JsonObject> {
    await this.#answer(`config ${rev}`);
    return found(this.configs.get(rev));
  }

  async markRescue(rev: number): Promise<void> {
    await this.#answer(`mark ${rev}`);
    this.rescue = rev;
  }

  async unmarkRescue(): Promise<void> {
    await this.#answer("unmark");
    this.rescue = undefined;
  }

  async #answer(question: string): Promise<void> {
    this.asked.push(question);
    await this.gate;
    if (this.failure) throw this.failure;
  }
}

function fits(row: RevisionRow, { entity, setting, who, way, from, to, q = "" }: RevisionFilter): boolean {
  const changes = (path: string | undefined) =>
    path === undefined || row.paths.some((one) => one === path || one.startsWith(`${path}/`));
  const words = [row.comment, row.summary, row.who, row.address, ...row.paths].join("\n").toLowerCase();
  return (
    changes(entity) &&
    changes(setting) &&
    [row.who, undefined].includes(who) &&
    [row.way, undefined].includes(way) &&
    row.at >= (from ?? 0) &&
    row.at < (to ?? Infinity) &&
    words.includes(q.toLowerCase())
  );
}

function found<Kept>(kept: Kept | undefined): Kept {
  if (kept === undefined) throw new ApiError("not-found", "This revision is not kept any more.");
  return kept;
}
