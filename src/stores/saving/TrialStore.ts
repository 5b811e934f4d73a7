import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { type Trial, type TrialOutcome, trialOf } from "../../api/areas/savingApi.ts";
import { ApiError } from "../../api/ApiError.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Stores } from "../Stores.ts";

/**
 * What is known of the save on trial. `returned`: the former configuration is in force again, by itself or by somebody's
 * word; `kept`: it stays, by a word said here, or of somebody else where it was saved here.
 */
type TrialState =
  | { readonly kind: "none" }
  | { readonly kind: "waiting"; readonly trial: Trial }
  | {
      readonly kind: "returned";
      readonly trial: Trial;
      readonly edits: DraftEdits | undefined;
      readonly written: string | undefined;
      readonly isDecidedHere: boolean;
      readonly by?: Decider;
    }
  | { readonly kind: "kept"; readonly trial: Trial; readonly isDecidedHere: boolean; readonly by?: Decider };

/** Who decided of it somewhere else; `server` for its time. */
type Decider = Pick<TrialOutcome, "who" | "address">;

type TrialParts = Pick<
  Stores,
  "calls" | "config" | "configText" | "draft" | "notifications" | "ownSaves" | "save" | "serverInfo"
>;

type Untracked = "parts" | "takeBackComment" | "now" | "isAsking" | "decided" | "followed" | "isUnreached";

/**
 * The save on trial, whoever made it: what the server tells of it every few seconds, what is done about it, and what has
 * become of it. One that is no longer told of is asked about, as it may have been kept or have returned.
 */
export class TrialStore {
  state: TrialState = { kind: "none" };
  isBusy = false;
  /** Why it could not be kept or taken back. */
  failure: string | undefined = undefined;
  /** That the server was not reached says nothing once it answers again. */
  private isUnreached = false;
  /** When its time is over by the clock of this machine, where it is told how long is left: better than any clock. */
  private endsMs: number | undefined = undefined;
  private followed: Stores["serverInfo"]["info"] = undefined;
  private isAsking = false;
  /** What is known to be decided: an answer that was on its way may still tell of it. */
  private decided: number | undefined = undefined;

  constructor(
    private readonly parts: TrialParts,
    private readonly now: () => number = Date.now,
    /** What was said of the changes comes back with them. */
    private readonly takeBackComment: (comment: string | undefined) => void = () => undefined,
  ) {
    makeAutoObservable<this, Untracked>(this, {
      parts: false,
      takeBackComment: false,
      now: false,
      isAsking: false,
      decided: false,
      followed: false,
      isUnreached: false,
      state: observableRef,
    });
    const { config, ownSaves, serverInfo } = parts;
    // At once and not by the reaction: where a page makes this store as it is drawn, that would begin behind the drawing.
    void this.follow();
    reaction(
      () => [serverInfo.info, ownSaves.trial, config.rev],
      () => void this.follow(),
    );
    reaction(
      () => ownSaves.timesForgotten,
      () => {
        if (this.state.kind === "returned") this.dismiss();
      },
    );
  }

  /** Whole seconds until it returns by itself. @param nowMs of this machine */
  secondsLeft(nowMs: number): number {
    if (this.state.kind !== "waiting") return 0;
    return Math.max(Math.ceil((this.endOf(this.state.trial) - nowMs) / 1000), 0);
  }

  /** By the clock of this machine. */
  private endOf({ until }: Pick<Trial, "until">): number {
    return this.endsMs ?? until - this.parts.config.aheadMs;
  }

  get isOwn(): boolean {
    return this.state.kind === "waiting" && this.parts.ownSaves.trial?.rev === this.state.trial.rev;
  }

  keep(): Promise<void> {
    return this.decide("kept", async (rev) => (await this.parts.calls.saving()).keep(rev));
  }

  undo(): Promise<void> {
    return this.decide("undone", async (rev) => (await this.parts.calls.saving()).undo(rev));
  }

  /** The operator has read what became of it. */
  dismiss(): void {
    this.state = { kind: "none" };
  }

  /**
   * What came back goes into the draft again; what was typed there meanwhile stays. A text comes back whole, with its
   * comments, unless somebody has typed or saved since: then its settings do.
   */
  async editAgain(): Promise<void> {
    const { config, configText, draft } = this.parts;
    if (this.state.kind !== "returned" || this.state.edits === undefined) return;
    const { edits, trial, written } = this.state;
    this.dismiss();
    this.takeBackComment(trial.comment);
    // Until the former config is here, what came back is no edit of what is: it would be dropped as saved.
    await config.reach(trial.rev + 1).catch(() => undefined);
    if (written !== undefined && draft.count === 0 && !configText.isEdited) {
      const isRead = await configText.load().then(
        () => true,
        () => false,
      );
      if (isRead && config.rev === trial.rev + 1 && configText.saved?.rev === config.rev) {
        configText.type(written);
        return;
      }
    }
    draft.putBackUntouched(edits);
  }

  private async decide(outcome: "kept" | "undone", act: (rev: number) => Promise<void>): Promise<void> {
    const { state } = this;
    if (state.kind !== "waiting" || this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    try {
      await act(state.trial.rev);
      this.end(state.trial, { kind: outcome }, true);
    } catch (error) {
      // Somebody else was faster, or its time.
      if (error instanceof ApiError && error.kind === "gone") await this.settle(state.trial);
      else
        runInAction(() => {
          this.failure = error instanceof Error ? error.message : String(error);
          this.isUnreached = error instanceof ApiError && error.kind === "unreachable";
        });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private async follow(): Promise<void> {
    const { serverInfo, ownSaves } = this.parts;
    const known = this.state.kind === "waiting" ? this.state.trial : undefined;
    const told = trialOf(serverInfo.info?.pending_save);
    if (told !== undefined && told.rev !== this.decided) {
      this.wait(told);
      if (serverInfo.info !== this.followed) this.measure(told);
      this.followed = serverInfo.info;
      return;
    }
    const own = ownSaves.trial;
    if (known === undefined && own !== undefined)
      this.wait({ rev: own.rev, until: own.until, changes: own.edits.size });
    const trial = known ?? own;
    if (trial !== undefined) await this.settle(trial);
  }

  /** What is left is told at the moment of the answer: no clock that is set in the meantime changes it. */
  private measure({ leftMs }: Trial): void {
    runInAction(() => {
      this.endsMs = leftMs === undefined ? undefined : this.now() + leftMs;
      if (this.isUnreached) this.failure = undefined;
      this.isUnreached = false;
    });
  }

  private wait(trial: Trial): void {
    runInAction(() => {
      if (this.state.kind !== "waiting" || this.state.trial.rev !== trial.rev) {
        this.failure = undefined;
        this.endsMs = undefined;
      }
      this.state = { kind: "waiting", trial };
    });
  }

  /** Asks what became of one that the server no longer tells of; where it cannot be asked, that is done again later. */
  private async settle(trial: Trial): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const outcome = await this.readOutcome(trial);
      if (outcome.kind !== "waiting") this.end(trial, outcome, false);
    } catch {
      // The line is down: what is shown says so, and the next answer of the server asks again.
    } finally {
      this.isAsking = false;
    }
  }

  private async readOutcome({ rev, until }: Trial): Promise<TrialOutcome> {
    const { calls, config, serverInfo } = this.parts;
    if (serverInfo.can("revision_rows")) {
      const told = await (await calls.saving()).outcome(rev);
      if (told.kind !== undefined) return told;
    }
    // A server that tells nothing of it takes it back as a revision of its own.
    const isOver = this.now() >= this.endOf({ until });
    return { kind: isOver && (config.rev ?? rev) > rev ? "undone" : "waiting" };
  }

  private end(trial: Trial, { kind, ...by }: TrialOutcome, isDecidedHere: boolean): void {
    const { notifications, ownSaves, save } = this.parts;
    const isOwn = ownSaves.trial?.rev === trial.rev;
    const { edits, written } = (isOwn ? ownSaves.trial : undefined) ?? {};
    this.decided = trial.rev;
    runInAction(() => {
      this.failure = undefined;
      const told = { trial, isDecidedHere, ...(by.who !== undefined && { by }) };
      if (kind === "undone") {
        this.state = { kind: "returned", edits, written, ...told };
        if (by.who === "server") notifications.leaveOutTrial(trial.rev);
      }
      // Who only saw it is left in peace.
      else this.state = isDecidedHere || isOwn ? { kind: "kept", ...told } : { kind: "none" };
      if (isOwn) ownSaves.forgetTrial();
      // What was refused because of it can be saved now.
      save.refusals.withdrawEach("pending");
    });
  }
}
