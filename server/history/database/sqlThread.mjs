/**
 * One SQLite database in a thread of its own, so that a heavy question never stops the server. An entry of its own for
 * the bundler, hence plain JavaScript; SqlThread.ts is the other end. All rules about what is stored are there.
 */
import Database from "libsql";
import { parentPort, workerData } from "node:worker_threads";

const MOST_STATEMENTS = 100;
const port = parentPort;
if (port === null) throw new Error("sqlThread.mjs runs as a worker thread only; start it with SqlThread.open.");

const database = attempt(0, open);
/** @type {Map<string, import("libsql").Statement>} */
const statements = new Map();

/** @type {Record<string, (message: any) => unknown>} */
const actions = { write, read, close };
port.on("message", (message) => attempt(message.id, () => actions[message.kind]?.(message)));

function open() {
  const opened = new Database(workerData.path);
  // Before anything else: it is the first thing that reads the file, so a damaged one is noticed now.
  opened.prepare("PRAGMA journal_mode = WAL").all();
  opened.exec(`PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;${workerData.schema}`);
  for (const { table, name, type } of workerData.addedColumns) {
    const isThere = opened
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .some((column) => column.name === name);
    if (!isThere) opened.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
  return opened;
}

function write({ statements: given }) {
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const { sql, rows } of given) {
      const statement = prepared(sql);
      for (const row of rows ?? [[]]) statement.run(row.map(bindable));
    }
    database.exec("COMMIT");
  } catch (error) {
    rollBack();
    throw error;
  }
}

function read({ sql, values }) {
  return prepared(sql).all(values.map(bindable));
}

function close() {
  statements.clear();
  database.close();
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

function attempt(id, action) {
  try {
    const result = action();
    port.postMessage({ id, rows: Array.isArray(result) ? result : [] });
    return result;
  } catch (error) {
    port.postMessage({ id, failure: { code: String(error.code || "SQLITE_ERROR"), message: String(error.message) } });
    return undefined;
  }
}
