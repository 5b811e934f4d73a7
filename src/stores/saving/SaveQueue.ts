import { action, makeAutoObservable, observableRef, runInAction, when } from "mobx";
import type { ListWrite, SaveAnswer, SaveTerms } from "../../api/configApi.ts";
import type { SaveFailure } from "../../api/saveFailure.ts";
import { entities } from "../../generated/entities.ts";
import { deepEqual, type JsonObject } from "../../model/Json.ts";
import { conflictsOf } from "../../model/draft/draftConflicts.ts";
import { patchOf } from "../../model/draft/draftSlices.ts";
import { applyMergePatch } from "../../model/merge/mergePatch.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import type { DraftStore } from "../editing/DraftStore.ts";
import type { DoneRename } from "../editing/RenamesByOthers.ts";
import { expectedEcho } from "../editing/arrivedEdits.ts";
import type { Approver, SaveRequest } from "./approvers.ts";
import { conflictFailure, type RefusedSave, Refusals, undecidedKinds, withPlace } from "./Refusals.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import { text } from "../../texts/text.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** What is asked for, and how. */
interface QueuedSave extends SaveRequest, RefusedSave {
  /** `login` of the queue as it was asked for. */
  readonly login: number;
}

/** A request under the name by which the server knows it again. */
interface SentSave extends QueuedSave {
  readonly operationId: string;
}

type SaveWay = Pick<QueuedSave, "isPress" | "isBeside" | "asList" | "terms">;

/** True: it is saved. False: there was nothing to save, something else was under way, or the operator said no. */
export type SaveOutcome = boolean | SaveFailure;

/** What saving needs of the server. */
interface SaveCalls {
  readonly write: (save: SentSave) => Promise<SaveAnswer>;
  /** The config as the server holds it now, where it does not guard saves by itself; undefined where it does. */
  readonly readUnguarded: () => Promise<JsonObject | undefined>;
  readonly failureOf: (error: unknown) => SaveFailure;
  readonly newOperationId: () => string;
  /** Asks for the whole config anew, which comes over the live connection. */
  readonly refresh: () => void;
}

/**
 * What the saving indicator shows. `unconfirmed`: sent, and the connection broke before the answer; the same request is
 * sent again once the server can be reached. Times are epoch milliseconds.
 */
type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly since: number }
  | { readonly kind: "slow"; readonly since: number }
  | { readonly kind: "unconfirmed"; readonly since: number; readonly message: string }
  | { readonly kind: "saved" };

const slowAfterMs = 10_000;
const savedForMs = 3000;
/** The whole config comes by then, or the line is cut. */
const caughtUpAfterMs = 5000;

/** A save whose answer was lost, and who waits to hear of it. */
interface UnconfirmedSave {
  readonly save: SentSave;
  readonly tell: (outcome: SaveOutcome) => void;
}

/**
 * Saves slices of the draft, one at a time; a refused one leaves the draft as it was. A save whose connection broke is
 * kept and sent again under the same name, never anew.
 */
export class SaveQueue {
  state: SaveState = { kind: "idle" };
  readonly refusals: Refusals;
  /** Approvers are being asked. */
  private isAsking = false;
  /** Others have saved, and what they saved has not come yet: what is made now would be refused as well. */
  private isBehind = false;
  private unconfirmed: UnconfirmedSave | undefined;
  private resending: UnconfirmedSave | undefined;
  /** Counts the logins of other names in this page: what was asked for in one is not sent in the next. */
  login = 0;
  private readonly approvers = new Set<Approver>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draft: DraftStore,
    private readonly config: ConfigStore,
    private readonly calls: SaveCalls,
  ) {
    this.refusals = new Refusals(draft);
    makeAutoObservable<this, "draft" | "config" | "calls" | "approvers" | "timer" | "unconfirmed" | "resending">(this, {
      draft: false,
      config: false,
      calls: false,
      approvers: false,
      refusals: false,
      timer: false,
      unconfirmed: false,
      resending: false,
      login: false,
      state: observableRef,
    });
  }

  /** What was refused, in one; undefined where nothing was, or the operator has read it. */
  get failure(): SaveFailure | undefined {
    return this.refusals.failure;
  }

  /** From the first question to the last answer: nothing else can be saved meanwhile. */
  get isRunning(): boolean {
    const { kind } = this.state;
    return this.isAsking || kind === "running" || kind === "slow" || kind === "unconfirmed";
  }

  /** What the last save was refused for, by the pointer of the entity; pointers are below it. */
  get problems(): ReadonlyMap<string, readonly Problem[]> {
    return this.refusals.byEntity;
  }

  /** Every save asks every approver until the returned function is called. */
  approveWith(approver: Approver): () => void {
    this.approvers.add(approver);
    return () => this.approvers.delete(approver);
  }

  /** Told when a saved rename has moved an entity, so that its page can follow. */
  onRename(listener: (rename: DoneRename) => void): () => void {
    return this.draft.onRename(listener);
  }

  /** Saves some edits of the draft. @param asList what is sent in place of their patch @returns whether they are saved, once that is known */
  async commit(edits: DraftEdits, asList?: ListWrite, terms?: SaveTerms): Promise<boolean> {
    if (this.isRunning) return false;
    this.dismissFailure();
    return (await this.start(edits, { isPress: false, isBeside: false, asList, terms })) === true;
  }

  /**
   * As `commit`, once nothing else is being saved: for edits that are saved as they are made, and wait in the draft like
   * any other where they are refused. `edits` are those of then.
   */
  async commitNext(edits: () => DraftEdits): Promise<boolean> {
    return (await this.startNext(edits, { isPress: false, isBeside: false })) === true;
  }

  /**
   * As `commitNext`, for edits that stay nowhere where they are refused.
   * @returns what it was refused for, where it was
   */
  commitPress(edits: () => DraftEdits): Promise<SaveOutcome> {
    return this.startNext(edits, { isPress: true, isBeside: false });
  }

  /**
   * As `commitPress`, for edits that were never in the draft: what it holds of the same settings is kept, over what was saved.
   * @param isAgain part of the same press: what others were refused for meanwhile stands
   * @returns what it was refused for, where it was
   */
  commitBeside(edits: () => DraftEdits, terms?: SaveTerms, isAgain = false): Promise<SaveOutcome> {
    return this.startNext(edits, { isPress: true, isBeside: true, terms }, isAgain);
  }

  private async startNext(edits: () => DraftEdits, way: SaveWay, isAgain = false): Promise<SaveOutcome> {
    // An older one is done with. What is refused from now on, while this one waits, stands for the operator to see.
    if (this.isFree && !isAgain) this.dismissFailure();
    const { login } = this;
    while (!this.isFree) await when(() => this.isFree);
    return login === this.login && this.start(edits(), way);
  }

  /** For who waits: looked at again after each wait, as another may have been quicker, and nothing awaited before the start. */
  private get isFree(): boolean {
    return !this.isRunning && !this.isBehind;
  }

  private async start(edits: DraftEdits, way: SaveWay): Promise<SaveOutcome> {
    const conflicts = conflictsOf(edits, this.config.peek(), entities);
    if (conflicts.length > 0) return this.refuse(conflictFailure(conflicts, way, this.config.peek()), way);
    const { login } = this;
    const request = { edits, patch: this.draft.patch(edits), rev: this.config.rev, login, ...way };
    if (Object.keys(request.patch).length === 0) return false;
    const verdict = await this.ask(request);
    if (login !== this.login) return false;
    // It runs before it is no longer asked about: none that waits comes in between.
    const isSaved =
      verdict === true
        ? this.begin(request)
        : verdict && this.refuse(withPlace(verdict, request, this.config.peek()), way);
    runInAction(() => (this.isAsking = false));
    return isSaved;
  }

  /** The server can be reached (again): a save whose answer was lost is sent once more, as it was. */
  async resume(): Promise<void> {
    const { unconfirmed } = this;
    if (!unconfirmed || unconfirmed === this.resending) return;
    this.resending = unconfirmed;
    const outcome = await this.resend(unconfirmed.save);
    if (unconfirmed !== this.unconfirmed) return;
    this.resending = undefined;
    if (outcome === undefined) return;
    this.unconfirmed = undefined;
    unconfirmed.tell(outcome);
  }

  /**
   * Somebody of another name goes on in this page (decision 18): nothing is sent that was asked for before, neither again
   * nor for the first time. What was sent without an answer is the draft's, to be reviewed.
   */
  giveUp(): void {
    const { unconfirmed } = this;
    this.login += 1;
    this.unconfirmed = undefined;
    this.isAsking = false;
    this.draft.endSave(false);
    this.move({ kind: "idle" });
    if (unconfirmed?.save.isBeside) this.draft.putBackUntouched(unconfirmed.save.edits);
    unconfirmed?.tell(false);
  }

  /**
   * Makes a save that is no patch of the draft, as of a text, once nothing else is being saved; shown as any other.
   * @param edits what it changes: the echo is no news from others
   * @throws what it is refused with
   */
  async follow(edits: DraftEdits, send: () => Promise<SaveAnswer>): Promise<SaveAnswer> {
    const { login } = this;
    while (!this.isFree) await when(() => this.isFree);
    if (login !== this.login) throw new Error(text("config.leftMeanwhile"));
    this.run();
    const end = this.draft.beginSave(edits);
    try {
      const answer = await send();
      // The echo may come later.
      void this.config.reach(answer.rev).then(end, end);
      if (login === this.login) this.tellSaved(answer.confirmUntilMs !== undefined);
      return answer;
    } catch (error) {
      end();
      if (login === this.login) this.move({ kind: "idle" });
      throw error;
    }
  }

  /** Says why something was not even sent; another save may be under way. */
  fail(error: unknown): false {
    const failure = this.calls.failureOf(error);
    if (this.isRunning) this.refusals.add(failure, true);
    else {
      this.dismissFailure();
      this.refuse(failure, { isPress: true });
    }
    return false;
  }

  dismissFailure(): void {
    this.refusals.clear();
  }

  private async ask(request: SaveRequest): Promise<boolean | SaveFailure> {
    runInAction(() => (this.isAsking = true));
    try {
      for (const approve of this.approvers) {
        const verdict = await approve(request);
        if (verdict !== true) return verdict;
      }
      return true;
    } catch (error) {
      return this.calls.failureOf(error);
    }
  }

  private async begin(request: QueuedSave): Promise<SaveOutcome> {
    const since = this.run();
    let save: SentSave = { ...request, operationId: this.calls.newOperationId() };
    try {
      const now = await this.calls.readUnguarded();
      if (save.login !== this.login) return false;
      const conflicts = now ? conflictsOf(save.edits, now, entities) : [];
      if (conflicts.length > 0)
        return this.refuseOver({ ...save, rev: undefined }, conflictFailure(conflicts, save, this.config.peek()));
      if (now) save = { ...save, patch: patchOf(save.edits, now, entities), rev: undefined };
    } catch (error) {
      // Nothing was sent yet.
      if (save.login !== this.login) return false;
      return this.refuse(withPlace(this.calls.failureOf(error), save, this.config.peek()), save);
    }
    // What the draft has not sent comes to it as news: its own edits of the same lists are brought together with it.
    if (!save.isBeside) this.draft.beginSave(save.edits);
    try {
      return this.finish(save, await this.calls.write(save));
    } catch (error) {
      const failure = this.calls.failureOf(error);
      if (save.login !== this.login) return false;
      return failure.kind === "unreachable"
        ? this.keep(save, since, failure.message)
        : this.refuseOver(save, withPlace(failure, save, this.config.peek()));
    }
  }

  private keep(save: SentSave, since: number, message: string): Promise<SaveOutcome> {
    this.move({ kind: "unconfirmed", since, message });
    return new Promise((tell) => {
      this.unconfirmed = { save, tell };
    });
  }

  /** @returns whether it is saved, undefined while that is still not known */
  private async resend(save: SentSave): Promise<SaveOutcome | undefined> {
    try {
      const now = await this.calls.readUnguarded();
      if (save.login !== this.login) return undefined;
      if (now && isIn(now, save.patch)) return this.finish(save, { rev: undefined });
      const conflicts = now ? conflictsOf(save.edits, now, entities) : [];
      if (conflicts.length > 0)
        return this.refuseOver({ ...save, rev: undefined }, conflictFailure(conflicts, save, this.config.peek()));
      return this.finish(save, await this.calls.write(save));
    } catch (error) {
      const failure = this.calls.failureOf(error);
      return undecidedKinds.has(failure.kind) || save.login !== this.login
        ? undefined
        : this.refuseOver(save, withPlace(failure, save, this.config.peek()));
    }
  }

  private finish({ patch, edits, login }: SentSave, { rev, scheduledId, confirmUntilMs }: SaveAnswer): true {
    // For another login what was saved is news as any.
    if (login !== this.login) return true;
    const known = this.config.rev;
    const isLater = scheduledId !== undefined;
    runInAction(() => {
      // The live connection may have delivered this revision, or a later one, before the answer came. Others may have
      // saved in between: then the tree is not yet at this revision, and must not say so.
      if (!isLater && (rev === undefined || known === undefined || known < rev)) {
        const isNext = known !== undefined && rev === known + 1;
        this.config.merge(expectedEcho(patch, entities), isNext ? rev : undefined);
      }
      this.draft.endSave(!isLater);
      if (isLater) this.draft.letGo(edits);
    });
    return this.tellSaved(isLater || confirmUntilMs !== undefined);
  }

  /** @returns since when */
  private run(): number {
    const since = Date.now();
    this.move({ kind: "running", since });
    this.timer = setTimeout(() => this.move({ kind: "slow", since }), slowAfterMs);
    return since;
  }

  /** @param isOpen the sign of what waits, or the banner of what is on trial, says that; saved for good is nothing yet */
  private tellSaved(isOpen: boolean): true {
    this.move({ kind: isOpen ? "idle" : "saved" });
    this.timer = setTimeout(() => this.move({ kind: "idle" }), savedForMs);
    return true;
  }

  /** Of one that was sent over a revision: what others saved since comes with the config, and marks its conflicts at the fields. */
  private refuseOver(save: Pick<QueuedSave, "rev" | "isPress">, failure: SaveFailure): SaveFailure {
    if (failure.kind === "conflict" || failure.kind === "gone") this.catchUp(save.rev);
    return this.refuse(failure, save);
  }

  private refuse(failure: SaveFailure, { isPress }: Pick<QueuedSave, "isPress">): SaveFailure {
    this.draft.endSave(false);
    this.refusals.add(failure, isPress);
    this.refusals.showAtFields(failure.problems);
    this.move({ kind: "idle" });
    return failure;
  }

  /** Until what others have saved, for which a save was refused, has come, or does not come. */
  async caughtUp(): Promise<void> {
    await when(() => !this.isBehind);
  }

  private catchUp(rev: number | undefined): void {
    this.calls.refresh();
    // It may have come before the refusal did.
    if (rev === undefined || this.config.rev !== rev) return;
    this.isBehind = true;
    const end = action(() => (this.isBehind = false));
    when(() => this.config.rev !== rev, { timeout: caughtUpAfterMs }).then(end, end);
  }

  private move(state: SaveState): void {
    clearTimeout(this.timer);
    runInAction(() => (this.state = state));
  }
}

function isIn(config: JsonObject, patch: JsonObject): boolean {
  return deepEqual(applyMergePatch(config, patch), config);
}
