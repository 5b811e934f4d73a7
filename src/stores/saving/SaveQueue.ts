import { makeAutoObservable, observableRef, runInAction, when } from "mobx";
import type { ListWrite, SaveAnswer, SaveTerms } from "../../api/configApi.ts";
import type { SaveFailure } from "../../api/saveFailure.ts";
import { entities } from "../../generated/entities.ts";
import { deepEqual, type JsonObject } from "../../model/Json.ts";
import { conflictsOf } from "../../model/draft/draftConflicts.ts";
import { patchOf } from "../../model/draft/draftSlices.ts";
import { applyMergePatch } from "../../model/merge/mergePatch.ts";
import { text } from "../../texts/text.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import type { DraftStore } from "../editing/DraftStore.ts";
import type { DoneRename } from "../editing/RenamesByOthers.ts";
import { expectedEcho } from "../editing/arrivedEdits.ts";
import { RefusedProblems } from "./RefusedProblems.ts";
import type { Approver, SaveRequest } from "./approvers.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** A request under the name by which the server knows it again. */
interface SentSave extends SaveRequest {
  readonly operationId: string;
}

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

/** A save whose answer was lost, and who waits to hear of it. */
interface UnconfirmedSave {
  readonly save: SentSave;
  readonly tell: (isSaved: boolean) => void;
}

/**
 * Saves slices of the draft, one at a time; a refused one leaves the draft as it was. A save whose connection broke is
 * kept and sent again under the same name, never anew.
 */
export class SaveQueue {
  state: SaveState = { kind: "idle" };
  failure: SaveFailure | undefined = undefined;
  /** Approvers are being asked. */
  private isAsking = false;
  private unconfirmed: UnconfirmedSave | undefined;
  private isResending = false;
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
      "draft" | "config" | "calls" | "approvers" | "refused" | "timer" | "unconfirmed" | "isResending"
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
      failure: observableRef,
    });
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
  commit(edits: DraftEdits, asList?: ListWrite, terms?: SaveTerms): Promise<boolean> {
    return this.start(edits, { isBeside: false, asList, terms });
  }

  /** As `commit`, once nothing else is being saved: for edits that are saved as they are made. `edits` are those of then. */
  async commitNext(edits: () => DraftEdits): Promise<boolean> {
    await this.settled();
    return this.commit(edits());
  }

  /** As `commitNext`, for edits that were never in the draft: what it holds of the same settings is kept, over what was saved. */
  async commitBeside(edits: () => DraftEdits, terms?: SaveTerms): Promise<boolean> {
    await this.settled();
    return this.start(edits(), { isBeside: true, terms });
  }

  private async settled(): Promise<void> {
    // Another that waited may have been quicker.
    while (this.isRunning) await when(() => !this.isRunning);
  }

  private async start(edits: DraftEdits, way: Pick<SaveRequest, "isBeside" | "asList" | "terms">): Promise<boolean> {
    if (this.isRunning) return false;
    const conflicts = conflictsOf(edits, this.config.peek(), entities).length;
    if (conflicts > 0) return this.refuse(conflictFailure(conflicts), true);
    const request = { edits, patch: this.draft.patch(edits), rev: this.config.rev, ...way };
    if (Object.keys(request.patch).length === 0) return false;
    const verdict = await this.ask(request);
    if (verdict !== true) return verdict === false ? false : this.refuse(verdict);
    return this.begin(request);
  }

  /** The server can be reached (again): a save whose answer was lost is sent once more, as it was. */
  async resume(): Promise<void> {
    const { unconfirmed } = this;
    if (!unconfirmed || this.isResending) return;
    this.isResending = true;
    try {
      const isSaved = await this.resend(unconfirmed.save);
      if (isSaved === undefined) return;
      this.unconfirmed = undefined;
      unconfirmed.tell(isSaved);
    } finally {
      this.isResending = false;
    }
  }

  dismissFailure(): void {
    this.failure = undefined;
    this.refused.set([]);
    if (this.state.kind === "failed") this.state = { kind: "idle" };
  }

  private async ask(request: SaveRequest): Promise<boolean | SaveFailure> {
    runInAction(() => {
      this.isAsking = true;
      this.dismissFailure();
    });
    try {
      for (const approve of this.approvers) {
        const verdict = await approve(request);
        if (verdict !== true) return verdict;
      }
      return true;
    } catch (error) {
      return this.calls.failureOf(error);
    } finally {
      runInAction(() => {
        this.isAsking = false;
      });
    }
  }

  private async begin(request: SaveRequest): Promise<boolean> {
    const since = Date.now();
    this.move({ kind: "running", since });
    this.timer = setTimeout(() => this.move({ kind: "slow", since }), slowAfterMs);
    let save: SentSave = { ...request, operationId: this.calls.newOperationId() };
    try {
      const now = await this.calls.readUnguarded();
      const conflicts = now ? conflictsOf(save.edits, now, entities).length : 0;
      if (conflicts > 0) return this.refuse(conflictFailure(conflicts));
      if (now) save = { ...save, patch: patchOf(save.edits, now, entities), rev: undefined };
    } catch (error) {
      // Nothing was sent yet.
      return this.refuse(this.calls.failureOf(error));
    }
    // What the draft has not sent comes to it as news: its own edits of the same lists are brought together with it.
    if (!save.isBeside) this.draft.beginSave(save.edits);
    try {
      return this.finish(save, await this.calls.write(save));
    } catch (error) {
      const failure = this.calls.failureOf(error);
      return failure.kind === "unreachable" ? this.keep(save, since, failure.message) : this.refuse(failure);
    }
  }

  private keep(save: SentSave, since: number, message: string): Promise<boolean> {
    this.move({ kind: "unconfirmed", since, message });
    return new Promise((tell) => {
      this.unconfirmed = { save, tell };
    });
  }

  /** @returns whether it is saved, undefined while that is still not known */
  private async resend(save: SentSave): Promise<boolean | undefined> {
    try {
      const now = await this.calls.readUnguarded();
      if (now && isIn(now, save.patch)) return this.finish(save, { rev: undefined });
      const conflicts = now ? conflictsOf(save.edits, now, entities).length : 0;
      if (conflicts > 0) return this.refuse(conflictFailure(conflicts));
      return this.finish(save, await this.calls.write(save));
    } catch (error) {
      const failure = this.calls.failureOf(error);
      return undecided.has(failure.kind) ? undefined : this.refuse(failure);
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
    // The sign of what waits, or the banner of what is on trial, says that; saved for good is nothing yet.
    this.move({ kind: isLater || confirmUntilMs !== undefined ? "idle" : "saved" });
    this.timer = setTimeout(() => this.move({ kind: "idle" }), savedForMs);
    return true;
  }

  private refuse(failure: SaveFailure, isKnownHere = false): false {
    this.draft.endSave(false);
    // What others saved meanwhile comes with the config, and marks its conflicts at the fields.
    if (!isKnownHere && (failure.kind === "conflict" || failure.kind === "gone")) this.calls.refresh();
    runInAction(() => {
      this.failure = failure;
    });
    this.refused.set(failure.problems);
    this.move({ kind: "failed", message: failure.message });
    return false;
  }

  private move(state: SaveState): void {
    clearTimeout(this.timer);
    runInAction(() => {
      this.state = state;
    });
  }
}

/** Failures that say nothing of a save that was sent before. */
const undecided = new Set<SaveFailure["kind"]>(["unreachable", "unauthorised", "server"]);

function conflictFailure(count: number): SaveFailure {
  return { kind: "conflict", message: text("tray.conflicts", { count }), problems: [] };
}

function isIn(config: JsonObject, patch: JsonObject): boolean {
  return deepEqual(applyMergePatch(config, patch), config);
}
