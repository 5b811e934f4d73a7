import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { ScheduledSaves as ScheduledSavesList } from "../../src/generated/types/ScheduledSaves.ts";
import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { LATEST_MS, SOONEST_MS } from "../../src/model/config/saveTerms.ts";
import { ServerError } from "../ServerError.ts";
import type { Notices } from "../log/Notices.ts";
import type { ConfigRecord } from "./ConfigRecord.ts";
import { momentInWords, type SaveRequest, usedId } from "./saves.ts";
import { storageError } from "./storage/ConfigStorage.ts";
import { durableWrite, type Files } from "./storage/durableFiles.ts";
import { shownChanges, textDigest } from "./storage/RevisionMeta.ts";
import { WriterQueue } from "./storage/WriterQueue.ts";

/** A save that waits for its time, as it is told; names of settings, never values. */
export type ScheduledSave = Readonly<ScheduledSavesList["saves"][number]>;

/** One that was cancelled, and by whom. */
export type CancelledSave = Readonly<NonNullable<ScheduledSavesList["cancelled"]>[number]>;

/** As it lies on the disk. */
interface StoredSave extends ScheduledSave {
  readonly delta: JsonObject;
  /** The revision that it was made for. */
  readonly base: number | "any";
  readonly way: SaveRequest["way"];
  readonly operation_id?: string;
  /** Of one that lets somebody in: a mark of the logins there were. */
  readonly logins?: string;
  /** The mark of the password that it was scheduled with, and the session of the console; older servers kept neither. */
  readonly account?: string;
  readonly session?: string;
}

interface ScheduledSavesParts {
  readonly folder: string;
  readonly files: Files;
  readonly record: ConfigRecord;
  /** Of administrators: the marks of the passwords that let them in, and the login that the config holds. */
  readonly account: {
    readonly marks: ReadonlySet<string>;
    readonly own: { readonly login: string; readonly account: string } | undefined;
  };
  readonly notices: Notices;
  readonly now: () => number;
  /** Told of one that was not applied, and why. */
  readonly onDropped: (save: ScheduledSave, words: string) => void;
}

const LOOK_EVERY_MS = 1000;
/** A machine that slept through the time must not do in the morning what was meant for the night. */
const LATE_MS = 600_000;
const MOST = 100;
/** Whoever made one is told who has cancelled it, as long as that is not long ago. */
const MOST_CANCELLED = 50;
/** They lie in memory: a hundred of the largest that a call may send would fill it. Characters, of all together. */
const MOST_TEXT = 64 * 1024 * 1024;
const TOPIC = "scheduled-save";
const UNREADABLE = "A scheduled save could not be read and will not be applied. See the list of scheduled saves.";
/** Settings that let somebody in. */
const LOGINS = ["edit_auth", "view_auth"];

/** Saves that are applied at a time of their own, over what is served then. Each is a file: they survive a restart. */
export class ScheduledSaves {
  #saves: readonly StoredSave[] = [];
  #timer: NodeJS.Timeout | undefined;
  #applying: Promise<void> | undefined;
  /** Who adds, cancels or applies finds the list as whoever came before left it. */
  readonly #queue = new WriterQueue();
  #cancelled: readonly CancelledSave[] = [];
  readonly #listeners = new Set<() => void>();
  /** Characters of each on the disk, and the digest of what was sent to this server. */
  readonly #sizes = new WeakMap<StoredSave, number>();
  readonly #sent = new WeakMap<StoredSave, string>();
  /** Those whose time has come while another save is on trial: they are applied once that is decided. */
  readonly #held = new Set<string>();
  /** Of the notices that stand. */
  readonly #topics = new Set<string>();
  readonly #stopFollowing: readonly (() => void)[];

  private constructor(private readonly parts: ScheduledSavesParts) {
    const { record, notices } = parts;
    record.past.protect(() => this.#saves.map(({ base }) => (base === "any" ? undefined : base)));
    // As other notices of a moment: until the next save that somebody makes.
    const stopFollowing = record.onChange(({ origin, patch, session }) => {
      if ("edit_auth" in patch) this.#keepOwn(session);
      if (letsIn(patch)) void this.#dropEnded("edit_auth" in patch);
      if (origin.scheduled !== undefined || origin.way === "undo") return;
      for (const topic of this.#topics) notices.clear(topic);
      this.#topics.clear();
    });
    this.#stopFollowing = [stopFollowing, record.onPending(() => void this.#dropEnded(false))];
  }

  /** Goes on with what was scheduled before the server stopped; what was due meanwhile is not applied. */
  static async open(parts: ScheduledSavesParts): Promise<ScheduledSaves> {
    const scheduled = new ScheduledSaves(parts);
    await scheduled.#load();
    return scheduled;
  }

  /** From here on they are applied when their time comes: who has to hear of it listens by now. */
  begin(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** In the order of their time. */
  get list(): readonly ScheduledSave[] {
    return this.#saves.map(
      ({ delta: _d, base: _b, way: _w, operation_id: _o, logins: _l, account: _a, session: _s, ...told }) => told,
    );
  }

  /** The last ones since the server started. */
  get cancelled(): readonly CancelledSave[] {
    return this.#cancelled;
  }

  get count(): number {
    return this.#saves.length;
  }

  /** @returns the function that ends it */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Checks a merge patch as if it was saved now and keeps it for its time. Throws as a save does. */
  add(sent: JsonObject, request: SaveRequest, at: number): Promise<ScheduledSave> {
    return this.#queue.run(() => this.#add(sent, request, at));
  }

  /** What one of them would make of the config as it is now. @throws ServerError `not_found` as `cancel`, `gone` as `planNow` */
  planOf(id: string): ReturnType<ConfigRecord["planNow"]> {
    const { delta, base } = this.#find(id);
    return this.parts.record.planNow(delta, base);
  }

  /** @throws ServerError `not_found` for one that was applied, or never was */
  cancel(id: string, { who, address = "" }: Pick<SaveRequest, "who" | "address">): Promise<ScheduledSave> {
    return this.#queue.run(async () => {
      const save = this.#find(id);
      await this.#forget(save);
      const told = { id, at: save.at, by: who, address };
      this.#cancelled = [...this.#cancelled.slice(1 - MOST_CANCELLED), told];
      return save;
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const stop of this.#stopFollowing) stop();
    await this.#applying;
  }

  async #add(sent: JsonObject, request: SaveRequest, at: number): Promise<ScheduledSave> {
    const { record, now } = this.parts;
    const again = this.#saves.find(({ operation_id: id }) => id !== undefined && id === request.operationId);
    const digest = request.operationId === undefined ? "" : textDigest(JSON.stringify(sent));
    const isAnother = again !== undefined && (this.#sent.get(again) ?? digest) !== digest;
    if (isAnother || (again === undefined && record.hasAnswered(request.operationId))) throw usedId();
    if (again !== undefined) return again;
    this.#refuseTime(at);
    const { delta, changes, ...told } = await record.rehearse(sent, request);
    if (changes === 0) throw new ServerError("bad_request", "This changes nothing, now or later.");
    const { who, address = "", comment, way, ifMatch = "any", operationId, account, session } = request;
    const save: StoredSave = {
      id: randomBytes(6).toString("hex"),
      at,
      by: who,
      address,
      ...(comment === undefined ? {} : { comment }),
      made_at: now(),
      changes,
      ...shownChanges(told),
      delta,
      base: ifMatch,
      way,
      ...(operationId === undefined ? {} : { operation_id: operationId }),
      ...(letsIn(delta) ? { logins: this.#loginMark() } : {}),
      ...(account === undefined ? {} : { account }),
      ...(session === undefined ? {} : { session }),
    };
    this.#sent.set(save, digest);
    await this.#keep(save);
    this.#set([...this.#saves, save]);
    return save;
  }

  #find(id: string): StoredSave {
    const save = this.#saves.find((one) => one.id === id);
    if (save === undefined) throw new ServerError("not_found", "This save is not scheduled any more.");
    return save;
  }

  #refuseSize(text: string): void {
    const others = this.#saves.reduce((sum, save) => sum + (this.#sizes.get(save) ?? 0), 0);
    if (others + text.length > MOST_TEXT)
      throw new ServerError("too_many", "The scheduled saves are too large together. Cancel one of them first.");
  }

  #refuseTime(at: number): void {
    const ahead = at - this.parts.now();
    if (ahead < SOONEST_MS || ahead > LATEST_MS)
      throw new ServerError("bad_request", "A save can be scheduled for 5 seconds to 30 days from now.");
    if (this.#saves.length >= MOST)
      throw new ServerError("too_many", `${MOST} saves are scheduled already. Cancel one of them first.`);
  }

  async #keep(save: StoredSave): Promise<void> {
    const { folder, files } = this.parts;
    const text = `${JSON.stringify(save)}\n`;
    this.#refuseSize(text);
    this.#sizes.set(save, text.length);
    try {
      await files.mkdir(folder, { recursive: true, mode: 0o700 });
      await durableWrite(files, { path: this.#path(save.id), text });
    } catch (error) {
      throw storageError(error);
    }
  }

  async #load(): Promise<void> {
    const { folder, files, record, now } = this.parts;
    const applied = new Set(record.revisions.map(({ scheduled }) => scheduled));
    const waiting: StoredSave[] = [];
    for (const name of await files.readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const text = name.endsWith(".json") ? await files.readFile(path, "utf8").catch(() => "") : "";
      const save = parseSave(text, name);
      if (save === undefined) {
        await files.unlink(path).catch(() => undefined);
        if (name.endsWith(".json")) this.#tell(TOPIC, UNREADABLE);
        continue;
      }
      // One that a kill left behind in the moment of its end was applied: there is nothing to say.
      const isApplied = applied.has(save.id);
      const isLate = save.at <= now() && !this.#waitsForTrial();
      if (isApplied || isLate || this.#isOver(save)) {
        const why = isLate ? "the server was not running at that time." : this.#endWords(save);
        if (!isApplied) this.#tellDropped(save, why);
        await files.unlink(path).catch(() => undefined);
      } else {
        this.#sizes.set(save, text.length);
        if (save.at <= now()) this.#held.add(save.id);
        waiting.push(save);
      }
    }
    this.#set(waiting);
  }

  /** At a start: what was due is held as it was before, unless the trial itself has been over for long. */
  #waitsForTrial(): boolean {
    const { record, now } = this.parts;
    return record.pendingSave !== undefined && now() - record.pendingSave.until <= LATE_MS;
  }

  /** Whether a login was changed that it came by or goes for; also by a hand in the file while the server was stopped. */
  #hasEnded({ delta, logins, account }: StoredSave): boolean {
    if (letsIn(delta) && logins !== this.#loginMark()) return true;
    return account !== undefined && !this.parts.account.marks.has(account);
  }

  /** None is applied while a save is on trial, and a login that this one has ended may come back. */
  #isOver(save: StoredSave): boolean {
    return this.parts.record.pendingSave === undefined && this.#hasEnded(save);
  }

  #endWords({ delta, logins, account }: StoredSave): string {
    if (account !== undefined && !this.parts.account.marks.has(account))
      return "the login that scheduled it was changed since.";
    // An older server kept neither.
    if (!letsIn(delta)) return "it is not known which login scheduled it, and one was changed since.";
    return logins === undefined ? "it is not known whether a login was changed since." : "a login was changed since.";
  }

  #loginMark(): string {
    const { config } = this.parts.record.current;
    return textDigest(JSON.stringify(LOGINS.map((key) => config[key] ?? null)));
  }

  #set(saves: readonly StoredSave[]): void {
    this.#saves = saves.toSorted((one, other) => one.at - other.at);
    for (const listener of this.#listeners) listener();
  }

  #look(): void {
    const now = this.parts.now();
    const due = this.#saves.filter(({ at }) => at <= now);
    if (due.length === 0 || this.#applying !== undefined) return;
    this.#applying = this.#applyAll(due).finally(() => (this.#applying = undefined));
  }

  async #applyAll(due: readonly StoredSave[]): Promise<void> {
    for (const save of due) await this.#queue.run(() => this.#applyOne(save));
  }

  async #applyOne(save: StoredSave): Promise<void> {
    // It was cancelled while others were applied.
    if (!this.#saves.includes(save)) return;
    if (this.parts.record.pendingSave !== undefined) {
      this.#held.add(save.id);
      return;
    }
    const isLate = this.parts.now() - save.at > LATE_MS && !this.#held.delete(save.id);
    this.#set(this.#saves.filter((one) => one !== save));
    try {
      if (isLate) throw new Error("the server was asleep at that time.");
      await this.#apply(save);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#tellDropped(save, this.#hasEnded(save) ? this.#endWords(save) : why);
    }
    await this.parts.files.unlink(this.#path(save.id)).catch(() => undefined);
  }

  async #apply(save: StoredSave): Promise<void> {
    const { id, delta, base, by, address, comment, way } = save;
    // An id of its own, which no call can have: under that of one another save may have been made meanwhile.
    const operationId = `scheduled/${id}`;
    const origin = { who: by, address, comment, way, scheduled: id };
    // A login may be changed by a save that is made just before.
    const isStillIn = (): boolean => !this.#hasEnded(save);
    await this.parts.record.apply(delta, { ...origin, ifMatch: base, operationId, isStillIn });
  }

  /** Whoever changes the password in the console stays in, and what they have scheduled waits on. */
  #keepOwn(session: string | undefined): void {
    const { own: login, marks } = this.parts.account;
    if (session === undefined || login === undefined) return;
    const told = { by: login.login, account: login.account };
    const before = this.#saves;
    // Of who came by a login that holds still, as by that of the command line, they stay.
    const isMoved = (save: StoredSave): boolean =>
      save.session === session && (save.account === undefined || !marks.has(save.account));
    this.#set(before.map((save) => (isMoved(save) ? { ...save, ...told } : save)));
    for (const save of this.#saves.filter((one) => !before.includes(one)))
      // Where the disk refuses it the next start drops the save, and says so.
      void this.#queue.run(async () => this.#saves.includes(save) && this.#keep(save)).catch(() => undefined);
  }

  /** Whoever was shut out by another password changes nothing at night. @param isOlder also what an older server took */
  #dropEnded(isOlder: boolean): Promise<void> {
    const isOver = (save: StoredSave): boolean => this.#isOver(save) || (isOlder && save.account === undefined);
    return this.#queue.run(async () => {
      for (const save of this.#saves.filter(isOver)) {
        this.#set(this.#saves.filter((one) => one !== save));
        this.#tellDropped(save, this.#endWords(save));
        await this.parts.files.unlink(this.#path(save.id)).catch(() => undefined);
      }
    });
  }

  #tellDropped(save: StoredSave, why: string): void {
    const words = `The save that ${save.by} scheduled for ${momentInWords(save.at)} was not applied: ${why}`;
    this.#tell(`${TOPIC} ${save.id}`, words);
    this.parts.onDropped(save, words);
  }

  #tell(topic: string, words: string): void {
    this.#topics.add(topic);
    this.parts.notices.set(topic, words);
  }

  async #forget(save: StoredSave): Promise<void> {
    await this.parts.files.unlink(this.#path(save.id)).catch((error: unknown) => {
      throw storageError(error);
    });
    this.#set(this.#saves.filter((one) => one !== save));
  }

  #path(id: string): string {
    return join(this.parts.folder, `${id}.json`);
  }
}

function letsIn(delta: JsonObject): boolean {
  return LOGINS.some((key) => key in delta);
}

/** Reads what `#keep` wrote; undefined where it is damaged. */
function parseSave(text: string, name: string): StoredSave | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSave(value) && name === `${value.id}.json` ? value : undefined;
  } catch {
    return undefined;
  }
}

function isStoredSave(value: unknown): value is StoredSave {
  if (!isPlainObject(value)) return false;
  const { id, at, by, address, made_at: madeAt, changes, paths, delta, base } = value;
  const texts = [id, by, address].every((text) => typeof text === "string");
  const numbers = [at, madeAt, changes].every((number) => typeof number === "number");
  return (
    texts && numbers && Array.isArray(paths) && isPlainObject(delta) && (base === "any" || typeof base === "number")
  );
}
