import { join } from "node:path";
import { DAY_MS } from "../../../src/model/units/durations.ts";
import { durableWrite, type Files, temporaryEnding } from "./durableFiles.ts";
import { parseMeta, type RevisionMeta, shortMeta, textDigest, type TrialOutcome } from "./RevisionMeta.ts";

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

/** The last revisions of the config: one text and one small description each, in a folder. */
export class RevisionStore {
  /** Oldest first, without what is only needed to search them. */
  #metas = new Map<number, RevisionMeta>();
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

  /** The highest number ever given; 0 before the first. */
  get lastNumber(): number {
    return this.metas.at(-1)?.rev ?? 0;
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

  /** The description is written last: a revision without one does not exist. */
  async add(meta: RevisionMeta, text: string): Promise<void> {
    await durableWrite(this.files, { path: this.#path(meta.rev, "conf"), text });
    await this.#write(meta);
  }

  async remove(rev: number): Promise<void> {
    this.#metas.delete(rev);
    this.#sound.delete(rev);
    for (const ending of ["json", "conf"]) await this.files.unlink(this.#path(rev, ending)).catch(() => undefined);
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
    if (rev !== undefined) await durableWrite(this.files, { path, text: `${rev}\n` });
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
    await durableWrite(this.files, { path: this.#path(meta.rev, "json"), text: `${JSON.stringify(meta)}\n` });
    this.#metas.set(meta.rev, shortMeta(meta));
    this.#tell(meta.rev);
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
    const metas: RevisionMeta[] = [];
    for (let from = 0; from < described.length; from += READ_AT_ONCE) {
      const part = described.slice(from, from + READ_AT_ONCE).map((name) => this.#read(name));
      metas.push(...(await Promise.all(part)).filter((meta) => meta !== undefined));
    }
    const inOrder = metas.toSorted((one, other) => one.rev - other.rev);
    this.#metas = new Map(inOrder.map((meta) => [meta.rev, meta]));
    if (names.includes(RESCUE)) await this.#loadRescue();
  }

  async #loadRescue(): Promise<void> {
    const text = await this.files.readFile(join(this.folder, RESCUE), "utf8").catch(() => "");
    const rev = Number(text.trim());
    if (this.#metas.has(rev)) this.#rescue = rev;
  }

  async #read(name: string): Promise<RevisionMeta | undefined> {
    const text = await this.files.readFile(join(this.folder, name), "utf8").catch(() => "");
    const meta = parseMeta(text);
    return meta === undefined ? undefined : shortMeta(meta);
  }

  #path(rev: number, ending: string): string {
    return join(this.folder, `${String(rev).padStart(9, "0")}.${ending}`);
  }
}
