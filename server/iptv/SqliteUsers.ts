import { constants } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "../ServerError.ts";
import { SqlError, type SqlRow, SqlFile, type SqlValue } from "../records/database/SqlThread.ts";
import {
  foldText,
  IptvDatabaseError,
  type IptvUsers,
  idIn,
  PAGE_SIZE,
  readUser,
  totalByPage,
  type StoredUser,
  type UserDraft,
} from "./IptvUsers.ts";

/** "IPTV": what marks a file as ours, at byte 68 of its head. */
const APPLICATION_ID = 0x49_50_54_56;

/** The n-th takes a file from `user_version` n to the next. Ids are never given twice: playlist addresses hold them. */
const MIGRATIONS = [
  `PRAGMA application_id = ${APPLICATION_ID};
   CREATE TABLE users (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     key TEXT NOT NULL UNIQUE,
     max_sessions INTEGER,
     name_folded TEXT NOT NULL,
     email_folded TEXT NOT NULL UNIQUE
   );
   CREATE INDEX users_by_name ON users (name_folded, id)`,
];

/** Who plays must not wait for another program's lock: a write holds up what is read after it. */
const BUSY_MS = 1500;
const COLUMNS = "id, name, email, key, max_sessions";

/** The users in an SQLite file, which is made when there is none; a file of anybody else is never touched. */
export class SqliteUsers implements IptvUsers {
  private constructor(
    private readonly path: string,
    private readonly file: SqlFile,
    private readonly mark: string | undefined,
  ) {}

  /**
   * @param isNewAllowed false where the file has been there: a disk that is away is no reason to begin a new one
   * @throws IptvDatabaseError
   */
  static async open(path: string, isNewAllowed = true): Promise<SqliteUsers> {
    try {
      if (isNewAllowed) await makePrivately(path);
      else if ((await markOf(path)) === undefined) throw gone();
      await requireDatabase(path);
      const own = { applicationId: APPLICATION_ID, migrations: MIGRATIONS, busyMs: BUSY_MS };
      // In a lane of its own: who plays waits for no history.
      const file = await SqlFile.open(`users ${path}`, { path, schema: "", own });
      return new SqliteUsers(path, file, await markOf(path));
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  async page(filter: string, page: number): Promise<{ users: readonly StoredUser[]; total: number }> {
    const text = foldText(filter);
    // instr() and not LIKE: % and _ are plain characters.
    const where = "?1 = '' OR instr(name_folded, ?1) > 0 OR instr(email_folded, ?1) > 0 OR key = ?2 OR id = ?3";
    const values = [text, filter, idIn(filter) ?? null];
    const rows = await this.#read(
      `SELECT ${COLUMNS} FROM users WHERE ${where} ORDER BY name_folded, id LIMIT ${PAGE_SIZE} OFFSET ?4`,
      [...values, (page - 1) * PAGE_SIZE],
    );
    const total = await (totalByPage(page, rows.length) ?? this.#count(where, values));
    return { users: rows.map(readUser), total };
  }

  async find(id: number): Promise<StoredUser | undefined> {
    const [row] = await this.#read(`SELECT ${COLUMNS} FROM users WHERE id = ?`, [id]);
    return row && readUser(row);
  }

  async findByKey(key: string): Promise<StoredUser | undefined> {
    const [row] = await this.#read(`SELECT ${COLUMNS} FROM users WHERE key = ?`, [key]);
    return row && readUser(row);
  }

  async create(draft: UserDraft): Promise<StoredUser> {
    await this.#write(
      "INSERT INTO users (name, email, key, max_sessions, name_folded, email_folded) VALUES (?, ?, ?, ?, ?, ?)",
      valuesOf(draft),
    );
    const user = await this.findByKey(draft.key);
    if (user === undefined) throw new IptvDatabaseError("unusable", "the new user is gone again. Read the list anew.");
    return user;
  }

  async replace(id: number, draft: UserDraft, was?: UserDraft): Promise<StoredUser | undefined> {
    const isSame = was === undefined ? "" : " AND name = ? AND email = ? AND key = ? AND max_sessions IS ?";
    const changed = await this.#write(
      `UPDATE users SET name = ?, email = ?, key = ?, max_sessions = ?, name_folded = ?, email_folded = ?
       WHERE id = ?${isSame}`,
      [...valuesOf(draft), id, ...(was === undefined ? [] : [was.name, was.email, was.key, was.maxSessions])],
    );
    return changed === 0 ? undefined : this.find(id);
  }

  async remove(id: number): Promise<boolean> {
    const user = await this.find(id);
    await this.#write("DELETE FROM users WHERE id = ?", [id]);
    return user !== undefined;
  }

  async clear(): Promise<number> {
    const count = await this.#count("true", []);
    await this.#write("DELETE FROM users", []);
    return count;
  }

  close(): Promise<void> {
    return this.file.close();
  }

  async #count(where: string, values: readonly SqlValue[]): Promise<number> {
    const [counted] = await this.#read(`SELECT count(*) AS total FROM users WHERE ${where}`, values);
    return Number(counted?.["total"] ?? 0);
  }

  async #read(sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    return this.#use(() => this.file.read(sql, values));
  }

  /** @returns how many rows it changed */
  #write(sql: string, values: readonly SqlValue[]): Promise<number> {
    return this.#use(() => this.file.write([{ sql, rows: [values] }]));
  }

  /** A file that was taken away or put in its place: SQLite would go on in the one that nobody finds any more. */
  async #use<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    try {
      if ((await markOf(this.path)) !== this.mark) throw gone();
      return await action();
    } catch (error) {
      throw asDatabaseError(error);
    }
  }
}

function valuesOf({ name, email, key, maxSessions }: UserDraft): SqlValue[] {
  return [name, email, key, maxSessions, foldText(name), foldText(email)];
}

/** Which file stands at a path; undefined for none. */
async function markOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.dev} ${found.ino}`;
}

/** Before SQLite makes it for everybody to read. */
async function makePrivately(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const made = await open(path, "wx", 0o600).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
  });
  await made?.close();
}

const HEAD = Buffer.from("SQLite format 3\0");

/**
 * What is no database is never written, though a journal of the one that stood there may lie beside it, by which SQLite
 * would make it one. An empty file may become one.
 */
async function requireDatabase(path: string): Promise<void> {
  // A pipe would keep its opener waiting, and with it one of the few threads that read files for the whole server.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = await file.stat();
    if (!found.isFile() && !found.isDirectory()) throw new SqlError("SQLITE_NOTADB", "It is a pipe or a device.");
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    if (bytesRead > 0 && !buffer.equals(HEAD)) throw new SqlError("SQLITE_NOTADB", "It does not begin as one.");
  } finally {
    await file.close();
  }
}

function gone(): IptvDatabaseError {
  return new IptvDatabaseError(
    "unusable",
    "the file has gone or was replaced. Put it back, or name another file to begin with no users.",
  );
}

/** What SQLite and the system say, in words that go on after the path. */
const WORDS: readonly (readonly [code: RegExp, words: string])[] = [
  [/^FOREIGN$/, "it is a database of another product, which is left as it is. Name another file."],
  [/^NEWER$/, "it was written by a newer version of this server. Update the server or name another file."],
  [/^SQLITE_NOTADB/, "it is no database, and is left as it is. Name another file or put the right one there."],
  [/^SQLITE_CORRUPT/, "it is damaged. Put a copy of it there."],
  [/^SQLITE_(BUSY|LOCKED)/, "another program holds it locked. Wait for that, or end it."],
  [/^SQLITE_(READONLY|PERM|AUTH)|^(EACCES|EPERM|EROFS)$/, "it cannot be written. Give the server the right to it."],
  [/^SQLITE_CANTOPEN|^(ENOENT|ENOTDIR|EISDIR)$/, "it cannot be opened. Mend the folder, or what stands there."],
  [/^SQLITE_FULL|^(ENOSPC|EDQUOT)$/, "its disk is full. Make room there."],
  [/^SQLITE_IOERR|^EIO$/, "its disk fails. Look after the disk."],
];

function asDatabaseError(error: unknown): IptvDatabaseError {
  if (error instanceof IptvDatabaseError) return error;
  const code = errorCode(error) ?? "";
  if (error instanceof SqlError && code.startsWith("SQLITE_CONSTRAINT")) {
    const field = error.message.includes("email") ? "email" : "key";
    return new IptvDatabaseError(field, `Another user has this ${field}.`, { cause: error });
  }
  const said = error instanceof Error ? error.message : String(error);
  const words = WORDS.find(([known]) => known.test(code))?.[1] ?? `it says: ${said}`;
  return new IptvDatabaseError("unusable", words, { cause: error });
}
