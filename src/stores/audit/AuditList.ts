import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AuditCalls, AuditEntry, AuditPage } from "../../api/areas/auditApi.ts";
import { type AuditFilter, isSameFilter } from "../../model/audit/auditFilter.ts";

/** The most the server gives at once. */
const PAGE = 200;

/** The entries of the audit log that a filter leaves, as far as they are read: page by page, newest first. */
export class AuditList {
  entries: readonly AuditEntry[] = [];
  /** Of all that the filter leaves; undefined until the server has told. */
  total: number | undefined = undefined;
  /** Why the last question was not answered, in the server's words. */
  failure: string | undefined = undefined;
  isReading = false;
  private filter: AuditFilter = {};
  /** The oldest entry is among those that are read. */
  private isWhole = false;
  /** Counts the filters that were shown: an answer to one before says nothing. */
  private turn = 0;

  constructor(private readonly calls: () => Promise<AuditCalls>) {
    makeAutoObservable<this, "calls" | "filter" | "turn">(this, {
      calls: false,
      filter: false,
      turn: false,
      entries: observableRef,
    });
  }

  get hasMore(): boolean {
    return this.total !== undefined && !this.isWhole;
  }

  /** Reads the newest entries that a filter leaves; what was read by another one goes. */
  async show(filter: AuditFilter): Promise<void> {
    if (!isSameFilter(filter, this.filter) || this.turn === 0) {
      this.turn += 1;
      this.filter = filter;
      this.entries = [];
      this.total = undefined;
      this.isWhole = false;
      this.failure = undefined;
      this.isReading = false;
    }
    await this.refresh();
  }

  /** Adds what was put down since; what is read already stays. */
  async refresh(): Promise<void> {
    const isFirst = this.total === undefined;
    await this.ask(undefined, isFirst, ({ entries, total }) => {
      const [newest] = this.entries;
      const added = newest === undefined ? entries : entries.filter(({ id }) => id > newest.id);
      // So many came meanwhile that some between were not read.
      const hasGap = newest !== undefined && added.length === PAGE;
      if (newest === undefined || hasGap) this.isWhole = entries.length < PAGE;
      if (added.length > 0) this.entries = hasGap ? entries : [...added, ...this.entries];
      this.total = total;
    });
  }

  /** The end of what is read is near: reads the next page. */
  async readMore(): Promise<void> {
    const last = this.entries.at(-1);
    if (!this.hasMore || this.isReading || last === undefined) return;
    await this.ask(last.id, true, ({ entries, total }) => {
      // The list was read anew meanwhile.
      if (this.entries.at(-1)?.id !== last.id) return;
      this.entries = [...this.entries, ...entries];
      this.isWhole = entries.length < PAGE;
      this.total = total;
    });
  }

  private async ask(before: number | undefined, isSeen: boolean, take: (page: AuditPage) => void): Promise<void> {
    const { turn, filter } = this;
    if (isSeen) this.isReading = true;
    const finish = (then: () => void) => {
      if (turn !== this.turn) return;
      runInAction(() => {
        if (isSeen) this.isReading = false;
        then();
      });
    };
    try {
      const page = await (await this.calls()).list(filter, { before, limit: PAGE });
      finish(() => {
        this.failure = undefined;
        take(page);
      });
    } catch (error) {
      finish(() => {
        this.failure = error instanceof Error ? error.message : String(error);
      });
    }
  }
}
