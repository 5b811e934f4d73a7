import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { ApiError } from "../../api/ApiError.ts";
import type { IptvCalls, SavedUser } from "../../api/areas/iptvApi.ts";
import type { IptvUser } from "../../generated/types/IptvUser.ts";
import { IptvUserRow } from "./IptvUserRow.ts";

/** How long typing in the filter rests before the server is asked [S509]. */
const filterAfterMs = 1000;
/** From the beginning of one page to that of the next [S510]. */
const guardMs = 1000;

/**
 * The users of the IPTV database as far as they are read: page by page, by a filter that the server applies. Rows with
 * something unsaved stay, whatever the server answers.
 */
export class IptvUserList {
  rows: readonly IptvUserRow[] = [];
  /** Of all that fit the filter; undefined until the server has told. */
  total: number | undefined = undefined;
  /** As it is typed. */
  filter = "";
  /** As the rows shown are filtered. */
  applied = "";
  isReading = false;
  /** Why the last question was not answered, in the server's words. */
  failure: string | undefined = undefined;
  private pageSize = 100;
  /** Rows that are shown without being told of: new ones, and those with something unsaved. */
  private strays: ReadonlySet<IptvUserRow> = new Set();
  /** Pages up to here brought nothing new when they were read last: others have added or removed users before them. */
  private exhausted = 0;
  private readAtMs = 0;
  private reading = 0;
  /** Made since the last question was asked: its answer may not know them. */
  private readonly young = new Set<IptvUserRow>();
  private filterTimer: ReturnType<typeof setTimeout> | undefined;
  private moreTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly calls: () => Promise<IptvCalls>,
    private readonly numbers: ReadonlySet<string>,
  ) {
    makeAutoObservable<
      this,
      | "calls"
      | "numbers"
      | "young"
      | "pageSize"
      | "strays"
      | "exhausted"
      | "readAtMs"
      | "reading"
      | "filterTimer"
      | "moreTimer"
    >(this, {
      calls: false,
      numbers: false,
      young: false,
      readAtMs: false,
      reading: false,
      filterTimer: false,
      moreTimer: false,
      pageSize: observableRef,
      strays: observableRef,
      exhausted: observableRef,
      rows: observableRef,
    });
  }

  get hasMore(): boolean {
    const { total = 0 } = this;
    return this.told < total && (this.nextPage - 1) * this.pageSize < total;
  }

  get hasUnsaved(): boolean {
    return this.rows.some(({ isUnsaved }) => isUnsaved);
  }

  /** Asks anew from the first page; what is typed in rows is saved first. */
  async refresh(): Promise<void> {
    clearTimeout(this.filterTimer);
    await this.saveAll();
    runInAction(() => {
      this.exhausted = 0;
    });
    await this.read(1);
  }

  setFilter(words: string): void {
    this.filter = words;
    clearTimeout(this.filterTimer);
    this.filterTimer = setTimeout(() => void this.refresh(), filterAfterMs);
  }

  /** The end of the list is near: reads the next page, not before the guard is over. */
  loadMore(): void {
    if (!this.hasMore || this.moreTimer !== undefined) return;
    const waitMs = Math.max(0, this.readAtMs + guardMs - Date.now());
    this.moreTimer = setTimeout(() => {
      this.moreTimer = undefined;
      if (!this.isReading && this.hasMore) void this.read(this.nextPage);
    }, waitMs);
  }

  /** A new user stands first until the list is read anew, so that it is seen. @throws ApiError */
  async create(user: IptvUser): Promise<void> {
    const created = await (await this.calls()).createUser(user);
    // A question that was under way may have told of it already.
    if (this.rows.some(({ id }) => id === created.id)) return;
    runInAction(() => {
      const row = this.rowOf(created);
      this.young.add(row);
      this.rows = [row, ...this.rows];
      this.strays = new Set([...this.strays, row]);
      this.total = (this.total ?? 0) + 1;
    });
  }

  /** One that somebody else has removed already is removed. @throws ApiError */
  async remove(row: IptvUserRow): Promise<void> {
    try {
      await (await this.calls()).removeUser(row.id);
    } catch (error) {
      if (!(error instanceof ApiError && (error.kind === "not-found" || error.kind === "gone"))) throw error;
    }
    this.drop(row);
  }

  /** Adds a user anew that somebody else removed, with what is typed. @throws ApiError */
  async putBack(row: IptvUserRow): Promise<void> {
    const { id: _gone, ...user } = row.edited;
    await this.create(user);
    this.drop(row);
  }

  /** Takes a row out of the list. */
  drop(row: IptvUserRow): void {
    row.stop();
    runInAction(() => {
      this.rows = this.rows.filter((one) => one !== row);
      this.total = Math.max(0, (this.total ?? 1) - 1);
    });
  }

  /** Removes all users, also those that a filter hides. @returns how many there were @throws ApiError */
  async clear(): Promise<number> {
    const removed = await (await this.calls()).clearUsers();
    for (const row of this.rows) row.stop();
    runInAction(() => {
      this.rows = [];
      this.total = 0;
    });
    await this.refresh();
    return removed;
  }

  /** Another database holds other users, by the ids of these: nothing that was typed here is saved there. */
  forget(): void {
    for (const row of this.rows) row.stop();
    runInAction(() => {
      this.rows = [];
      this.strays = new Set();
      this.total = undefined;
      this.failure = undefined;
    });
  }

  /** How many there are, whatever the filter. @throws ApiError */
  async countAll(): Promise<number> {
    return (await (await this.calls()).readPage("", 1)).total;
  }

  /** Saves what waits to be saved, at once: the page is left. */
  async saveAll(): Promise<void> {
    await Promise.all(this.rows.filter(({ state }) => state.kind === "waiting").map((row) => row.save()));
  }

  /** Saves what could not be saved: the server is back. */
  async retry(): Promise<void> {
    await Promise.all(this.rows.filter(({ state }) => state.kind === "failed").map((row) => row.save()));
  }

  /** The page is left: nothing more is read, what is typed is saved. */
  leave(): void {
    clearTimeout(this.filterTimer);
    clearTimeout(this.moreTimer);
    this.moreTimer = undefined;
    void this.saveAll();
  }

  /** How many of the rows the server has told of by this filter. */
  private get told(): number {
    return this.rows.length - this.rows.filter((row) => this.strays.has(row)).length;
  }

  /** The one that is not read whole: where users were removed here, others have taken their places. */
  private get nextPage(): number {
    return Math.max(Math.floor(this.told / this.pageSize), this.exhausted) + 1;
  }

  /** The last question counts. */
  private async read(page: number): Promise<void> {
    const turn = ++this.reading;
    this.readAtMs = Date.now();
    this.young.clear();
    // Further pages are those of what is shown, though another filter may be typed already.
    const filter = page === 1 ? this.filter : this.applied;
    runInAction(() => {
      this.isReading = true;
    });
    try {
      const calls = await this.calls();
      const answer = await calls.readPage(filter, page);
      // Others have added or removed users: what has moved over the edge of the page before is not to be missed.
      const hasMoved = page > 1 && answer.total !== this.total;
      const before = hasMoved ? (await calls.readPage(filter, page - 1)).users : [];
      if (turn !== this.reading) return;
      runInAction(() => {
        this.pageSize = answer.pageSize;
        this.total = answer.total + this.untold(answer.users);
        this.applied = filter;
        this.failure = undefined;
        this.take([...before, ...answer.users], page);
      });
    } catch (error) {
      if (turn !== this.reading) return;
      runInAction(() => {
        this.failure = error instanceof Error ? error.message : String(error);
      });
    } finally {
      if (turn === this.reading)
        runInAction(() => {
          this.isReading = false;
        });
    }
  }

  /** How many were made while it was asked, and are not in the answer. */
  private untold(users: readonly SavedUser[]): number {
    const told = new Set(users.map(({ id }) => id));
    return this.rows.filter((row) => this.young.has(row) && !told.has(row.id)).length;
  }

  private take(users: readonly SavedUser[], page: number): void {
    const known = new Map(this.rows.map((row) => [row.id, row]));
    const told = users.map((user) => {
      const row = known.get(user.id);
      row?.take(user);
      return row ?? this.rowOf(user);
    });
    const isTold = new Set(told);
    if (page === 1) {
      const kept = this.rows.filter((row) => (row.isUnsaved || this.young.has(row)) && !isTold.has(row));
      this.rows = [...kept, ...told];
      this.strays = new Set(kept);
      return;
    }
    this.strays = new Set([...this.strays].filter((row) => !isTold.has(row)));
    const added = told.filter(({ id }) => !known.has(id));
    if (added.length === 0) this.exhausted = page;
    this.rows = [...this.rows, ...added];
  }

  private rowOf(user: SavedUser): IptvUserRow {
    return new IptvUserRow(this.calls, user, this.numbers);
  }
}
