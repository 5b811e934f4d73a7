import type { AuditCalls, AuditEntry, AuditPage } from "../../../src/api/areas/auditApi.ts";
import type { AuditFilter } from "../../../src/model/audit/auditFilter.ts";

/** An audit log as a server keeps it; `failure` makes every call fail while it is set, `gate` makes calls wait. */
export class FakeAudit implements AuditCalls {
  /** Each question, with what was set in it. */
  readonly asked: Record<string, unknown>[] = [];
  failure: Error | undefined;
  gate: Promise<void> | undefined;
  private entries: readonly AuditEntry[] = [];

  /** Something is done. */
  note(entry: Partial<AuditEntry>): void {
    const id = (this.entries[0]?.id ?? 0) + 1;
    const usual = { id, at: Date.now(), kind: "save", who: "admin", address: "10.0.0.1", words: `Entry ${id}` };
    this.entries = [{ ...usual, ...entry }, ...this.entries];
  }

  fill(count: number): void {
    for (let at = 0; at < count; at += 1) this.note({});
  }

  async list(filter: AuditFilter, { before = Number.MAX_SAFE_INTEGER, limit }: Page): Promise<AuditPage> {
    this.asked.push({ ...filter, before, limit });
    await this.gate;
    if (this.failure !== undefined) throw this.failure;
    const { kind, who, q = "", from = 0, to = Number.MAX_SAFE_INTEGER } = filter;
    const found = this.entries.filter(
      (one) =>
        (kind ?? one.kind) === one.kind &&
        (who ?? one.who) === one.who &&
        `${one.words} ${one.who} ${one.target ?? ""}`.toLowerCase().includes(q.toLowerCase()) &&
        one.at >= from &&
        one.at < to,
    );
    return { entries: found.filter(({ id }) => id < before).slice(0, limit), total: found.length };
  }
}

type Page = Parameters<AuditCalls["list"]>[1];
