import type { JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import { Tally } from "../log/Tally.ts";
import { type ConfigChange, type ConfigParts, ServedConfig } from "./ServedConfig.ts";
import { type ConfigHistory, type ConfigRevision, locateProblems } from "./configRevisions.ts";
import { Confirmation, type PendingSave } from "./Confirmation.ts";
import { textConflictError } from "./delta/deltaConflicts.ts";
import { findNameless, forgottenBase } from "./delta/missingEntities.ts";
import { findTakenNames } from "./delta/takenNames.ts";
import { type DeltaKnowledge, type DeltaPlan, planDelta } from "./delta/planDelta.ts";
import { editByDelta } from "./delta/editByDelta.ts";
import type { HandEdit } from "./assessHandEdit.ts";
import { HandEdits } from "./HandEdits.ts";
import { listProblems, type ListedProblems, refuseProblems } from "./configProblems.ts";
import {
  type ConfigCaller,
  originOf,
  outcomeOf,
  refuseEnded,
  SaveOperations,
  type SaveAnswer,
  type SaveOutcome,
  type SaveRequest,
} from "./saves.ts";
import { presentDelta } from "./OlderNameLog.ts";
import { hashPasswords, withHashedPasswords, withLoginsOf } from "./passwords.ts";
import { type RevisionChanges, type RevisionMeta, textDigest } from "./storage/RevisionMeta.ts";
import type { RevisionStore } from "./storage/RevisionStore.ts";
import { storageError } from "./storage/ConfigStorage.ts";
import { WriterQueue } from "./storage/WriterQueue.ts";

/**
 * The config of record: the text on disk, what it says, and its revision. One save at a time; each is checked, written
 * durably, and only then told to the listeners. A failed save changes nothing.
 */
export class ConfigRecord {
  /** What came of the saves since the start. */
  readonly saves = new Tally<SaveOutcome>(["saved", "conflict", "invalid", "failed", "rolled_back"]);
  readonly #queue = new WriterQueue();
  readonly #operations: SaveOperations;
  readonly #served: ServedConfig;
  readonly #handEdits: HandEdits;
  readonly #confirmation: Confirmation;

  constructor(
    private readonly parts: ConfigParts,
    private readonly history: ConfigHistory,
    first: ConfigRevision,
  ) {
    this.#operations = new SaveOperations(parts.storage.revisions.metas);
    this.#served = new ServedConfig(parts, history, first);
    this.#handEdits = new HandEdits(parts, this.#served);
    this.#confirmation = new Confirmation({
      config: parts,
      served: this.#served,
      handEdits: this.#handEdits,
      queue: this.#queue,
      onTakenBack: () => this.saves.add("rolled_back"),
    });
  }

  get current(): ConfigRevision {
    return this.#served.current;
  }

  /** What somebody wrote into the file and cannot be taken, while it waits to be mended. */
  get handEdit(): HandEdit | undefined {
    return this.#handEdits.waiting;
  }

  /** Whether a save of this operation id was answered: sent again, it would be given that answer. */
  hasAnswered(operationId: string | undefined): boolean {
    return this.#operations.answerTo(operationId) !== undefined;
  }

  /** The save that waits to be confirmed. */
  get pendingSave(): PendingSave | undefined {
    return this.#confirmation.pending;
  }

  /** Who kept a save that waited, or took it back; `server` for its time. Known of the last one, while this server runs. */
  decidedBy(rev: number): ConfigCaller | undefined {
    return this.#confirmation.decidedBy(rev);
  }

  /** Told when a save begins to wait for its confirmation, and when it does no longer. */
  onPending(listener: () => void): () => void {
    return this.parts.pending.onChange(listener);
  }

  /** Oldest first. */
  get revisions(): readonly RevisionMeta[] {
    return this.past.metas;
  }

  /** What is kept of the past. */
  get past(): RevisionStore {
    return this.parts.storage.revisions;
  }

  async readText(rev: number): Promise<string> {
    const text = await this.past.text(rev);
    if (text !== undefined) return text;
    const isKnown = this.past.meta(rev) !== undefined;
    const words = isKnown ? `The text of revision ${rev} is damaged or lost.` : `Revision ${rev} is no longer stored.`;
    throw new ServerError("not_found", words);
  }

  onChange(listener: (change: ConfigChange) => void): () => void {
    return this.#served.onChange(listener);
  }

  /** Saves a merge patch; with `$reset: true` it is a whole config that replaces this one. */
  async apply(delta: JsonObject, request: SaveRequest): Promise<SaveAnswer> {
    const { entities, olderNames } = this.parts;
    const named = presentDelta(delta, entities);
    const answer = await this.#save(
      request,
      () => `delta ${JSON.stringify(delta)}`,
      async () => {
        refuseProblems(named.problems);
        const hashed = await hashPasswords(named.delta);
        return editByDelta(this.parts, this.current, await this.#findBase(request), hashed, knowledgeOf(request));
      },
    );
    olderNames.tellSaved(named.read);
    return answer;
  }

  /** The config of a revision; undefined where it is not kept any more. */
  async configAt(rev: number): Promise<JsonObject | undefined> {
    return rev === this.current.rev ? this.current.config : this.history.at(rev);
  }

  /** Saves a whole text. */
  saveText(text: string, request: SaveRequest): Promise<SaveAnswer> {
    return this.#saveText(text, request, (read) => read);
  }

  /** Saves the text of a former revision, with the logins of now. */
  async restore(rev: number, request: SaveRequest): Promise<SaveAnswer> {
    const asNow = (read: ConfigRevision) => withLoginsOf(this.current.config, this.parts.language, read);
    return this.#saveText(await this.readText(rev), { ...request, way: "restore" }, asNow);
  }

  #saveText(
    text: string,
    request: SaveRequest,
    adapt: (read: ConfigRevision) => ConfigRevision | Promise<ConfigRevision>,
  ): Promise<SaveAnswer> {
    return this.#save(
      request,
      () => `text ${text}`,
      async () => {
        const { language } = this.parts;
        const base = await this.#findBase(request);
        const found = await adapt(await this.#served.read(text, request.who));
        const read = await withHashedPasswords(language, found);
        if (read.document.text === this.current.document.text) return undefined;
        if (base !== this.current.config) throw textConflictError(base, this.current, read.config);
        refuseProblems(read.document.problems, read.document.unlisted);
        refuseProblems(await locateProblems(language, read, await this.#served.check(read.config)));
        return read;
      },
    );
  }

  /** The config as a delta would make it, and what it renames; nothing is changed. Throws as `apply` does. */
  async configAfter(sent: JsonObject): Promise<DeltaPlan> {
    // Somebody may save while it is checked: what was checked is what is answered.
    const { current } = this;
    const { problems, unlisted } = await this.#checkOver(current, sent);
    refuseProblems(problems, unlisted);
    return this.#planOver(current, presentDelta(sent, this.parts.entities).delta);
  }

  /**
   * What saving a delta would change now, and the delta as it may lie on a disk, without passwords in clear; nothing is
   * changed. Throws as `apply` does.
   */
  rehearse(sent: JsonObject, request: SaveRequest): Promise<RevisionChanges & { readonly delta: JsonObject }> {
    return this.#runFor(request, async () => {
      const { delta: named, problems } = presentDelta(sent, this.parts.entities);
      refuseProblems(problems);
      const delta = await hashPasswords(named);
      const base = await this.#findBase(request);
      const made = await editByDelta(this.parts, this.current, base, delta, knowledgeOf(request));
      return { delta, ...this.#served.differences(made?.config ?? this.current.config) };
    });
  }

  /**
   * What a delta that was checked before makes of the config as it is now, and whether others have changed the same since:
   * then it is not applied. @throws ServerError `gone` where it does not fit at all
   */
  async planNow(delta: JsonObject, madeFor: number | "any"): Promise<PlannedSave> {
    const { config: before, rev, keys } = this.current;
    const made = { delta, current: before, rev, keys, entities: this.parts.entities, wasFit: true };
    try {
      const base = await this.#findBase({ ifMatch: madeFor });
      return { before, plan: planDelta({ ...made, base }), hasConflicts: false };
    } catch (error) {
      if (!(error instanceof ServerError) || error.kind !== "conflict") throw error;
      return { before, plan: planDelta({ ...made, base: before }), hasConflicts: true };
    }
  }

  /** What saving a delta would be refused for; nothing is changed. Throws as `apply` does. */
  checkDelta(sent: JsonObject): Promise<ListedProblems> {
    return this.#checkOver(this.current, sent);
  }

  /** Everything that is wrong with a text; nothing is changed. */
  async checkText(text: string): Promise<ListedProblems> {
    const read = await this.#served.read(text, "");
    const found = await locateProblems(this.parts.language, read, await this.#served.check(read.config));
    return listProblems([...read.document.problems, ...found], read.document.unlisted);
  }

  /**
   * Takes over what somebody wrote into the file by hand; while it cannot be used, it is told, and nothing is written
   * over it.
   * @param anyway also where the file is the one that was read last
   */
  readHandEdit(anyway = false): Promise<void> {
    return this.#queue.run(() => this.#handEdits.read(anyway));
  }

  /**
   * Keeps a waiting hand edit as a revision of its own and puts the text that is served back into the file.
   * @param id of the edit as it was looked at
   * @returns the number under which it can be read
   */
  putHandEditAside(id: string, caller: ConfigCaller): Promise<{ readonly rev: number }> {
    return this.#runFor(caller, () => this.#handEdits.putAside(id, caller.who));
  }

  /** Takes a waiting hand edit as the rewriting of the forms mends it. Throws `invalid` where that mends it not. */
  mendHandEdit(id: string, caller: ConfigCaller): Promise<SaveAnswer> {
    return this.#runFor(caller, async () => {
      await this.#handEdits.mend(id);
      return { rev: this.current.rev };
    });
  }

  /** The save that was to be confirmed stays. Throws `gone` when it has been taken back, or never was to be confirmed. */
  confirm(rev: number, caller: ConfigCaller): Promise<SaveAnswer> {
    return this.#confirmation.keep(rev, caller);
  }

  /** Takes the save that waits to be confirmed back at once; answers the new revision. Throws `gone` as `confirm` does. */
  undo(rev: number, caller: ConfigCaller): Promise<SaveAnswer> {
    return this.#confirmation.undo(rev, caller);
  }

  /** Marks a revision that is known to work, or none. @throws ServerError for one that could not be restored */
  markRescue(rev: number | undefined, caller: ConfigCaller): Promise<void> {
    return this.#runFor(caller, async () => {
      if (rev !== undefined) await this.readText(rev);
      if (rev !== undefined && this.past.meta(rev)?.aside === true)
        throw new ServerError("bad_request", `Revision ${rev} was put aside and never served: it is no rescue.`);
      if (rev !== undefined && this.pendingSave?.rev === rev)
        throw new ServerError("conflict", `Revision ${rev} waits to be confirmed. Keep it first, then mark it.`);
      await this.past.markRescue(rev).catch(refuseToStore);
    });
  }

  /** Resolves when every save that was begun is done. */
  async close(): Promise<void> {
    this.parts.pending.stop();
    await this.#queue.idle();
  }

  /** At start: goes on waiting for the confirmation that a server killed in the meantime was waiting for. */
  async resumePending(): Promise<void> {
    await this.parts.pending.resume(this.current.rev);
  }

  /** Of what waits to be confirmed since before the start. */
  startClock(): void {
    if (this.parts.pending.open !== undefined) this.#confirmation.start();
  }

  /** In its turn, for who is still let in by then. */
  #runFor<Result>(caller: ConfigCaller, work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(() => {
      refuseEnded(caller);
      return work();
    });
  }

  #save(request: SaveRequest, sent: () => string, make: MakeConfig): Promise<SaveAnswer> {
    const digest = request.operationId === undefined ? undefined : textDigest(sent());
    const saved = this.#runFor(request, () => this.#saveNext(request, digest, make));
    saved.catch((error: unknown) => this.saves.add(outcomeOf(error)));
    return saved;
  }

  async #saveNext(request: SaveRequest, sent: string | undefined, make: MakeConfig): Promise<SaveAnswer> {
    const { operationId, who } = request;
    const known = this.#operations.answerTo(operationId, sent);
    if (known !== undefined) return known;
    this.#confirmation.refuseOthers();
    await this.#handEdits.saveOnTop(async () => {
      const made = await make();
      if (made !== undefined) await this.#commit({ ...made, ...this.#served.next(who) }, request);
    });
    const operation = operationId === undefined ? {} : { operation_id: operationId };
    const { open } = this.parts.pending;
    const answer = {
      rev: this.current.rev,
      ...operation,
      ...(open === undefined ? {} : { confirm_until: open.until }),
    };
    if (operationId !== undefined) this.#operations.remember(operationId, answer, sent);
    this.saves.add("saved");
    return answer;
  }

  async #commit(revision: ConfigRevision, request: SaveRequest): Promise<void> {
    const { pending } = this.parts;
    const { operationId, session, confirmWithinS } = request;
    const isWaiting = confirmWithinS !== undefined;
    if (confirmWithinS !== undefined) {
      const previous = this.current.rev;
      const terms = { previous, seconds: confirmWithinS, ...(session === undefined ? {} : { session }) };
      await pending.begin(revision, terms).catch(refuseToStore);
    }
    try {
      await this.#served.commit(revision, { origin: originOf(request), operationId, session, isWaiting });
    } catch (error) {
      await pending.end();
      throw error;
    }
    this.#handEdits.forget();
    this.#confirmation.forget();
    if (isWaiting) this.#confirmation.start();
  }

  async #checkOver(current: ConfigRevision, sent: JsonObject): Promise<ListedProblems> {
    const { config } = current;
    const { entities } = this.parts;
    const { delta, problems } = presentDelta(sent, entities);
    if (problems.length > 0) return listProblems(problems);
    const nameless = delta["$reset"] === true ? [] : findNameless({ delta, base: config, current: config, entities });
    if (nameless.length > 0) return listProblems(nameless);
    const plan = this.#planOver(current, delta);
    return listProblems([...findTakenNames(delta, config, entities), ...(await this.#served.check(plan.config))]);
  }

  #planOver({ config, rev, keys }: ConfigRevision, delta: JsonObject): DeltaPlan {
    return planDelta({ delta, base: config, current: config, rev, keys, entities: this.parts.entities });
  }

  /** The config that a save was made for. */
  async #findBase({ ifMatch }: Pick<SaveRequest, "ifMatch">): Promise<JsonObject> {
    const { rev, config } = this.current;
    if (ifMatch === undefined) {
      throw new ServerError("revision_required", 'Say which revision this is for: send the header If-Match: "REV".', {
        rev,
      });
    }
    if (ifMatch === "any" || ifMatch === rev) return config;
    if (ifMatch > Math.max(rev, this.past.metas.at(-1)?.rev ?? 0)) throw neverMade(ifMatch, rev);
    // A revision that nobody knows any more: everything may have changed since.
    return (await this.history.at(ifMatch)) ?? forgottenBase;
  }
}

/** What a save says of its delta beside the delta itself. */
function knowledgeOf({ toldRenames, scheduled }: SaveRequest): DeltaKnowledge {
  return { toldRenames, wasFit: scheduled !== undefined };
}

/** A save that is looked at and not made. */
interface PlannedSave {
  readonly before: JsonObject;
  readonly plan: DeltaPlan;
  readonly hasConflicts: boolean;
}

type MakeConfig = () => Promise<Pick<ConfigRevision, "config" | "keys" | "document"> | undefined>;

/** A revision ahead of all that there are: nothing can be said of what has changed since. */
function neverMade(asked: number, rev: number): ServerError {
  const words = `There has been no revision ${asked} here, the newest is ${rev}: this is another server, or a backup was put back.`;
  return new ServerError("conflict", `${words} Read the configuration again.`, { rev });
}

function refuseToStore(error: unknown): never {
  throw storageError(error);
}
