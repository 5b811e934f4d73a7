import { createMergePatch } from "../../src/model/patch/createMergePatch.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import { checkNames } from "./checkNames.ts";
import type { ConfDocument } from "./ConfDocument.ts";
import type { ConfigChange } from "./ConfigChange.ts";
import type { ConfigHistory } from "./ConfigHistory.ts";
import type { ConfigParts } from "./ConfigParts.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";
import type { ConfigRevision } from "./ConfigRevision.ts";
import { conflictsOfText } from "./delta/conflictsOfText.ts";
import { findNameless, forgottenBase } from "./delta/findGhosts.ts";
import { findRenames } from "./delta/findRenames.ts";
import { findTakenNames } from "./delta/findTakenNames.ts";
import { planDelta } from "./delta/planDelta.ts";
import { summarise } from "./delta/summarise.ts";
import { touchedEntities } from "./delta/touchedEntities.ts";
import { editByDelta } from "./editByDelta.ts";
import { looksDamaged } from "./looksDamaged.ts";
import { Operations } from "./Operations.ts";
import { hashPasswords } from "./passwords/hashPasswords.ts";
import { withHashedPasswords } from "./passwords/withHashedPasswords.ts";
import { readRevision } from "./readRevision.ts";
import { refuseProblems } from "./refuseProblems.ts";
import type { SaveAnswer } from "./SaveAnswer.ts";
import type { SaveRequest } from "./SaveRequest.ts";
import type { RevisionMeta } from "./storage/RevisionMeta.ts";
import { storageError } from "./storage/storageError.ts";
import { WriterQueue } from "./storage/WriterQueue.ts";
import { withoutImpliedPlaces } from "./delta/withoutImpliedPlaces.ts";
import { verdictOf } from "./verdictOf.ts";

/** What is known of a revision beside its content. */
interface Commit {
  readonly operationId?: string | undefined;
  readonly session?: string | undefined;
  readonly confirmWithinS?: number | undefined;
  readonly isOnDisk?: boolean;
  readonly keepPrevious?: boolean;
}

/**
 * The config of record: the text on disk, what it says, and its revision. One save at a time; each is checked, written
 * durably, and only then told to the listeners. A failed save changes nothing.
 */
export class ConfigRecord {
  #current: ConfigRevision;
  readonly #queue = new WriterQueue();
  readonly #operations: Operations;
  readonly #listeners = new Set<(change: ConfigChange) => void>();

  constructor(
    private readonly parts: ConfigParts,
    private readonly history: ConfigHistory,
    first: ConfigRevision,
  ) {
    this.#current = first;
    this.#operations = new Operations(parts.storage.revisions.metas);
    history.add(first);
  }

  get current(): ConfigRevision {
    return this.#current;
  }

  /** Oldest first. */
  get revisions(): readonly RevisionMeta[] {
    return this.parts.storage.revisions.metas;
  }

  async textOf(rev: number): Promise<string> {
    const text = await this.parts.storage.revisions.text(rev);
    if (text === undefined) throw new ServerError("not_found", `Revision ${rev} is not kept.`);
    return text;
  }

  onChange(listener: (change: ConfigChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Saves a merge patch; with `$reset: true` it is a whole config that replaces this one. */
  apply(delta: JsonObject, request: SaveRequest): Promise<SaveAnswer> {
    return this.#save(request, async () => {
      const hashed = await hashPasswords(delta);
      return editByDelta(this.parts, this.#current, await this.#baseOf(request), hashed);
    });
  }

  /** Saves a whole text. */
  saveText(text: string, request: SaveRequest): Promise<SaveAnswer> {
    return this.#save(request, async () => {
      const { language } = this.parts;
      const read = await withHashedPasswords(language, this.#read(text, request.who));
      if (read.document.text === this.#current.document.text) return undefined;
      const base = await this.#baseOf(request);
      if (base !== this.#current.config) throw conflictsOfText(base, this.#current, read.config);
      refuseProblems(read.document.problems);
      refuseProblems(await this.#problemsOf(read.config));
      return read;
    });
  }

  /** What saving a delta would be refused for; nothing is changed. Throws as `apply` does. */
  async checkDelta(delta: JsonObject): Promise<readonly ConfigProblem[]> {
    const { config, rev, keys } = this.#current;
    const { entities } = this.parts;
    const nameless = delta["$reset"] === true ? [] : findNameless({ delta, base: config, current: config, entities });
    if (nameless.length > 0) return nameless;
    const plan = planDelta({ delta, base: config, current: config, rev, keys, entities });
    return [...findTakenNames(delta, config, entities), ...(await this.#problemsOf(plan.config))];
  }

  /** Everything that is wrong with a text; nothing is changed. */
  async checkText(text: string): Promise<readonly ConfigProblem[]> {
    const { document, config } = this.#read(text, "");
    return [...document.problems, ...(await this.#problemsOf(config))];
  }

  /** Takes over what somebody wrote into the file by hand; while it cannot be used, it is told and left alone. */
  readHandEdit(): Promise<void> {
    return this.#queue.run(() => this.#readHandEdit());
  }

  /** The save that was to be confirmed stays. Throws `gone` when it has been taken back, or never was to be confirmed. */
  confirm(rev: number): Promise<SaveAnswer> {
    return this.#queue.run(async () => {
      const { pending } = this.parts;
      if (pending.open?.rev !== rev) throw new ServerError("gone", `Revision ${rev} does not wait for a confirmation.`);
      await pending.end();
      return { rev };
    });
  }

  /** Resolves when every save that was begun is done. */
  async close(): Promise<void> {
    this.parts.pending.stop();
    await this.#queue.idle();
  }

  /** At start: goes on waiting for the confirmation that a server killed in the meantime was waiting for. */
  async resumePending(): Promise<void> {
    if (await this.parts.pending.resume(this.#current.rev)) this.#startPending();
  }

  #save(request: SaveRequest, make: () => Promise<Pick<ConfigRevision, "config" | "keys" | "document"> | undefined>) {
    return this.#queue.run(async (): Promise<SaveAnswer> => {
      const { operationId, who, session } = request;
      const known = this.#operations.answerTo(operationId);
      if (known !== undefined) return known;
      this.#refusePending();
      await this.#readHandEdit();
      const made = await make();
      const { confirmWithinS } = request;
      if (made !== undefined)
        await this.#commit({ ...made, ...this.#next(who) }, { operationId, session, confirmWithinS });
      const operation = operationId === undefined ? {} : { operation_id: operationId };
      const { open } = this.parts.pending;
      const answer = {
        rev: this.#current.rev,
        ...operation,
        ...(open === undefined ? {} : { confirm_until: open.until }),
      };
      if (operationId !== undefined) this.#operations.remember(operationId, answer);
      return answer;
    });
  }

  /** The config that a save was made for. */
  async #baseOf({ ifMatch }: SaveRequest): Promise<JsonObject> {
    const { rev, config } = this.#current;
    if (ifMatch === undefined) {
      throw new ServerError("revision_required", 'Say which revision this is for: send the header If-Match: "REV".', {
        rev,
      });
    }
    if (ifMatch === "any" || ifMatch === rev) return config;
    // A revision that nobody knows any more: everything may have changed since.
    return (await this.history.at(ifMatch)) ?? forgottenBase;
  }

  /** Everything wrong with the entities that differ from the present config. */
  async #problemsOf(config: JsonObject): Promise<readonly ConfigProblem[]> {
    const { config: before } = this.#current;
    const { entities } = this.parts;
    const touched = touchedEntities(createMergePatch(before, config), before, entities);
    return [...checkNames({ config, touched, entities, before }), ...(await verdictOf(config, touched, this.parts))];
  }

  #next(who: string): Pick<ConfigRevision, "rev" | "at" | "who"> {
    const newest = Math.max(this.#current.rev, this.parts.storage.revisions.latest?.rev ?? 0);
    return { rev: newest + 1, at: this.parts.now(), who };
  }

  #read(text: string, who: string): ConfigRevision {
    return readRevision(this.parts.language, text, this.#next(who), {
      entities: this.parts.entities,
      previous: this.#current,
    });
  }

  async #commit(revision: ConfigRevision, how: Commit = {}) {
    const patch = createMergePatch(this.#current.config, revision.config);
    const renames = findRenames(patch, this.#current.config, this.parts.entities);
    const change = { before: this.#current.config, after: revision.config, entities: this.parts.entities };
    const summary = summarise(withoutImpliedPlaces(patch, change));
    const previous: ConfDocument = this.#current.document;
    const { storage, pending } = this.parts;
    if (how.confirmWithinS !== undefined)
      await pending.begin(revision.rev, this.#current.rev, how.confirmWithinS).catch(refuseToStore);
    try {
      await storage.write(revision, previous.text, { ...how, summary });
    } catch (error) {
      await pending.end();
      throw error;
    }
    this.#current = revision;
    if (how.confirmWithinS !== undefined) this.#startPending();
    this.history.add(revision);
    this.parts.notices.clear("config-file");
    const { rev, who, config } = revision;
    for (const listener of this.#listeners) listener({ rev, who, session: how.session, patch, config, renames });
  }

  #refusePending(): void {
    const { open } = this.parts.pending;
    if (open === undefined) return;
    const message = `Revision ${open.rev} waits to be confirmed; until then nothing else can be saved.`;
    throw new ServerError("pending", message, { rev: open.rev, until: open.until });
  }

  #startPending(): void {
    this.parts.pending.start(() => {
      this.#queue
        .run(() => this.#takeBack())
        .catch((error: unknown) => {
          const why = error instanceof Error ? error.message : "";
          this.parts.notices.set("pending", `The unconfirmed change could not be taken back: ${why}`);
        });
    });
  }

  /** Nobody confirmed in time: the revision before comes back, as a new one. */
  async #takeBack(): Promise<void> {
    const { pending, storage, language, notices } = this.parts;
    const { open } = pending;
    if (open === undefined) return;
    const meta = storage.revisions.metas.find(({ rev }) => rev === open.previous);
    const text = await this.textOf(open.previous);
    const { keys } = meta ?? this.#current;
    await this.#commit(readRevision(language, text, { ...this.#next("server"), keys }), {});
    await pending.end();
    notices.set("config-file", `Revision ${open.rev} was not confirmed in time and has been taken back.`);
  }

  async #readHandEdit(): Promise<void> {
    const { storage, language, notices } = this.parts;
    if (!(await storage.hasChanged())) return;
    const text = await storage.read();
    if (text === this.#current.document.text) return notices.clear("config-file");
    const found = this.#read(text ?? "", "file");
    const broken = looksDamaged(text, text?.trim() === "" ? this.#current.document.text : undefined);
    const problems = [...found.document.problems, ...(await this.#problemsOf(found.config))];
    const error = problems.find(({ level }) => level === "error");
    if (broken !== undefined || error !== undefined) {
      const where = error?.line === undefined ? (error?.pointer ?? "") : `line ${error.line}`;
      notices.set(
        "config-file",
        `sluice.conf cannot be used: ${broken ?? `${where}: ${error?.message ?? ""}`}. The server goes on with revision ${this.#current.rev}.`,
      );
      return;
    }
    const revision = await withHashedPasswords(language, found, true);
    // Whoever can write the file has not locked himself out.
    if (this.parts.pending.open !== undefined) await this.parts.pending.end();
    // A text with a password in clear is replaced at once, and not kept.
    await this.#commit(revision, { isOnDisk: revision === found, keepPrevious: false });
  }
}

function refuseToStore(error: unknown): never {
  throw storageError(error);
}
