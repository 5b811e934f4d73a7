import { join } from "node:path";
import { DAY_MS } from "../../../src/model/units/durations.ts";
import { durableRename, durableWrite, type Files, temporaryEnding } from "./durableFiles.ts";
import { metaText, parseMeta, type RevisionMeta, shortMeta, textDigest, type TrialOutcome } from "./RevisionMeta.ts";

/** How much of the past is kept: a revision goes when it is among neither the newest ones nor those of the last days. */
export interface KeptRevisions {
  readonly revisions: number;
  readonly days: number;
}

/** More than the 50 that the console promises. */
export const usuallyKept: KeptRevisions = { revisions: 1000, days: 90 };

/** Whatever the days say: a program that saves each minute must not fill the disk. */
const MOST_KEPT = 10_000;
/** Hand edits that were put aside. */
const ASIDE_KEPT = 100;
/** Descriptions that are read from the disk at a time. */
const READ_AT_ONCE = 64;
/** Marks the rescue configuration; its name is no description's. */
const RESCUE = "rescue";
/** Holds the highest number that was ever answered, should its revision be lost. */
const LAST = "last";
/** Ends the name of the description of a revision that is not in the config file yet. */
const UNFINISHED = "unfinished";

/** The last revisions of the config: one text and one small description each, in a folder. */
export class RevisionStore {
  /** Oldest first, without what is only needed to search them. */
  #metas = new Map<number, RevisionMeta>();
  #unfinished: readonly RevisionMeta[] = [];
  #last = 0;
  #rescue: number | undefined;
  /** Texts that were looked at, by time and size of their files. */
  readonly #sound = new Map<number, string>();
  readonly #protections: (() => readonly (number | undefined)[])[] = [];
  readonly #listeners = new Set<(rev: number) => void>();

  private constructor(
    private readonly folder: string,
    private readonly files: Files,
    readonly kept: KeptRevisions,
  ) {}

  static async open(folder: string, files: Files, kept: KeptRevisions = usuallyKept): Promise<RevisionStore> {
    await files.mkdir(folder, { recursive: true, mode: 0o700 });
    const store = new RevisionStore(folder, files, kept);
    await store.#load();
    return store;
  }

  get metas(): readonly RevisionMeta[] {
    return [...this.#metas.values()];
  }

  meta(rev: number): RevisionMeta | undefined {
    return this.#metas.get(rev);
  }

  /** Those that were served: what was put aside is none of them. */
  get served(): readonly RevisionMeta[] {
    return this.metas.filter(({ aside }) => aside !== true);
  }

  /** The newest that was served. */
  get latest(): RevisionMeta | undefined {
    return this.metas.findLast(({ aside }) => aside !== true);
  }

  /** The highest number that was ever given to one that counted; 0 before the first. */
  get lastNumber(): number {
    return this.#last;
  }

  /** At start: what a killed server was about to save. It counts once `finish` says so. */
  get unfinished(): readonly RevisionMeta[] {
    return this.#unfinished;
  }

  /** The revision that somebody marked as known to work. */
  get rescue(): number | undefined {
    return this.#rescue;
  }

  /** Told of each revision that came, went, or was settled; the rescue mark is no part of one. @returns the function that ends it */
  onChange(listener: (rev: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Names revisions that are never pruned, asked for each time. */
  protect(revisions: () => readonly (number | undefined)[]): void {
    this.#protections.push(revisions);
  }

  /** The text of a revision; undefined when it is not kept, or damaged. */
  async text(rev: number): Promise<string | undefined> {
    const meta = this.#metas.get(rev);
    if (meta === undefined) return undefined;
    const text = await this.files.readFile(this.#path(rev, "conf"), "utf8").catch(() => undefined);
    return text !== undefined && textDigest(text) === meta.sha256 ? text : undefined;
  }

  /** Whether a text is lost or is not what was kept. A sound one is read again only when its file has changed. */
  async isDamaged(rev: number): Promise<boolean> {
    const stamp = await this.files.stat(this.#path(rev, "conf")).then(
      ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
      () => undefined,
    );
    if (stamp !== undefined && this.#sound.get(rev) === stamp) return false;
    const isSound = stamp !== undefined && (await this.text(rev)) !== undefined;
    if (isSound) this.#sound.set(rev, stamp);
    return !isSound;
  }

  /** All that is known of a revision, from the disk. */
  async wholeMeta(rev: number): Promise<RevisionMeta | undefined> {
    const text = await this.files.readFile(this.#path(rev, "json"), "utf8").catch(() => "");
    return parseMeta(text) ?? this.#metas.get(rev);
  }

  /** Keeps text and description of a revision that does not count yet: a save whose text comes into the config file next. */
  async prepare(meta: RevisionMeta, text: string): Promise<void> {
    await durableWrite(this.files, { path: this.#path(meta.rev, "conf"), text });
    await durableWrite(this.files, { path: this.#path(meta.rev, UNFINISHED), text: metaText(meta) });
  }

  /**
   * From now on a prepared revision counts, whatever stands in the config file. A name is changed and nothing is written:
   * the disk may be full by now.
   */
  async finish(meta: RevisionMeta): Promise<void> {
    await durableRename(this.files, this.#path(meta.rev, UNFINISHED), this.#path(meta.rev, "json"));
    this.#hold(meta);
    await this.#noteLast(meta.rev);
  }

  /** Keeps a revision that counts at once. */
  async add(meta: RevisionMeta, text: string): Promise<void> {
    await this.prepare(meta, text);
    await this.finish(meta);
  }

  async remove(rev: number): Promise<void> {
    this.#metas.delete(rev);
    this.#sound.delete(rev);
    for (const ending of ["json", UNFINISHED, "conf"])
      await this.files.unlink(this.#path(rev, ending)).catch(() => undefined);
    this.#tell(rev);
  }

  /** Notes what became of a revision that was to be confirmed. */
  async markConfirmed(rev: number, confirmed: TrialOutcome): Promise<void> {
    const meta = await this.wholeMeta(rev);
    if (meta !== undefined && meta.confirmed !== confirmed) await this.#write({ ...meta, confirmed });
  }

  /** Marks a revision as the rescue configuration, of which there is one at a time; undefined: none. */
  async markRescue(rev: number | undefined): Promise<void> {
    const before = this.#rescue;
    const path = join(this.folder, RESCUE);
    const sha256 = rev === undefined ? undefined : this.#metas.get(rev)?.sha256;
    if (sha256 !== undefined) await durableWrite(this.files, { path, text: `${rev} ${sha256}\n` });
    else if (before !== undefined) await this.files.unlink(path);
    this.#rescue = rev;
  }

  async prune(nowMs: number): Promise<void> {
    const { revisions, days } = this.kept;
    const stay = new Set([this.#rescue, ...this.#protections.flatMap((revs) => revs())]);
    const young = nowMs - days * DAY_MS;
    const { metas, served } = this;
    const old = served.slice(0, -revisions).filter(({ at }) => at < young);
    const tooMany = served.slice(0, -Math.max(MOST_KEPT, revisions));
    const aside = metas.filter((meta) => meta.aside === true).slice(0, -ASIDE_KEPT);
    const gone = new Set([...old, ...tooMany, ...aside].map(({ rev }) => rev));
    for (const rev of gone) if (!stay.has(rev)) await this.remove(rev);
  }

  async #write(meta: RevisionMeta): Promise<void> {
    await durableWrite(this.files, { path: this.#path(meta.rev, "json"), text: metaText(meta) });
    this.#hold(meta);
  }

  #hold(meta: RevisionMeta): void {
    this.#metas.set(meta.rev, shortMeta(meta));
    this.#tell(meta.rev);
  }

  /** Not synced, and no reason to fail a save: the names of the descriptions say it as well, as long as they are there. */
  async #noteLast(rev: number): Promise<void> {
    if (rev <= this.#last) return;
    this.#last = rev;
    const handle = await this.files.open(join(this.folder, LAST), "w", 0o600).catch(() => undefined);
    await handle?.writeFile(`${rev}\n`).catch(() => undefined);
    await handle?.close().catch(() => undefined);
  }

  #tell(rev: number): void {
    for (const listener of this.#listeners) listener(rev);
  }

  async #load(): Promise<void> {
    const names = await this.files.readdir(this.folder);
    for (const name of names.filter((one) => one.endsWith(temporaryEnding))) {
      await this.files.unlink(join(this.folder, name)).catch(() => undefined);
    }
    const described = names.filter((name) => name.endsWith(".json"));
    const metas = await this.#readAll(described);
    this.#metas = new Map(metas.map((meta) => [meta.rev, shortMeta(meta)]));
    this.#unfinished = await this.#readAll(names.filter((name) => name.endsWith(`.${UNFINISHED}`)));
    // A damaged description's number has been given as well.
    const numbers = described.map((name) => Number.parseInt(name, 10)).filter(isNumber);
    const last = Number(names.includes(LAST) ? await this.#readFile(LAST) : 0);
    this.#last = Math.max(0, isNumber(last) ? last : 0, ...numbers);
    if (names.includes(RESCUE)) await this.#loadRescue();
  }

  /** The number alone, as it was written once, is enough; with a digest it is that of the text that was marked. */
  async #loadRescue(): Promise<void> {
    const [number, sha256] = (await this.#readFile(RESCUE)).trim().split(" ");
    const meta = this.#metas.get(Number(number));
    if (meta !== undefined && (sha256 === undefined || sha256 === meta.sha256)) this.#rescue = meta.rev;
  }

  /** Descriptions, oldest first. */
  async #readAll(names: readonly string[]): Promise<readonly RevisionMeta[]> {
    const metas: RevisionMeta[] = [];
    for (let from = 0; from < names.length; from += READ_AT_ONCE) {
      const texts = await Promise.all(names.slice(from, from + READ_AT_ONCE).map((name) => this.#readFile(name)));
      for (const meta of texts.map(parseMeta)) if (meta !== undefined) metas.push(meta);
    }
    return metas.toSorted((one, other) => one.rev - other.rev);
  }

  #readFile(name: string): Promise<string> {
    return this.files.readFile(join(this.folder, name), "utf8").catch(() => "");
  }

  #path(rev: number, ending: string): string {
    return join(this.folder, `${String(rev).padStart(9, "0")}.${ending}`);
  }
}

/** Whether a number can be that of a revision: one that a damaged disk made of it may be beyond all that calls can name. */
function isNumber(value: number): boolean {
  return Number.isSafeInteger(value) && value < 1e12;
}
