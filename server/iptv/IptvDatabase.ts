import { setTimeout as wait } from "node:timers/promises";
import type { Server } from "../../src/generated/types/Server.ts";
import { ServerError } from "../ServerError.ts";
import { type DatabaseAddress, readDatabaseAddress } from "./databaseAddress.ts";
import { IptvDatabaseError, type IptvUsers } from "./IptvUsers.ts";
import { PostgresUsers } from "./PostgresUsers.ts";
import { SqliteUsers } from "./SqliteUsers.ts";

/** Somebody waits for the answer: a page of the console, or a player. */
const PATIENCE_MS = { page: 8000, player: 2000 } as const;
/** Players do not have a database that failed opened again before that; an administrator does at once. */
const REST_MS = 1000;
/** Players that may wait at a time. */
const MOST_WAITING = 500;
/** A server that stops does not wait longer for a database that hangs. */
const CLOSING_MS = 1000;
const TOPIC = "iptv-database";

interface IptvDatabaseParts {
  /** The server's data folder. */
  readonly folder: string;
  readonly config: () => Server;
  readonly tellNotice: (topic: string, words: string | undefined) => void;
  readonly now: () => number;
}

/** A database that is open, or on its way. */
interface Opened {
  /** As the config names it. */
  readonly text: string;
  readonly users: Promise<IptvUsers>;
  /** It is not known yet whether it can be used. */
  isOnItsWay: boolean;
  /** What it is asked at the moment. */
  readonly underWay: Set<Promise<unknown>>;
}

/**
 * The users of the database that the config names at the moment. It is opened when it is first asked for; one that fails
 * is opened anew with the next call, and the operators are told meanwhile.
 */
export class IptvDatabase {
  #opened: Opened | undefined;
  #failed: { readonly text: string; readonly atMs: number; readonly error: IptvDatabaseError } | undefined;
  /** Files that were open in this run. */
  readonly #wereThere = new Set<string>();
  /** The one that was asked before this one, until it is closed. */
  #leaving: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(private readonly parts: IptvDatabaseParts) {}

  /** As the config names it; undefined while IPTV is off. */
  get configured(): string | undefined {
    return configuredDatabase(this.parts.config());
  }

  /**
   * @throws ServerError `iptv_off`, and `unavailable` when it cannot be used now
   * @throws IptvDatabaseError for an email or a key that somebody else has
   */
  async use<Answer>(action: (users: IptvUsers) => Promise<Answer>): Promise<Answer> {
    return this.#use(action, PATIENCE_MS.page);
  }

  /** The same for somebody who cannot wait. */
  async useQuickly<Answer>(action: (users: IptvUsers) => Promise<Answer>): Promise<Answer> {
    if (this.#waiting >= MOST_WAITING) throw this.#unavailable("too many wait for it. Look why it is so slow.");
    const { text, atMs = 0, error } = this.#failed ?? {};
    if (error && text === this.configured && this.parts.now() - atMs < REST_MS) throw this.#unavailable(error.message);
    this.#waiting += 1;
    try {
      return await this.#use(action, PATIENCE_MS.player);
    } finally {
      this.#waiting -= 1;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened) await Promise.race([letGo(opened), wait(CLOSING_MS, undefined, { ref: false })]);
  }

  async #use<Answer>(action: (users: IptvUsers) => Promise<Answer>, patienceMs: number): Promise<Answer> {
    const opened = this.#open();
    const over = new AbortController();
    const asked = opened.users.then(action);
    opened.underWay.add(asked);
    const forget = (): void => void opened.underWay.delete(asked);
    asked.then(forget, forget);
    try {
      const late = wait(patienceMs, undefined, { signal: over.signal }).then(() => {
        throw new IptvDatabaseError("unusable", `it gave no answer within ${patienceMs / 1000} s.`);
      });
      late.catch(() => undefined);
      const answer = await Promise.race([asked, late]);
      this.#failed = undefined;
      this.parts.tellNotice(TOPIC, undefined);
      return answer;
    } catch (error) {
      if (!(error instanceof IptvDatabaseError) || error.kind !== "unusable") throw error;
      this.#fail(opened, error);
      throw this.#unavailable(error.message, error);
    } finally {
      over.abort();
    }
  }

  #open(): Opened {
    const text = this.configured;
    if (text === undefined) {
      this.#letGoOfOther(undefined);
      throw new ServerError("iptv_off", "IPTV is off: the config names no database for its users. Enable IPTV first.");
    }
    if (this.#isClosed) throw new ServerError("unavailable", "The server is shutting down.");
    this.#letGoOfOther(text);
    this.#opened ??= openedAs(text, this.#connect(this.#address(text)));
    return this.#opened;
  }

  /** After the config has changed: what is under way is answered by the one it was asked of. */
  #letGoOfOther(text: string | undefined): void {
    const opened = this.#opened;
    if (opened === undefined || opened.text === text) return;
    this.#opened = undefined;
    this.parts.tellNotice(TOPIC, undefined);
    this.#leaving = letGo(opened);
  }

  async #connect(address: DatabaseAddress): Promise<IptvUsers> {
    // A file is not opened while its journal is still that of the one before it.
    await Promise.race([this.#leaving, wait(CLOSING_MS, undefined, { ref: false })]);
    if (address.kind === "unreadable") throw new IptvDatabaseError("unusable", address.why);
    if (address.kind === "postgresql") return PostgresUsers.open(address.url);
    const users = await SqliteUsers.open(address.path, !this.#wereThere.has(address.path));
    this.#wereThere.add(address.path);
    return users;
  }

  /**
   * The next call opens it anew; one that is still on its way is waited for again: a disk that hangs holds a thread for
   * each time that something is opened there, and the server has few.
   */
  #fail(opened: Opened, error: IptvDatabaseError): void {
    if (this.#opened !== opened) return;
    this.#failed = { text: opened.text, atMs: this.parts.now(), error };
    const why = this.#unavailable(error.message).message;
    this.parts.tellNotice(TOPIC, `IPTV: ${why} Who watches keeps watching; nobody new is let in by a user's key.`);
    if (opened.isOnItsWay) return;
    this.#opened = undefined;
    this.#leaving = letGo(opened);
  }

  #unavailable(why: string, cause?: unknown): ServerError {
    const { shown } = this.#address(this.configured ?? "");
    return new ServerError("unavailable", `unable to access database on path ${shown}: ${why}`, {}, { cause });
  }

  #address(text: string): DatabaseAddress {
    return readDatabaseAddress(text, this.parts.folder);
  }
}

/** What the config names for IPTV; undefined while it is off. */
export function configuredDatabase({ plugins }: Server): string | undefined {
  const database = plugins?.iptv?.database;
  return database === undefined || database === "" ? undefined : database;
}

function openedAs(text: string, users: Promise<IptvUsers>): Opened {
  const opened: Opened = { text, users, isOnItsWay: true, underWay: new Set() };
  const arrive = (): void => void (opened.isOnItsWay = false);
  users.then(arrive, arrive);
  return opened;
}

async function letGo({ users, underWay }: Opened): Promise<void> {
  await Promise.allSettled(underWay);
  await users.then((opened) => opened.close()).catch(() => undefined);
}
