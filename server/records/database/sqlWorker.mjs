import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";
import AsyncDatabase from "libsql/promise";

/**
 * One SQLite database in a thread of its own, so that a heavy question never stops the server. An entry of its own for
 * the bundler, hence plain JavaScript; SqlThread.ts is the other end. All rules about what is stored are there.
 */

const MOST_STATEMENTS = 100;
const INTERRUPT_MS = 20;
/** How long another program's lock is waited for. */
const busyMs = workerData.own?.busyMs ?? 5000;
const port = parentPort;
if (port === null) throw new Error("sqlWorker.mjs runs as a worker thread only; start it with SqlThread.open.");

const database = attempt(0, open);
/** @type {Map<string, import("libsql").Statement>} */
const statements = new Map();

/** Reads have a connection of their own, on which they can be interrupted: the thread itself stays free to be told so. */
let reader;
/** @type {Promise<unknown>} */
let reading = Promise.resolve();
let isClosing = false;

port.on("message", (message) => {
  if (message.kind === "read") reading = reading.then(() => answerRead(message));
  else if (message.kind === "close") void close(message.id);
  else
    attempt(
      message.id,
      () => write(message),
      (changed) => [{ changed }],
    );
});

function open() {
  const opened = new Database(workerData.path);
  const { own } = workerData;
  // Nothing is written to a file of anybody else: not even how it is to be written from now on.
  if (own !== undefined) requireOwn(opened, own);
  // Before anything else: it is the first thing that reads the file, so a damaged one is noticed now.
  opened.prepare("PRAGMA journal_mode = WAL").all();
  opened.exec(`PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${busyMs};${workerData.schema}`);
  if (own !== undefined) migrate(opened, own.migrations);
  for (const { table, name, type } of workerData.addedColumns) {
    const isThere = opened
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .some((column) => column.name === name);
    if (!isThere) opened.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
  return opened;
}

/** A file that holds nothing yet is anybody's; another one must bear our mark, and no version that we do not know. */
function requireOwn(opened, { applicationId, migrations }) {
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

/** @returns how many rows it changed */
function write({ statements: given }) {
  let changed = 0;
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const { sql, rows } of given) {
      const statement = prepared(sql);
      for (const row of rows ?? [[]]) changed += statement.run(row.map(bindable)).changes;
    }
    database.exec("COMMIT");
    return changed;
  } catch (error) {
    rollBack();
    throw error;
  }
}

async function answerRead({ id, sql, values }) {
  try {
    if (isClosing) throw Object.assign(new Error("The database is closed."), { code: "CLOSED" });
    reader ??= await openReader();
    // Materialized, the whole answer is made in the first step, and only that step can be interrupted. With a limit of its
    // own the question is sorted by itself: else all columns of each row are made before it is known who stays.
    const all = `SELECT * FROM (${sql}) LIMIT -1`;
    const question = /^\s*SELECT\b/i.test(sql) ? `WITH answer AS MATERIALIZED (${all}) SELECT * FROM answer` : sql;
    const statement = await reader.prepare(question);
    answer(id, await statement.all(values.map(bindable)));
  } catch (error) {
    refuse(id, isClosing ? Object.assign(error, { code: "CLOSED" }) : error);
  }
}

async function openReader() {
  const opened = new AsyncDatabase(workerData.path);
  await opened.exec(`PRAGMA busy_timeout = ${busyMs}; PRAGMA query_only = 1`);
  return opened;
}

/** Who still waits for an answer does without: a report over years must not hold up a server that stops. */
async function close(id) {
  isClosing = true;
  // Again and again: only a question that has begun hears it.
  const interrupting = setInterval(() => reader?.interrupt(), INTERRUPT_MS);
  reader?.interrupt();
  await reading;
  clearInterval(interrupting);
  reader?.close();
  statements.clear();
  attempt(id, () => database.close());
}

function rollBack() {
  try {
    database.exec("ROLLBACK");
  } catch {
    // A full disk has rolled it back already; the first error is the one to tell.
  }
}

function prepared(sql) {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
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
