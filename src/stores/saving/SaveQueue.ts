import { action, makeAutoObservable, observableRef, reaction, runInAction, when } from "mobx";
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
import { conflictFailure, inOne, type Press, RefusedProblems, undecidedKinds, withPlace } from "./RefusedProblems.ts";
import type { Approver, SaveRequest } from "./approvers.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** What is asked for, and how. */
type QueuedSave = SaveRequest & Press;

/** A request under the name by which the server knows it again. */
interface SentSave extends QueuedSave {
  readonly operationId: string;
}

/** What is kept of refusals. */
type Refused = "failures" | "undecided";

type SaveWay = Pick<QueuedSave, "isPress" | "isBeside" | "asList" | "terms">;

/** True: it is saved. False: there was nothing to save, something else was under way, or the operator said no. */
type SaveOutcome = boolean | SaveFailure;

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
  | { readonly kind: "saved" }
  | { readonly kind: "failed"; readonly message: string };

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
  /** What was refused since the operator began, one by one: presses that wait for each other are told each. */
  private failures: readonly SaveFailure[] = [];
  /** Approvers are being asked. */
  private isAsking = false;
  /** Others have saved, and what they saved has not come yet: what is made now would be refused as well. */
  private isBehind = false;
  private unconfirmed: UnconfirmedSave | undefined;
  private isResending = false;
  /** The refusal of edits that stay in the draft, for the operator to decide. */
  private undecided: SaveFailure | undefined;
  private readonly approvers = new Set<Approver>();
  private readonly refused: RefusedProblems;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly draft: DraftStore,
    private readonly config: ConfigStore,
    private readonly calls: SaveCalls,
  ) {
    this.refused = new RefusedProblems(draft);
    makeAutoObservable<
      this,
      "draft" | "config" | "calls" | "approvers" | "refused" | "timer" | "unconfirmed" | "isResending" | Refused
    >(this, {
      draft: false,
      config: false,
      calls: false,
      approvers: false,
      refused: false,
      timer: false,
      unconfirmed: false,
      isResending: false,
      state: observableRef,
      failures: observableRef,
      undecided: observableRef,
    });
    // Once all is decided there is nothing left of which it speaks. What a press was refused for is in no draft.
    reaction(
      () => (this.undecided?.kind === "conflict" ? this.draft.conflicts.length : 0),
      (open, before) => {
        if (open === 0 && before > 0 && this.undecided !== undefined) this.withdraw(this.undecided);
      },
    );
  }

  /** What was refused, in one; undefined where nothing was, or the operator has read it. */
  get failure(): SaveFailure | undefined {
    return inOne(this.failures);
  }

  /** From the first question to the last answer: nothing else can be saved meanwhile. */
  get isRunning(): boolean {
    const { kind } = this.state;
    return this.isAsking || kind === "running" || kind === "slow" || kind === "unconfirmed";
  }

  /** What the last save was refused for, by the pointer of the entity; pointers are below it. */
  get problems(): ReadonlyMap<string, readonly Problem[]> {
    return this.refused.byEntity;
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
   * As `commit`, once nothing else is being saved: for edits that are saved as they are made. `edits` are those of then.
   * @param isKept a refused one stays in the draft, and waits there like any other
   */
  async commitNext(edits: () => DraftEdits, isKept = false): Promise<boolean> {
    return (await this.startNext(edits, { isPress: !isKept, isBeside: false })) === true;
  }

  /**
   * As `commitNext`, for edits that were never in the draft: what it holds of the same settings is kept, over what was saved.
   * @param isAgain part of the same press: what others were refused for meanwhile stands
   * @returns what it was refused for, where it was
   */
  commitBeside(edits: () => DraftEdits, terms?: SaveTerms, isAgain = false): Promise<SaveOutcome> {
    return this.startNext(edits, { isPress: true, isBeside: true, terms }, isAgain);
  }

  private async startNext(edits: () => DraftEdits, way: SaveWay, isAgain = false): Promise<SaveOutcome> {
    // An older one is done with. What is refused from now on, while this one waits, stands for the operator to see.
    if (!this.isRunning && !this.isBehind && !isAgain) this.dismissFailure();
    // Another that waited may have been quicker; from the last look to the start none comes in between.
    while (this.isRunning || this.isBehind) await when(() => !this.isRunning && !this.isBehind);
    return this.start(edits(), way);
  }

  private async start(edits: DraftEdits, way: SaveWay): Promise<SaveOutcome> {
    const outcome = await this.send(edits, way);
    if (!way.isPress) runInAction(() => (this.undecided = typeof outcome === "boolean" ? undefined : outcome));
    return outcome;
  }

  private async send(edits: DraftEdits, way: SaveWay): Promise<SaveOutcome> {
    const conflicts = conflictsOf(edits, this.config.peek(), entities);
    if (conflicts.length > 0) return this.refuse(conflictFailure(conflicts, way, this.config.peek()));
    const request = { edits, patch: this.draft.patch(edits), rev: this.config.rev, ...way };
    if (Object.keys(request.patch).length === 0) return false;
    const verdict = await this.ask(request);
    // It runs before it is no longer asked about: none that waits comes in between.
    const isSaved =
      verdict === true ? this.begin(request) : verdict && this.refuse(withPlace(verdict, request, this.config.peek()));
    runInAction(() => {
      this.isAsking = false;
    });
    return isSaved;
  }

  /** The server can be reached (again): a save whose answer was lost is sent once more, as it was. */
  async resume(): Promise<void> {
    const { unconfirmed } = this;
    if (!unconfirmed || this.isResending) return;
    this.isResending = true;
    try {
      const outcome = await this.resend(unconfirmed.save);
      if (outcome === undefined) return;
      this.unconfirmed = undefined;
      unconfirmed.tell(outcome);
    } finally {
      this.isResending = false;
    }
  }

  /** Shows a save that is sent beside the draft, as a text is, as any other. @throws what it is refused with */
  async follow(sent: Promise<SaveAnswer>): Promise<SaveAnswer> {
    this.run();
    try {
      const answer = await sent;
      this.tellSaved(answer.confirmUntilMs !== undefined);
      return answer;
    } catch (error) {
      this.move({ kind: "idle" });
      throw error;
    }
  }

  /** Says why something was not even sent; another save may be under way. */
  fail(error: unknown): false {
    const failure = this.calls.failureOf(error);
    if (this.isRunning) this.failures = [...this.failures, failure];
    else {
      this.dismissFailure();
      this.refuse(failure);
    }
    return false;
  }

  dismissFailure(): void {
    this.failures = [];
    this.undecided = undefined;
    this.refused.set([]);
    if (this.state.kind === "failed") this.state = { kind: "idle" };
  }

  /** It is settled otherwise; what else was refused stands. */
  withdraw(failure: SaveFailure): void {
    this.keepFailures((one) => one !== failure);
  }

  /** What something of this kind was refused for holds no more. */
  withdrawEach(kind: SaveFailure["kind"]): void {
    if (this.hasFailed(kind)) this.keepFailures((one) => one.kind !== kind);
  }

  hasFailed(kind: SaveFailure["kind"]): boolean {
    return this.failures.some((one) => one.kind === kind);
  }

  private keepFailures(stands: (failure: SaveFailure) => boolean): void {
    const others = this.failures.filter(stands);
    if (others.length === 0) this.dismissFailure();
    else this.failures = others;
  }

  private async ask(request: SaveRequest): Promise<boolean | SaveFailure> {
    runInAction(() => {
      this.isAsking = true;
    });
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
      const conflicts = now ? conflictsOf(save.edits, now, entities) : [];
      if (conflicts.length > 0) return this.refuseOver(undefined, conflictFailure(conflicts, save, this.config.peek()));
      if (now) save = { ...save, patch: patchOf(save.edits, now, entities), rev: undefined };
    } catch (error) {
      // Nothing was sent yet.
      return this.refuse(withPlace(this.calls.failureOf(error), save, this.config.peek()));
    }
    // What the draft has not sent comes to it as news: its own edits of the same lists are brought together with it.
    if (!save.isBeside) this.draft.beginSave(save.edits);
    try {
      return this.finish(save, await this.calls.write(save));
    } catch (error) {
      const failure = this.calls.failureOf(error);
      return failure.kind === "unreachable"
        ? this.keep(save, since, failure.message)
        : this.refuseOver(save.rev, withPlace(failure, save, this.config.peek()));
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
      if (now && isIn(now, save.patch)) return this.finish(save, { rev: undefined });
      const conflicts = now ? conflictsOf(save.edits, now, entities) : [];
      if (conflicts.length > 0) return this.refuseOver(undefined, conflictFailure(conflicts, save, this.config.peek()));
      return this.finish(save, await this.calls.write(save));
    } catch (error) {
      const failure = this.calls.failureOf(error);
      return undecidedKinds.has(failure.kind) ? undefined : this.refuseOver(save.rev, failure);
    }
  }

  private finish({ patch, edits }: SentSave, { rev, scheduledId, confirmUntilMs }: SaveAnswer): true {
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
  private refuseOver(rev: number | undefined, failure: SaveFailure): SaveFailure {
    if (failure.kind === "conflict" || failure.kind === "gone") this.catchUp(rev);
    return this.refuse(failure);
  }

  private refuse(failure: SaveFailure): SaveFailure {
    this.draft.endSave(false);
    runInAction(() => {
      this.failures = [...this.failures, failure];
    });
    this.refused.set(failure.problems);
    this.move({ kind: "failed", message: failure.message });
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
    runInAction(() => {
      this.state = state;
    });
  }
}

function isIn(config: JsonObject, patch: JsonObject): boolean {
  return deepEqual(applyMergePatch(config, patch), config);
}
