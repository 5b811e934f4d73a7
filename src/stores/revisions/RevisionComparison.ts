import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { RevisionCalls, RevisionRow } from "../../api/areas/revisionsApi.ts";
import { entities } from "../../generated/entities.ts";
import { type Hunk, lineDiff, linesOf } from "../../model/diff/lineDiff.ts";
import { MaskedLines } from "../../model/diff/maskedLines.ts";
import { type ComparedEntity, compareConfigs } from "../../model/revisions/comparedConfigs.ts";
import type { ComparisonView, WantedRevision } from "../../model/revisions/comparisonView.ts";
import type { Stores } from "../Stores.ts";
import { inSlices } from "./inSlices.ts";
import { readRenames, servedBefore } from "./formerRevisions.ts";

/** What is compared: two revisions, as a whole or one entity or setting of them. */
export type WantedComparison = Pick<ComparisonView, "from" | "to" | "scope">;

/** Why a revision cannot be read as a config. */
export interface UnreadRevision {
  /** It is not kept any more, or none is kept from before it; its text is lost or not what was saved; it was put aside, and there is a text of it only. */
  readonly kind: "not-kept" | "none-before" | "damaged" | "aside";
  readonly rev: number;
}

/** What of a comparison is there by now. */
export type Comparing<Found> =
  | { readonly kind: "reading" }
  | { readonly kind: "found"; readonly found: readonly Found[]; readonly isDone: boolean }
  | { readonly kind: "unread"; readonly which: readonly UnreadRevision[] }
  | { readonly kind: "failed"; readonly message: string };

const reading = { kind: "reading" } as const;

/** Two saved configurations side by side: in words, and line by line once that is asked for. No secret is in either. */
export class RevisionComparison {
  /** The earlier and the later side, as they are told in the history; undefined until they are there, or where they are not. */
  sides: readonly [RevisionRow | undefined, RevisionRow | undefined] = [undefined, undefined];
  words: Comparing<ComparedEntity> = reading;
  lines: Comparing<Hunk> | undefined = undefined;
  /** The oldest that is kept and was served, as far as the server tells. */
  private first: number | undefined = undefined;
  /** The revision that was served when the sides were read. */
  private servedRev = 0;
  /** Counts the readings, to tell the answers of an older one. */
  private turn = 0;

  constructor(
    private readonly stores: Stores,
    readonly wanted: WantedComparison,
  ) {
    makeAutoObservable<this, "stores" | "turn">(this, {
      stores: false,
      wanted: false,
      turn: false,
      sides: observableRef,
      words: observableRef,
      lines: observableRef,
    });
  }

  /** The revision that was saved since, where the one that is served is compared. */
  get newer(): number | undefined {
    const { from, to } = this.wanted;
    const [one, other] = this.sides;
    const shown = from === "now" ? one : to === "now" ? other : undefined;
    const { rev = 0 } = this.stores.config;
    return shown !== undefined && rev > shown.rev ? rev : undefined;
  }

  /** Whether a side is what is served, also after others have saved since it was read. */
  isCurrent({ rev, current }: RevisionRow): boolean {
    return current === true && (this.stores.config.rev ?? 0) <= Math.max(rev, this.servedRev);
  }

  /** Whether one is kept from before a side that it can be held against. */
  hasBefore({ rev }: RevisionRow): boolean {
    return this.first === undefined || rev > this.first;
  }

  /** The side that parts are taken from: what was there first, unless that is served. */
  get source(): RevisionRow | undefined {
    const [one, other] = this.sides;
    const row = one !== undefined && this.isCurrent(one) ? other : one;
    if (row === undefined || row.aside === true || row.damaged === true) return undefined;
    return this.isCurrent(row) ? undefined : row;
  }

  /** Reads both revisions and compares them in words; lines too, where they were asked for before. */
  async load(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.words = reading;
    const wantsLines = this.lines !== undefined;
    this.lines = undefined;
    try {
      const revisions = await this.stores.calls.revisions();
      const { rev = 0 } = this.stores.config;
      const sides = await this.readSides(revisions);
      if (turn !== this.turn) return;
      runInAction(() => {
        this.servedRev = rev;
        this.sides = sides;
      });
      if (wantsLines) void this.loadLines();
      await this.compareWords(revisions, turn);
    } catch (error) {
      if (turn === this.turn) this.tellWords(failed(error));
    }
  }

  /** Compares the texts, unless that is done or on its way. */
  async loadLines(): Promise<void> {
    const { turn } = this;
    const [one, other] = this.sides;
    if (this.lines !== undefined || one === undefined || other === undefined) return;
    this.lines = reading;
    const unread = this.unread.filter(({ kind }) => kind !== "aside");
    if (unread.length > 0) return this.tellLines({ kind: "unread", which: unread });
    try {
      const revisions = await this.stores.calls.revisions();
      const [before, after, language] = await Promise.all([
        revisions.text(one.rev),
        revisions.text(other.rev),
        this.stores.rawText.language(),
      ]);
      if (turn !== this.turn) return undefined;
      const [old, next] = [new MaskedLines(language, linesOf(before)), new MaskedLines(language, linesOf(after))];
      const parts = lineDiff(old.lines, next.lines, [old.line, next.line]);
      const isCurrent = () => turn === this.turn;
      await inSlices(parts, isCurrent, (found, isDone) => this.tellLines({ kind: "found", found, isDone }));
    } catch (error) {
      if (turn === this.turn) this.tellLines(failed(error));
    }
    return undefined;
  }

  /** The last revision from before one that it can be compared with; undefined where none is kept. @throws ApiError */
  async readBefore(rev: number): Promise<number | undefined> {
    return (await servedBefore(await this.stores.calls.revisions(), rev))?.rev;
  }

  /** Nobody looks at it any more. */
  stop(): void {
    this.turn += 1;
  }

  private get unread(): readonly UnreadRevision[] {
    return this.sides.flatMap((side): readonly UnreadRevision[] => {
      if (side?.damaged === true) return [{ kind: "damaged", rev: side.rev }];
      return side?.aside === true ? [{ kind: "aside", rev: side.rev }] : [];
    });
  }

  private get missing(): readonly UnreadRevision[] {
    const [, other] = this.sides;
    return [this.wanted.from, this.wanted.to].flatMap((wanted, index): readonly UnreadRevision[] => {
      if (this.sides[index] !== undefined || wanted === "now") return [];
      if (wanted !== "before") return [{ kind: "not-kept", rev: wanted }];
      // Of one that is not there itself that is said already.
      return other === undefined ? [] : [{ kind: "none-before", rev: other.rev }];
    });
  }

  private async compareWords(revisions: RevisionCalls, turn: number): Promise<void> {
    const [one, other] = this.sides;
    const unread = [...this.missing, ...this.unread];
    if (unread.length > 0 || one === undefined || other === undefined)
      return this.tellWords({ kind: "unread", which: unread });
    const [from, to, renames] = await Promise.all([
      revisions.config(one.rev),
      revisions.config(other.rev),
      readRenames(this.stores, one.rev, other.rev),
    ]);
    if (turn !== this.turn) return undefined;
    const parts = compareConfigs({ from, to, renames, scope: this.wanted.scope }, entities);
    const isCurrent = () => turn === this.turn;
    return inSlices(parts, isCurrent, (found, isDone) => this.tellWords({ kind: "found", found, isDone }));
  }

  private async readSides(revisions: RevisionCalls): Promise<RevisionComparison["sides"]> {
    const { from, to } = this.wanted;
    const later = this.readRow(revisions, to);
    const earlier =
      from === "before"
        ? later.then((row) => (row === undefined ? undefined : servedBefore(revisions, row.rev)))
        : this.readRow(revisions, from);
    return Promise.all([earlier, later]);
  }

  private async readRow(revisions: RevisionCalls, wanted: WantedRevision): Promise<RevisionRow | undefined> {
    const rev = wanted === "now" ? this.stores.config.rev : wanted;
    const page = rev === undefined ? { limit: 1 } : { before: rev + 1, limit: 1 };
    const { revisions: rows, first } = await revisions.list({}, page);
    runInAction(() => {
      this.first = first;
    });
    const [row] = rows;
    // What is served may have no revision of its own yet.
    return wanted === "now" || row?.rev === wanted ? row : undefined;
  }

  private tellWords(words: Comparing<ComparedEntity>): void {
    this.words = words;
  }

  private tellLines(lines: Comparing<Hunk>): void {
    this.lines = lines;
  }
}

function failed(error: unknown): Comparing<never> {
  return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
}
