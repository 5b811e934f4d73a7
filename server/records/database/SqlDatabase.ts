import { chmod, mkdir, open, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { type AddedColumn, SqlError, SqlFile, type SqlRow, type SqlStatement, type SqlValue } from "./SqlThread.ts";

/** What an operator must hear of a database; undefined takes a word back. `damaged` stays until the server starts anew. */
export type DatabaseNotices = (topic: "damaged" | "failing", words: string | undefined) => void;

interface DatabaseParts {
  /** For notices: `session history`. */
  readonly title: string;
  readonly path: string;
  /** Statements that make what is missing; run at each opening. */
  readonly schema: string;
  readonly addedColumns?: readonly AddedColumn[];
  readonly onNotice: DatabaseNotices;
  readonly now: () => number;
}

/** A file that could not be opened is not tried again before that. */
const RETRY_MS = 5000;
/** Of the files of one database. */
const ENDINGS = ["", "-wal", "-shm"];

/**
 * A database file that is opened when it is first needed, follows the config to another place, and whose damage costs
 * what it held but never the server: the file is set aside and a new one begun.
 */
export class SqlDatabase {
  #path: string;
  #opening: Promise<SqlFile> | undefined;
  #failed: { readonly error: unknown; readonly atMs: number } | undefined;
  #isClosed = false;

  constructor(private readonly parts: DatabaseParts) {
    this.#path = parts.path;
  }

  get path(): string {
    return this.#path;
  }

  /** All of it or nothing. @throws SqlError; the failure is a notice too, until a write works */
  async write(statements: readonly SqlStatement[]): Promise<void> {
    const { title, onNotice } = this.parts;
    try {
      await this.#use((file) => file.write(statements));
      onNotice("failing", undefined);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      onNotice("failing", `The ${title} cannot be written to ${this.#path}: ${why}. Mend the folder or its disk.`);
      throw error;
    }
  }

  /** @throws SqlError */
  read(sql: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    return this.#use((file) => file.read(sql, values));
  }

  /** Goes on in another file; the one before stays as it is. */
  async move(path: string): Promise<void> {
    if (path === this.#path) return;
    this.#path = path;
    await this.#letGo();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#letGo();
  }

  async #use<Answer>(action: (file: SqlFile) => Promise<Answer>): Promise<Answer> {
    const opening = this.#open();
    try {
      return await action(await opening);
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      if (error.isDamage) await this.#setAside(opening);
      // The file of the place before, closed under our hands; or its thread has crashed.
      else if (error.code !== "CLOSED") throw error;
      else if (this.#opening === opening) this.#opening = undefined;
      return action(await this.#open());
    }
  }

  #open(): Promise<SqlFile> {
    if (this.#isClosed) return Promise.reject(new SqlError("GONE", `The ${this.parts.title} is closed.`));
    const failed = this.#opening === undefined ? this.#failed : undefined;
    // Here and not where it is opened: what that throws at once would be kept as the opening, and never tried again.
    if (failed !== undefined && this.parts.now() - failed.atMs < RETRY_MS) return Promise.reject(failed.error);
    this.#opening ??= this.#start(this.#path);
    return this.#opening;
  }

  async #start(path: string): Promise<SqlFile> {
    const { now, schema, addedColumns } = this.parts;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await closeToOthers(path);
      // One thread for each disk: what its owner does to one holds up no file of another.
      const { dev } = await stat(dirname(path));
      const file = await SqlFile.open(`disk ${dev}`, { path, schema, addedColumns });
      this.#failed = undefined;
      return file;
    } catch (cause) {
      const isDamage = cause instanceof SqlError && cause.isDamage;
      // A file that was left meanwhile says nothing of the one after it.
      if (!isDamage && path === this.#path) {
        this.#opening = undefined;
        this.#failed = { error: cause, atMs: now() };
      }
      throw cause;
    }
  }

  /** Only who comes first with this file does it; the others go on with the new file. */
  async #setAside(opening: Promise<SqlFile>): Promise<void> {
    if (this.#opening !== opening) return;
    const { title, now, onNotice } = this.parts;
    const path = this.#path;
    const aside = `${path}.damaged-${now()}`;
    this.#opening = this.#closeFile(opening).then(async () => {
      for (const ending of ENDINGS) await rename(path + ending, aside + ending).catch(() => undefined);
      onNotice("damaged", `The ${title} was damaged. It was kept as ${aside}, and a new one was started.`);
      return this.#start(path);
    });
    await this.#opening;
  }

  async #letGo(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    this.#failed = undefined;
    if (opening !== undefined) await this.#closeFile(opening);
  }

  async #closeFile(opening: Promise<SqlFile>): Promise<void> {
    await opening.then(
      (file) => file.close(),
      () => undefined,
    );
  }
}

/** Before SQLite makes the file for everybody to read: `-wal` and `-shm` get the rights that the file has. */
async function closeToOthers(path: string): Promise<void> {
  // A file that cannot be made or closed is SQLite's to complain about, or has lain on such a disk all the time.
  const ignore = (): void => undefined;
  await open(path, "wx", 0o600).then((handle) => handle.close(), ignore);
  for (const ending of ENDINGS) await chmod(path + ending, 0o600).catch(ignore);
}
