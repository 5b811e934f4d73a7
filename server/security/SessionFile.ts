import { randomBytes } from "node:crypto";
import { isPlainObject } from "../../src/model/Json.ts";
import { WriterQueue } from "../config/storage/WriterQueue.ts";
import { durableWrite, type Files } from "../config/storage/durableFiles.ts";
import type { ServerLog } from "../log/serverLog.ts";

/** One login of the console. */
export interface Session {
  /** Digest of the id in the cookie; the id itself is kept nowhere. */
  readonly key: string;
  login: string;
  /** Mark of the password that opened it: once that lets nobody in any more, neither does the session. */
  account: string;
  readonly createdAt: number;
  lastUsedAt: number;
}

/** Where the sessions are kept. */
interface SessionFileParts {
  readonly path: string;
  readonly files: Files;
  readonly log: ServerLog;
}

/** What the file holds: no id of a session and no password, so nothing that lets anybody in. */
interface Kept {
  /** Base64url. The password of the command line is hashed with it, so that its mark is the same after a restart. */
  readonly salt: string;
  readonly sessions: readonly Session[];
}

/**
 * The sessions on disk, by which a login outlives the server. A file that cannot be read or written costs logins, never
 * the server: the log says so, and everybody logs in again.
 */
export class SessionFile {
  readonly #queue = new WriterQueue();
  #waiting: Promise<void> | undefined;

  private constructor(
    private readonly parts: SessionFileParts,
    private readonly kept: Kept,
  ) {}

  static async open(parts: SessionFileParts): Promise<SessionFile> {
    return new SessionFile(
      parts,
      (await readKept(parts)) ?? { salt: randomBytes(16).toString("base64url"), sessions: [] },
    );
  }

  get salt(): Buffer {
    return Buffer.from(this.kept.salt, "base64url");
  }

  /** As they were at the last write. */
  get sessions(): readonly Session[] {
    return this.kept.sessions;
  }

  /** Resolves when what `now` tells at the time of writing is on disk, or cannot be. */
  write(now: () => readonly Session[]): Promise<void> {
    // A write that waits for its turn takes along what comes meanwhile.
    this.#waiting ??= this.#queue.run(() => {
      this.#waiting = undefined;
      return this.#write(now());
    });
    return this.#waiting;
  }

  async #write(sessions: readonly Session[]): Promise<void> {
    const { path, files, log } = this.parts;
    const kept: Kept = { salt: this.kept.salt, sessions };
    try {
      await durableWrite(files, { path, text: `${JSON.stringify(kept)}\n` });
    } catch (error) {
      log.error("logins are not kept: after a restart everybody logs in again", { file: path, error });
    }
  }
}

async function readKept({ path, files, log }: SessionFileParts): Promise<Kept | undefined> {
  try {
    const kept: unknown = JSON.parse(await files.readFile(path, "utf8"));
    if (isKept(kept)) return kept;
    throw new Error("It holds something else.");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    log.error("logins are forgotten, as their file cannot be read: everybody logs in again", { file: path, error });
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  if (!isPlainObject(value)) return false;
  const { salt, sessions } = value;
  return typeof salt === "string" && /^[\w-]{22}$/.test(salt) && Array.isArray(sessions) && sessions.every(isSession);
}

function isSession(value: unknown): value is Session {
  if (!isPlainObject(value)) return false;
  return (
    ["key", "login", "account"].every((name) => typeof value[name] === "string") &&
    ["createdAt", "lastUsedAt"].every((name) => Number.isFinite(value[name]))
  );
}
