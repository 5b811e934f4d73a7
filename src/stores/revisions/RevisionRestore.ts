import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { ApiError } from "../../api/ApiError.ts";
import type { RevisionRow } from "../../api/areas/revisionsApi.ts";
import { entities } from "../../generated/entities.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import type { Change } from "../../model/diff/Change.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import { sliceOf } from "../../model/draft/draftSlices.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";
import type { JsonObject } from "../../model/Json.ts";
import { planRestore, type RestoreNote, type RestorePlan } from "../../model/revisions/restorePlan.ts";
import { dayInWords, knownZone } from "../../model/units/zonedTime.ts";
import { compareText } from "../../texts/en/compare.ts";
import { savingStoresOf } from "../saving/savingStores.ts";
import type { Stores } from "../Stores.ts";
import { readRenames, servedBefore } from "./formerRevisions.ts";
import { resultInSlices } from "./inSlices.ts";

/** A revision as it was read, and what of it is wanted. */
interface FormerRevision {
  readonly row: RevisionRow;
  readonly config: JsonObject;
  /** Undefined where the server does not tell of names. */
  readonly renames: readonly Rename[] | undefined;
  readonly scope: ConfigPath;
}

/** How far the taking back is: read, asked about, done, or not done. */
type RestoreState =
  | { readonly kind: "none" | "undone" }
  | { readonly kind: "reading" | "asking"; readonly rev: number }
  | { readonly kind: "failed"; readonly message: string }
  | {
      readonly kind: "done";
      readonly rev: number;
      readonly count: number;
      readonly scope: ConfigPath;
      readonly notes: readonly RestoreNote[];
    };

/** A plan, and what it was made of. */
interface Planned {
  readonly of: FormerRevision;
  readonly rev: number | undefined;
  readonly edits: DraftEdits;
  readonly plan: RestorePlan;
}

/** What stands in the draft where a revision was put into it, and what stood there before. */
interface Put {
  readonly before: DraftEdits;
  readonly after: DraftEdits;
  readonly own: DraftEdits;
}

/** Takes a former configuration, or a part of one, into the draft: nothing is saved by it. */
export class RevisionRestore {
  state: RestoreState = { kind: "none" };
  /** What would become of the draft; undefined where nothing is asked. It follows what others save, and what is edited. */
  plan: RestorePlan | undefined = undefined;
  private former: FormerRevision | undefined = undefined;
  private planned: Planned | undefined = undefined;
  /** Under way: whoever asks meanwhile waits for the same. */
  private making: { readonly of: FormerRevision; readonly plan: Promise<RestorePlan | undefined> } | undefined =
    undefined;
  private put: Put | undefined = undefined;
  /** What was asked for last, once more. */
  private again: () => Promise<boolean> = async () => false;
  /** Counts the questions, to tell the answer of an older one. */
  private turn = 0;

  constructor(private readonly stores: Stores) {
    makeAutoObservable<this, "stores" | "former" | "planned" | "making" | "put" | "again" | "turn">(this, {
      stores: false,
      state: observableRef,
      plan: observableRef,
      former: false,
      planned: false,
      making: false,
      put: observableRef,
      again: false,
      turn: false,
    });
    reaction(
      () => stores.draft.edits,
      (edits) => this.forgetGone(edits),
    );
    reaction(
      () => this.state.kind === "asking" && [stores.config.readWhole(), stores.draft.edits],
      () => void this.follow(),
    );
  }

  /**
   * Puts a revision into the draft: all of it, or the entity or setting at a path, by its name of then or of today. Where
   * that would take edits from the draft, or delete something, `plan` is there to be asked about first.
   * @returns whether it is in the draft now
   */
  async restoreIntoDraft(rev: number, scope: ConfigPath = []): Promise<boolean> {
    const turn = this.begin(rev, () => this.restoreIntoDraft(rev, scope));
    try {
      const former = await this.read(rev, scope);
      if (turn !== this.turn) return false;
      this.former = former;
      const plan = await this.makePlan(former);
      if (plan === undefined) return false;
      if (!isToBeAsked(plan)) {
        this.putIntoDraft(plan, former);
        return true;
      }
      runInAction(() => {
        this.plan = plan;
        this.state = { kind: "asking", rev };
      });
      return false;
    } catch (error) {
      if (turn === this.turn) this.fail(rev, error);
      return false;
    }
  }

  /** Asks once more for what failed. */
  retry(): Promise<boolean> {
    return this.again();
  }

  /** The same as it was before a revision came: what that has deleted comes back, what it has created goes. */
  async restoreFromBefore(rev: number, scope: ConfigPath = []): Promise<boolean> {
    const turn = this.begin(rev, () => this.restoreFromBefore(rev, scope));
    try {
      const before = await servedBefore(await this.stores.calls.revisions(), rev);
      if (turn !== this.turn) return false;
      if (before === undefined) throw new Error(compareText("compare.noneBefore", { rev }));
      return await this.restoreIntoDraft(before.rev, scope);
    } catch (error) {
      if (turn === this.turn) this.fail(rev, error);
      return false;
    }
  }

  /** The edits that would be lost, in words. */
  get lost(): readonly Change[] {
    const lost = this.plan?.lost;
    return lost === undefined ? [] : describeChanges(lost, this.stores.config.peek(), entities);
  }

  /** Whether what was put into the draft is all that was done to it since. */
  get canUndo(): boolean {
    return this.state.kind === "done" && this.put?.after === this.stores.draft.edits;
  }

  /** Puts what is shown into the draft, whatever that takes from it; what has become another plan by now is shown first. */
  async confirm(): Promise<void> {
    const { former, plan: shown } = this;
    if (former === undefined) return;
    const plan = await this.planOrFail(former);
    if (plan !== undefined && plan === shown) this.putIntoDraft(plan, former);
  }

  /** Of ten thousand streams it takes its time, in which the page goes on; what is changed meanwhile is looked at anew. */
  private makePlan(former: FormerRevision): Promise<RestorePlan | undefined> {
    if (this.making?.of === former) return this.making.plan;
    const making = { of: former, plan: this.planAnew(former) };
    this.making = making;
    const forget = (): void => {
      if (this.making === making) this.making = undefined;
    };
    making.plan.then(forget, forget);
    return making.plan;
  }

  /** While a question is open: undefined, and told, where it cannot be planned. */
  private async planOrFail(former: FormerRevision): Promise<RestorePlan | undefined> {
    try {
      return await this.makePlan(former);
    } catch (error) {
      if (this.former === former) this.fail(former.row.rev, error);
      return undefined;
    }
  }

  private async planAnew(former: FormerRevision): Promise<RestorePlan | undefined> {
    const { config, draft } = this.stores;
    const isCurrent = () => this.former === former;
    const isOfNow = ({ of, rev, edits }: Planned) => of === former && rev === config.rev && edits === draft.edits;
    const { config: whole, renames, scope } = former;
    while (isCurrent() && (this.planned === undefined || !isOfNow(this.planned))) {
      const { rev } = config;
      const { edits } = draft;
      const steps = planRestore({ former: whole, now: config.peek(), renames, edits, scope }, entities);
      const plan = await resultInSlices(steps, isCurrent);
      if (plan !== undefined) this.planned = { of: former, rev, edits, plan };
    }
    return isCurrent() ? this.planned?.plan : undefined;
  }

  private async follow(): Promise<void> {
    const { former } = this;
    const plan = former && (await this.planOrFail(former));
    runInAction(() => {
      if (plan !== undefined) this.plan = plan;
    });
  }

  private putIntoDraft(plan: RestorePlan, { row }: FormerRevision): void {
    const { draft } = this.stores;
    const before = draft.edits;
    draft.putAll(plan.edits);
    draft.forgetDiscarded();
    const own = sliceOf(draft.edits, [plan.scope]);
    // Where nothing was to be put there, nothing is to be undone, not even what an earlier one has put there.
    this.put = own.size > 0 ? { before, after: draft.edits, own } : undefined;
    if (own.size > 0) this.propose(row, plan.scope);
    this.forgetQuestion();
    this.state = { kind: "done", rev: row.rev, count: own.size, scope: plan.scope, notes: plan.notes };
  }

  private forgetQuestion(): void {
    this.former = undefined;
    this.planned = undefined;
    this.plan = undefined;
  }

  /** Nothing is put into the draft, or no more is to be said of it. */
  dismiss(): void {
    this.turn += 1;
    this.forgetQuestion();
    this.state = { kind: "none" };
  }

  /** The draft is what it was. */
  undo(): void {
    const { put, canUndo } = this;
    if (put === undefined || !canUndo) return;
    const { review } = savingStoresOf(this.stores);
    this.stores.draft.putBackEach([[]], put.before);
    review.forgetRestored();
    this.put = undefined;
    this.state = { kind: "undone" };
  }

  /** Saved or discarded: nothing is to be said of it any more. */
  private forgetGone(edits: DraftEdits): void {
    const { put, state } = this;
    if (state.kind !== "done" || put === undefined) return;
    if ([...put.own.keys()].some((pointer) => edits.has(pointer))) return;
    this.put = undefined;
    this.state = { kind: "none" };
  }

  /** @returns the number of this question */
  private begin(rev: number, again: () => Promise<boolean>): number {
    this.again = again;
    this.turn += 1;
    this.forgetQuestion();
    this.state = { kind: "reading", rev };
    return this.turn;
  }

  private async read(rev: number, scope: ConfigPath): Promise<FormerRevision> {
    const { calls, config } = this.stores;
    const revisions = await calls.revisions();
    const [{ revisions: rows }, whole, renames] = await Promise.all([
      revisions.list({}, { before: rev + 1, limit: 1 }),
      revisions.config(rev),
      readRenames(this.stores, rev),
    ]);
    const row = rows.find((one) => one.rev === rev);
    if (row === undefined) throw new ApiError("not-found", compareText("compare.notKept", { rev }));
    if (!config.hasConfig) throw new Error(compareText("compare.noConfig"));
    return { row, config: whole, renames, scope };
  }

  private fail(rev: number, error: unknown): void {
    const isGone = error instanceof ApiError && error.kind === "not-found";
    const message = error instanceof Error ? error.message : String(error);
    this.state = { kind: "failed", message: isGone ? compareText("compare.notKept", { rev }) : message };
  }

  /** The save is to say where it comes from. */
  private propose({ rev, at }: RevisionRow, scope: ConfigPath): void {
    const { review } = savingStoresOf(this.stores);
    const day = dayInWords(at, Date.now(), knownZone(this.stores.serverInfo.info?.time_zone));
    const comment =
      scope.length === 0
        ? compareText("compare.comment", { rev, day })
        : compareText("compare.commentOf", { rev, day, what: placeInWords(scope, entities) });
    review.noteRestored(comment);
  }
}

const known = new WeakMap<object, RevisionRestore>();

/** One a console: what it has put into the draft can be undone on any page that shows it. */
export function revisionRestoreOf(stores: Stores): RevisionRestore {
  const before = known.get(stores.draft);
  if (before !== undefined) return before;
  const made = new RevisionRestore(stores);
  known.set(stores.draft, made);
  return made;
}

function isToBeAsked({ lost, notes }: RestorePlan): boolean {
  return lost.size > 0 || notes.some(({ kind }) => kind === "deleted");
}
