import { parentPort } from "node:worker_threads";
import Database from "libsql";
import AsyncDatabase from "libsql/promise";

/**
 * SQLite files in a thread of their own, so that no question stops the server. An entry of its own for the bundler, hence
 * plain JavaScript; SqlThread.ts is the other end. All rules about what is stored are there.
 */

const MOST_STATEMENTS = 100;
const INTERRUPT_MS = 20;
/** How long another program's lock is waited for. */
const BUSY_MS = 5000;
const port = parentPort;
if (port === null) throw new Error("sqlWorker.mjs runs as a worker thread only; start it with SqlThread.open.");

/** The files that are open, by their numbers. @type {Map<number, OpenFile>} */
const files = new Map();

port.on("message", (message) => {
  const { file, id, kind } = message;
  const opened = files.get(file);
  if (kind === "open") attempt(id, () => void files.set(file, new OpenFile(message)));
  else if (opened === undefined) refuse(id, Object.assign(new Error("The database is closed."), { code: "CLOSED" }));
  else if (kind === "read") opened.read(message);
  else if (kind === "close") void opened.close(id).then(() => files.delete(file));
  else
    attempt(
      id,
      () => opened.write(message),
      (changed) => [{ changed }],
    );
});

/** One file, read and written by connections of its own. */
class OpenFile {
  #database;
  #path;
  #busyMs;
  /** @type {Map<string, import("libsql").Statement>} */
  #statements = new Map();
  /** Reads have a connection of their own, on which they can be interrupted: the thread itself stays free to be told so. */
  #reader;
  /** @type {Promise<unknown>} */
  #reading = Promise.resolve();
  #isClosing = false;

  constructor({ path, schema, addedColumns = [], own }) {
    this.#path = path;
    this.#busyMs = own?.busyMs ?? BUSY_MS;
    const opened = new Database(path);
    try {
      this.#prepare(opened, { schema, addedColumns, own });
    } catch (error) {
      closeQuietly(opened);
      throw error;
    }
    this.#database = opened;
  }

  #prepare(opened, { schema, addedColumns, own }) {
    // Nothing is written to a file of anybody else: not even how it is to be written from now on.
    if (own !== undefined) requireOwn(opened, own);
    // Before anything else: it is the first thing that reads the file, so a damaged one is noticed now.
    opened.prepare("PRAGMA journal_mode = WAL").all();
    opened.exec(`PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${this.#busyMs};${schema}`);
    if (own !== undefined) migrate(opened, own.migrations);
    for (const { table, name, type } of addedColumns) {
      const isThere = opened
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .some((column) => column.name === name);
      if (!isThere) opened.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
    }
  }

  /** @returns how many rows it changed */
  write({ statements: given }) {
    let changed = 0;
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      for (const { sql, rows } of given) {
        const statement = this.#prepared(sql);
        for (const row of rows ?? [[]]) changed += statement.run(row.map(bindable)).changes;
      }
      this.#database.exec("COMMIT");
      return changed;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** One after the other, and none of them holds up the thread. */
  read(question) {
    this.#reading = this.#reading.then(() => this.#answerRead(question));
  }

  async #answerRead({ id, sql, values }) {
    try {
      if (this.#isClosing) throw Object.assign(new Error("The database is closed."), { code: "CLOSED" });
      this.#reader ??= await this.#openReader();
      // Materialized, the whole answer is made in the first step, and only that step can be interrupted. With a limit of
      // its own the question is sorted by itself: else all columns of each row are made before it is known who stays.
      const all = `SELECT * FROM (${sql}) LIMIT -1`;
      const question = /^\s*SELECT\b/i.test(sql) ? `WITH answer AS MATERIALIZED (${all}) SELECT * FROM answer` : sql;
      const statement = await this.#reader.prepare(question);
      answer(id, await statement.all(values.map(bindable)));
    } catch (error) {
      refuse(id, this.#isClosing ? Object.assign(error, { code: "CLOSED" }) : error);
    }
  }

  async #openReader() {
    const opened = new AsyncDatabase(this.#path);
    await opened.exec(`PRAGMA busy_timeout = ${this.#busyMs}; PRAGMA query_only = 1`);
    return opened;
  }

  /** Who still waits for an answer does without: a report over years must not hold up a server that stops. */
  async close(id) {
    this.#isClosing = true;
    // Again and again: only a question that has begun hears it.
    const interrupting = setInterval(() => this.#reader?.interrupt(), INTERRUPT_MS);
    this.#reader?.interrupt();
    await this.#reading;
    clearInterval(interrupting);
    this.#reader?.close();
    this.#statements.clear();
    this.#writeBack();
    attempt(id, () => this.#database.close());
  }

  /** SQLite closes a file only once all that was prepared for it is gone, and who copies it until then wants all of it. */
  #writeBack() {
    try {
      // Another program that reads it just now is not waited for.
      this.#database.exec("PRAGMA busy_timeout = 0");
      this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    } catch {
      // As on a disk that fails: what was written stays beside the file, and is found there.
    }
  }

  #rollBack() {
    try {
      this.#database.exec("ROLLBACK");
    } catch {
      // A full disk has rolled it back already; the first error is the one to tell.
    }
  }

  #prepared(sql) {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** After a failure, which is the one to tell. */
function closeQuietly(opened) {
  try {
    opened.close();
  } catch {
    // There is nothing left to close.
  }
}

/** A file that holds nothing yet is anybody's; another one must bear our mark, and no version that we do not know. */
function requireOwn(opened, { applicationId, migrations, busyMs }) {
  opened.exec(`PRAGMA busy_timeout = ${busyMs}`);
  const first = (sql) => Object.values(opened.prepare(sql).get())[0];
  const mark = first("PRAGMA application_id");
  const isNew = mark === 0 && first("SELECT count(*) FROM sqlite_master") === 0;
  if (mark !== applicationId && !isNew) throw Object.assign(new Error("Not our file."), { code: "FOREIGN" });
  if (mark === applicationId && first("PRAGMA user_version") > migrations.length)
    throw Object.assign(new Error("A file of a newer version."), { code: "NEWER" });
}

/** Each step is there in full, with its number, or not at all. */
function migrate(opened, migrations) {
  const version = () => Object.values(opened.prepare("PRAGMA user_version").get())[0];
  if (version() === migrations.length) return;
  // Whoever else opens it at the same moment waits here, and finds it done.
  opened.exec("BEGIN IMMEDIATE");
  try {
    for (const sql of migrations.slice(version())) opened.exec(sql);
    opened.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    opened.exec("ROLLBACK");
    throw error;
  }
}

/** libsql aborts the whole process on a boolean, a date or an object: nothing but what it can hold gets through. */
function bindable(value) {
  if (typeof value === "string" || value instanceof Uint8Array) return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "bigint") return Number(value);
  if (value instanceof Date) return bindable(value.getTime());
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : null;
}

function attempt(id, action, rowsOf = () => []) {
  try {
    const result = action();
    answer(id, rowsOf(result));
    return result;
  } catch (error) {
    refuse(id, error);
    return undefined;
  }
}

function answer(id, rows) {
  port.postMessage({ id, rows });
}

function refuse(id, error) {
  port.postMessage({ id, failure: { code: String(error.code || "SQLITE_ERROR"), message: String(error.message) } });
}
