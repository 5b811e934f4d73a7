import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { RevisionRow } from "../../api/areas/revisionsApi.ts";
import { trialOf } from "../../api/areas/savingApi.ts";
import { entities } from "../../generated/entities.ts";
import type { Revisions } from "../../generated/types/Revisions.ts";
import { type ChangedEntity, changedEntities } from "../../model/revisions/changedEntities.ts";
import { endsBeforeItBegins, isSameView, isWholeView, type RevisionView } from "../../model/revisions/revisionView.ts";
import type { Stores } from "../Stores.ts";

const PAGE = 100;
/** The server gives no more at once; what came while the line was down is taken in by such parts. */
const MOST_AT_ONCE = 200;
/** A server that tells of a save has it in its list, or very soon. */
const AGAIN_MS = 700;

/** A row of the list: a revision, or below one that is unfolded what it changed, entity by entity; `more`: what is not listed. */
export interface ListedRevision {
  readonly key: string;
  readonly row: RevisionRow;
  readonly part?: ChangedEntity | "more";
}

type Parts = Pick<Stores, "calls" | "config" | "connection" | "serverInfo">;

/** The saved configurations that a view leaves, as far as they are read: page by page, newest first; and which are chosen. */
export class RevisionList {
  view: RevisionView = {};
  rows: readonly RevisionRow[] = [];
  /** Of all that the view leaves; undefined until the server has told. */
  total: number | undefined = undefined;
  /** How many there are, whatever the view. */
  all: number | undefined = undefined;
  kept: Revisions["kept"] | undefined = undefined;
  /** The one that is marked as known to work, whether it is shown or not. */
  rescue: number | undefined = undefined;
  /** The oldest that is kept and was served, as far as the server tells. */
  private first: number | undefined = undefined;
  isReading = false;
  /** Why the last question was not answered, in the server's words. */
  failure: string | undefined = undefined;
  /** To be compared: two at most, the one chosen first in front. */
  chosen: readonly number[] = [];
  /** Of which all that they changed is shown. */
  unfolded: ReadonlySet<number> = new Set();
  /** What is shown is read to its end. */
  private isWhole = false;
  /** Counts what was asked for: an answer to what is not asked any more says nothing. */
  private turn = 0;
  /** Counts how often was asked for what came since, likewise. */
  private takings = 0;
  private isFollowed = false;
  /** Asks again for a save that was told of before it was listed. */
  private again: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(private readonly parts: Parts) {
    makeAutoObservable<this, "parts" | "turn" | "takings" | "isFollowed" | "again">(this, {
      parts: false,
      turn: false,
      takings: false,
      isFollowed: false,
      again: false,
      view: observableRef,
      rows: observableRef,
      kept: observableRef,
      chosen: observableRef,
      unfolded: observableRef,
    });
  }

  get hasMore(): boolean {
    return this.total !== undefined && !this.isWhole;
  }

  /** The rows as they stand below each other. */
  get listed(): readonly ListedRevision[] {
    return this.rows.flatMap((row) => {
      const key = String(row.rev);
      if (!this.unfolded.has(row.rev)) return [{ key, row }];
      const parts = [...changedEntities(row, entities), ...((row.more_paths ?? 0) > 0 ? (["more"] as const) : [])];
      return [{ key, row }, ...parts.map((part, index) => ({ key: `${key}/${index}`, row, part }))];
    });
  }

  get isWrong(): boolean {
    return endsBeforeItBegins(this.view);
  }

  /** Reads what a view leaves; what was read by another one goes, and what was chosen stays. */
  async show(view: RevisionView): Promise<void> {
    if (this.total !== undefined && isSameView(view, this.view)) return;
    this.view = view;
    this.rows = [];
    this.total = undefined;
    this.unfolded = view.rev === undefined ? new Set() : new Set([view.rev]);
    await this.refresh();
  }

  /** Reads the newest ones anew. */
  async refresh(): Promise<void> {
    this.turn += 1;
    if (this.isWrong) {
      this.isReading = false;
      this.failure = undefined;
      return;
    }
    await this.ask(undefined, PAGE, (answer, rows) => {
      this.take(answer, rows);
      this.rows = rows;
      this.isWhole = rows.length < PAGE;
    });
  }

  /** The end of what is read is near: reads the next page. */
  async loadMore(): Promise<void> {
    const last = this.rows.at(-1);
    if (!this.hasMore || this.isReading || last === undefined) return;
    await this.ask(last.rev, PAGE, (answer, rows) => {
      // What was read was replaced meanwhile.
      if (this.rows.at(-1)?.rev !== last.rev) return;
      this.take(answer, rows);
      this.rows = [...this.rows, ...rows];
      this.isWhole = rows.length < PAGE;
    });
  }

  /**
   * Takes in what others save from now on, and what becomes of a save on trial, without dropping what is read.
   * @returns what ends it
   */
  follow(): () => void {
    const { config, connection, serverInfo } = this.parts;
    this.isFollowed = true;
    const stop = reaction(
      () => [config.rev, trialOf(serverInfo.info?.pending_save)?.rev, connection.isOffline].join(" "),
      () => {
        if (!connection.isOffline) void this.catchUp();
      },
    );
    return () => {
      stop();
      this.isFollowed = false;
      clearTimeout(this.again);
    };
  }

  choose(rev: number, isChosen: boolean): void {
    const others = this.chosen.filter((one) => one !== rev);
    // A third takes the place of the one that was chosen first.
    this.chosen = isChosen ? [...others.slice(-1), rev] : others;
  }

  chooseNone(): void {
    this.chosen = [];
  }

  unfold(rev: number, isUnfolded: boolean): void {
    const others = [...this.unfolded].filter((one) => one !== rev);
    this.unfolded = new Set(isUnfolded ? [...others, rev] : others);
  }

  /** Whether one is kept from before that a revision can be held against. */
  hasBefore({ rev }: RevisionRow): boolean {
    if (this.first !== undefined) return rev > this.first;
    // A server that does not tell which one is the first.
    if (!isWholeView(this.view) || this.hasMore) return rev > 1;
    return this.rows.some((row) => row.rev < rev && row.aside !== true && row.damaged !== true);
  }

  /** Marks one as known to work; undefined: none any more. @throws ApiError */
  async markRescue(rev: number | undefined): Promise<void> {
    const calls = await this.parts.calls.revisions();
    await (rev === undefined ? calls.unmarkRescue() : calls.markRescue(rev));
    runInAction(() => {
      this.rescue = rev;
    });
  }

  private async catchUp(isAgain = false): Promise<void> {
    const [newest] = this.rows;
    if (newest === undefined) await this.refresh();
    else await this.takeIn(newest.rev);
    const { rev = 0 } = this.parts.config;
    if (!this.isFollowed || isAgain || !isWholeView(this.view) || (this.rows[0]?.rev ?? 0) >= rev) return;
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.catchUp(true), AGAIN_MS);
  }

  /** Takes in what came after the newest that is shown. */
  private async takeIn(newest: number): Promise<void> {
    this.takings += 1;
    const { takings } = this;
    await this.ask(undefined, MOST_AT_ONCE, (answer, rows) => {
      // Asked for anew meanwhile: that answer has all of this one.
      if (takings !== this.takings) return;
      const oldest = rows.at(-1)?.rev ?? 0;
      const hasGap = rows.length === MOST_AT_ONCE && oldest > newest;
      // Whatever is served now is among the newest.
      const read = hasGap ? [] : this.rows.filter(({ rev }) => rev < oldest).map(notCurrent);
      if (hasGap) this.isWhole = false;
      else if (rows.length < MOST_AT_ONCE) this.isWhole = true;
      this.take(answer, rows);
      this.rows = [...rows, ...(rows.length < MOST_AT_ONCE ? [] : read)];
    });
  }

  /** The last question counts. */
  private async ask(
    before: number | undefined,
    limit: number,
    take: (answer: Revisions, rows: readonly RevisionRow[]) => void,
  ): Promise<void> {
    const { turn } = this;
    const { rev, ...filter } = this.view;
    const isCurrent = () => turn === this.turn;
    runInAction(() => {
      this.isReading = true;
    });
    try {
      const calls = await this.parts.calls.revisions();
      const page =
        rev === undefined ? { limit, ...(before !== undefined && { before }) } : { limit: 1, before: rev + 1 };
      const asked = calls.list(filter, page);
      // How many there are at all is asked for only where the view leaves some out.
      const [answer, { total: all }] = await Promise.all([
        asked,
        isWholeView(filter) ? asked : calls.list({}, { limit: 1 }),
      ]);
      if (!isCurrent()) return;
      const rows = rev === undefined ? answer.revisions : answer.revisions.filter((row) => row.rev === rev);
      runInAction(() => {
        this.isReading = false;
        this.failure = undefined;
        this.all = all;
        take(rev === undefined ? answer : { ...answer, total: rows.length }, rows);
      });
    } catch (error) {
      if (!isCurrent()) return;
      runInAction(() => {
        this.isReading = false;
        this.failure = error instanceof Error ? error.message : String(error);
      });
    }
  }

  private take({ total, kept, rescue, first }: Revisions, rows: readonly RevisionRow[]): void {
    this.total = total;
    this.kept = kept;
    this.first = first;
    // A server that does not tell which one is marked tells it in the rows.
    this.rescue = rescue ?? rows.find((row) => row.rescue === true)?.rev;
  }
}

function notCurrent({ current: _current, ...row }: RevisionRow): RevisionRow {
  return row;
}
