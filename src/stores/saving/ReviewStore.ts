import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { CheckedChange } from "../../api/areas/savingApi.ts";
import type { SaveTerms } from "../../api/configApi.ts";
import { entities } from "../../generated/entities.ts";
import {
  commentLength,
  commentLine,
  LATEST_MS,
  LONGEST_COMMENT,
  LONGEST_CONFIRM_S,
  SOONEST_MS,
  withinSOf,
} from "../../model/config/saveTerms.ts";
import type { Change, ChangePart } from "../../model/diff/Change.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import { listWithoutPart } from "../../model/diff/listChange.ts";
import { isRiskyPatch } from "../../model/entity/sensitiveSettings.ts";
import type { Stores } from "../Stores.ts";

/** Times within which a save can be asked to be kept, in seconds. */
export const confirmTimes = [60, 300, 600, LONGEST_CONFIRM_S] as const;

/** What a check has found, of the draft as it was then. */
type Check =
  | { readonly kind: "running" }
  | ({ readonly kind: "done" } & CheckedChange)
  | { readonly kind: "failed"; readonly message: string };

type ReviewParts = Pick<Stores, "calls" | "configText" | "draft" | "save" | "serverInfo">;

/** How the whole draft is to be saved: what is said of it, whether it is on trial first, when; and what a check of it says. */
export class ReviewStore {
  comment = "";
  /** Whether it is applied now, or at a time. */
  when: "now" | "later" = "now";
  /** Epoch milliseconds; undefined where none is chosen, or what is typed is no time. */
  atMs: number | undefined = undefined;
  check: Check | undefined = undefined;
  /** Within how many seconds it is to be kept; 0: it stays. Undefined while nobody has chosen: the risk decides. */
  private chosenWithinS: number | undefined = undefined;
  /** The draft is what a former revision had, until it is empty. */
  private isRestored = false;
  /** What was proposed to be said of it. */
  private proposed: string | undefined = undefined;

  constructor(
    private readonly parts: ReviewParts,
    private readonly now: () => number = Date.now,
  ) {
    makeAutoObservable<this, "parts" | "now">(this, { parts: false, now: false, check: observableRef });
    reaction(
      () => parts.draft.edits,
      (edits) => {
        // What was said of the draft as it was is said no more.
        this.check = undefined;
        if (edits.size === 0) this.forgetRestored();
      },
    );
  }

  /** What waits to be saved, in words. */
  get changes(): readonly Change[] {
    const { draft } = this.parts;
    return draft.read((_edits, server) => describeChanges(draft.staged, server, entities));
  }

  /** Whether the draft may lock the operator out. */
  get isRisky(): boolean {
    return isRiskyPatch(this.parts.draft.savablePatch, entities);
  }

  /** Within how many seconds it is to be kept; 0: it stays at once. One that waits for its time stays: nobody may be there. */
  get withinS(): number {
    if (!this.parts.serverInfo.can("confirm") || this.when === "later") return 0;
    return withinSOf(this.parts.draft.savablePatch, this.chosenWithinS);
  }

  get isCommentTooLong(): boolean {
    return commentLength(this.comment) > LONGEST_COMMENT;
  }

  /** Why the time cannot be taken. */
  get timeFault(): "missing" | "past" | "late" | undefined {
    if (this.when === "now") return undefined;
    if (this.atMs === undefined) return "missing";
    if (this.atMs < this.now() + SOONEST_MS) return "past";
    return this.atMs > this.now() + LATEST_MS ? "late" : undefined;
  }

  /** What the save is sent with. */
  get terms(): SaveTerms {
    const comment = commentLine(this.comment);
    return {
      way: this.isRestored ? "restore" : "form",
      confirmWithinS: this.withinS,
      ...(comment !== "" && { comment }),
      ...(this.when === "later" && this.atMs !== undefined && { saveAtMs: this.atMs }),
    };
  }

  /** What is in the draft now came from a former revision, and the save says so, unless somebody has said something else. */
  noteRestored(comment: string): void {
    this.isRestored = true;
    if (this.comment === "" || this.comment === this.proposed) this.comment = comment;
    this.proposed = comment;
  }

  /** What came from a former revision is in the draft no more; a comment that was typed stays. */
  forgetRestored(): void {
    this.isRestored = false;
    if (this.comment === this.proposed) this.comment = "";
    this.proposed = undefined;
  }

  /** Takes an equal change of one item of some lists back; what else was done to the lists stays. */
  takeBackPart(changes: readonly Change[], part: ChangePart): void {
    const { draft } = this.parts;
    const lists = changes.flatMap(({ list }) => (list === undefined ? [] : [list]));
    draft.discardParts(
      lists.flatMap((list) => {
        const left = listWithoutPart(draft.edits, list, part, entities);
        return left === "unchanged" ? [] : [[list, left] as const];
      }),
    );
  }

  setComment(comment: string): void {
    this.comment = comment;
  }

  /** What was said of changes that are in the draft again; what is typed already stays. */
  takeBackComment(comment: string | undefined): void {
    if (this.comment === "" && comment !== undefined) this.comment = comment;
  }

  setWithin(seconds: number): void {
    this.chosenWithinS = seconds;
  }

  setWhen(when: "now" | "later"): void {
    this.when = when;
  }

  setAt(atMs: number | undefined): void {
    this.atMs = atMs;
  }

  /** Saves all there is. A refused save changes nothing of what was typed. @returns whether it is saved, or waits for its time */
  async commit(): Promise<boolean> {
    const { draft, save } = this.parts;
    return this.endTerms(await save.commit(draft.staged, undefined, this.terms));
  }

  /**
   * Saves the config text as it is typed, on the same terms. For a time only its settings wait, as any edits do: its
   * comments stay typed. @returns as `commit`
   */
  async commitText(): Promise<boolean> {
    const { configText, draft, save } = this.parts;
    const termsOf = (): SaveTerms => ({ ...this.terms, way: "text" });
    if (this.when === "now") return this.endTerms(await configText.save(termsOf));
    return this.endTerms((await configText.intoDraft()) && (await save.commit(draft.staged, undefined, termsOf())));
  }

  /** The next save is another one. */
  private endTerms(isSaved: boolean): boolean {
    if (isSaved)
      runInAction(() => {
        this.comment = "";
        this.when = "now";
        this.atMs = undefined;
        this.chosenWithinS = undefined;
      });
    return isSaved;
  }

  /** Asks the server what saving would be refused for; nothing is applied. */
  async runCheck(): Promise<void> {
    const { calls, draft } = this.parts;
    const { edits, savablePatch } = draft;
    this.check = { kind: "running" };
    const found = await calls
      .saving()
      .then((saving) => saving.check(savablePatch))
      .then(
        (checked): Check => ({ kind: "done", ...checked }),
        (error: unknown): Check => ({
          kind: "failed",
          message: error instanceof Error ? error.message : String(error),
        }),
      );
    runInAction(() => {
      if (edits === this.parts.draft.edits) this.check = found;
    });
  }
}
