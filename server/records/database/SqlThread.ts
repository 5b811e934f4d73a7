import { Worker } from "node:worker_threads";
import { isPlainObject } from "../../../src/model/Json.ts";

/** What a column of the database holds. Binary values are bytes. */
export type SqlValue = string | number | null | Uint8Array;

/** A row of an answer, by column; whoever asked knows what to expect and checks it. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** A question and what it is asked with. */
export interface SqlQuery {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A statement and what it is run with: once for each row, once without rows. */
export interface SqlStatement {
  readonly sql: string;
  readonly rows?: readonly (readonly SqlValue[])[];
}

/** Words as they are searched, where they are kept and where they are asked for: capital or small, whatever the script. */
export function foldWords(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** What the database refuses; `code` is SQLite's own word, or `CLOSED` when there is no database to ask any more. */
export class SqlError extends Error {
  override readonly name = "SqlError";

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** The file cannot be trusted: it is no database, or pages of it are not what they should be. */
  get isDamage(): boolean {
    return this.code.startsWith("SQLITE_CORRUPT") || this.code === "SQLITE_NOTADB";
  }
}

interface Waiting {
  readonly resolve: (rows: readonly SqlRow[]) => void;
  readonly reject: (error: SqlError) => void;
}

/** A column that came to a table after files of it had been made. */
export interface AddedColumn {
  readonly table: string;
  readonly name: string;
  /** In the words of SQL. */
  readonly type: string;
}

/** A file that is somebody else's unless it bears our mark; such a one is refused (`FOREIGN`, `NEWER`), and never changed. */
export interface OwnFile {
  /** SQLite's `application_id`. */
  readonly applicationId: number;
  /** The n-th takes a file from `user_version` n to the next. */
  readonly migrations: readonly string[];
  /** How long another program's lock is waited for; 5 s for other files. */
  readonly busyMs: number;
}

const CLOSED = new SqlError("CLOSED", "The database is closed.");

/** What is opened. */
interface OpenedFile {
  readonly path: string;
  /** Statements that make what is missing. */
  readonly schema: string;
  readonly addedColumns?: readonly AddedColumn[] | undefined;
  readonly own?: OwnFile;
}

/** An SQLite file that is open; it does one thing after the other, in the order asked for. */
export class SqlFile {
  #isOver = false;

  private constructor(
    private readonly thread: SqlThread,
    private readonly number: number,
  ) {}

  /**
   * Opens or makes the file, runs the schema's statements and adds the columns that it lacks.
   * @param lane files of one lane share a thread: what holds up one of them, as a slow disk does, holds up the others
   * @throws SqlError
   */
  static async open(lane: string, file: OpenedFile): Promise<SqlFile> {
    const thread = SqlThread.of(lane);
    const number = thread.enter();
    try {
      await thread.ask({ file: number, kind: "open", ...file });
      return new SqlFile(thread, number);
    } catch (error) {
      await thread.leave();
      throw error;
    }
  }

  /** All of it or nothing. @returns how many rows it changed @throws SqlError */
  async write(statements: readonly SqlStatement[]): Promise<number> {
    const [told] = await this.#ask({ kind: "write", statements });
    return Number(told?.["changed"] ?? 0);
  }

  /** @throws SqlError */
  read(sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.#ask({ kind: "read", sql, values });
  }

  /** After what was to be written; who waits for an answer is told that there is none. Further calls do nothing. */
  async close(): Promise<void> {
    if (this.#isOver) return;
    const closing = this.#ask({ kind: "close" });
    this.#isOver = true;
    await closing.catch(() => undefined);
    await this.thread.leave();
  }

  #ask(message: object): Promise<readonly SqlRow[]> {
    return this.#isOver ? Promise.reject(CLOSED) : this.thread.ask({ file: this.number, ...message });
  }
}

/** The thread of a lane. */
class SqlThread {
  static readonly #lanes = new Map<string, SqlThread>();
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextNumber = 1;
  #openFiles = 0;
  #isOver = false;

  private constructor(private readonly lane: string) {
    // Beside this file in the sources, and beside the bundle once built.
    this.#worker = new Worker(new URL("./sqlWorker.mjs", import.meta.url), { execArgv: [] });
    this.#worker.on("message", (message: unknown) => this.#settle(message));
    this.#worker.on("error", (error) => this.#end(new SqlError("CLOSED", error.message)));
    this.#worker.on("exit", () => this.#end(CLOSED));
  }

  static of(lane: string): SqlThread {
    const thread = this.#lanes.get(lane) ?? new SqlThread(lane);
    this.#lanes.set(lane, thread);
    return thread;
  }

  /** @returns a number for one more file */
  enter(): number {
    this.#openFiles += 1;
    return this.#nextNumber++;
  }

  /** The thread ends with its last file. Only then are the files let go for good: SQLite holds one for what it has prepared. */
  async leave(): Promise<void> {
    this.#openFiles -= 1;
    if (this.#openFiles > 0) return;
    this.#end(CLOSED);
    await this.#worker.terminate();
  }

  ask(message: object): Promise<readonly SqlRow[]> {
    if (this.#isOver) return Promise.reject(CLOSED);
    const id = this.#nextNumber++;
    this.#worker.postMessage({ id, ...message });
    // Only an answer that somebody waits for keeps the process alive.
    this.#worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle(message: unknown): void {
    const { id, rows, failure } = readAnswer(message);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (failure === undefined) waiting?.resolve(rows);
    else waiting?.reject(failure);
  }

  /** Who comes next has another one. */
  #end(error: SqlError): void {
    this.#isOver = true;
    if (SqlThread.#lanes.get(this.lane) === this) SqlThread.#lanes.delete(this.lane);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

interface ThreadAnswer {
  readonly id: number;
  readonly rows: readonly SqlRow[];
  readonly failure?: SqlError;
}

/** Reads a message of the database's thread. */
function readAnswer(message: unknown): ThreadAnswer {
  if (!isPlainObject(message)) return { id: -1, rows: [] };
  const { id, rows, failure } = message;
  return {
    id: typeof id === "number" ? id : -1,
    rows: Array.isArray(rows) ? rows.filter(isPlainObject) : [],
    ...(isPlainObject(failure) ? { failure: new SqlError(asText(failure["code"]), asText(failure["message"])) } : {}),
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
