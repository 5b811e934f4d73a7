import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ServerKeys } from "../serverKeys.ts";
import { durableWrite, type Files, temporaryEnding } from "./durableFiles.ts";

/** What is kept of a revision beside its text. */
export interface RevisionMeta {
  readonly rev: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The login that saved it, `file` for an edit by hand, `server` for its own writes. */
  readonly who: string;
  readonly operation_id?: string;
  readonly summary: string;
  /** Of the text, in hex: a damaged revision is never restored. */
  readonly sha256: string;
  readonly keys: ServerKeys;
  /** A hand edit that was put aside: it was never served, and is kept to be read. */
  readonly aside?: true;
}

/** Kept on disk: more than the 50 that the console promises. */
const KEPT = 100;

/** The last revisions of the config: one text and one small description each, in a folder. */
export class RevisionStore {
  /** Oldest first. */
  #metas: RevisionMeta[] = [];

  private constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {}

  static async open(folder: string, files: Files): Promise<RevisionStore> {
    await files.mkdir(folder, { recursive: true, mode: 0o700 });
    const store = new RevisionStore(folder, files);
    await store.#load();
    return store;
  }

  get metas(): readonly RevisionMeta[] {
    return this.#metas;
  }

  /** Those that were served: what was put aside is none of them. */
  get served(): readonly RevisionMeta[] {
    return this.#metas.filter(({ aside }) => aside !== true);
  }

  /** The newest that was served. */
  get latest(): RevisionMeta | undefined {
    return this.#metas.findLast(({ aside }) => aside !== true);
  }

  /** The highest number ever given; 0 before the first. */
  get lastNumber(): number {
    return this.#metas.at(-1)?.rev ?? 0;
  }

  /** The text of a revision; undefined when it is not kept, or damaged. */
  async text(rev: number): Promise<string | undefined> {
    const meta = this.#metas.find((one) => one.rev === rev);
    if (meta === undefined) return undefined;
    const text = await this.files.readFile(this.#path(rev, "conf"), "utf8").catch(() => undefined);
    return text !== undefined && textDigest(text) === meta.sha256 ? text : undefined;
  }

  /** The description is written last: a revision without one does not exist. */
  async add(meta: RevisionMeta, text: string): Promise<void> {
    await durableWrite(this.files, { path: this.#path(meta.rev, "conf"), text });
    await durableWrite(this.files, { path: this.#path(meta.rev, "json"), text: `${JSON.stringify(meta)}\n` });
    this.#metas.push(meta);
  }

  async remove(rev: number): Promise<void> {
    this.#metas = this.#metas.filter((meta) => meta.rev !== rev);
    for (const ending of ["json", "conf"]) await this.files.unlink(this.#path(rev, ending)).catch(() => undefined);
  }

  async prune(): Promise<void> {
    const aside = this.#metas.filter((meta) => meta.aside === true);
    for (const { rev } of [...this.served.slice(0, -KEPT), ...aside.slice(0, -KEPT)]) await this.remove(rev);
  }

  async #load(): Promise<void> {
    const names = await this.files.readdir(this.folder);
    for (const name of names.filter((one) => one.endsWith(temporaryEnding))) {
      await this.files.unlink(join(this.folder, name)).catch(() => undefined);
    }
    const metas = await Promise.all(names.filter((name) => name.endsWith(".json")).map((name) => this.#read(name)));
    this.#metas = metas.filter((meta) => meta !== undefined).toSorted((one, other) => one.rev - other.rev);
  }

  async #read(name: string): Promise<RevisionMeta | undefined> {
    try {
      const meta: unknown = JSON.parse(await this.files.readFile(join(this.folder, name), "utf8"));
      return isMeta(meta) ? meta : undefined;
    } catch {
      // Damaged: as good as not kept.
      return undefined;
    }
  }

  #path(rev: number, ending: string): string {
    return join(this.folder, `${String(rev).padStart(9, "0")}.${ending}`);
  }
}

function isMeta(value: unknown): value is RevisionMeta {
  if (typeof value !== "object" || value === null) return false;
  const isWhole = "rev" in value && "at" in value && "who" in value && "summary" in value && "keys" in value;
  return isWhole && Number.isSafeInteger(value.rev) && "sha256" in value && typeof value.sha256 === "string";
}

/** SHA-256 of a text, in hex. */
export function textDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
