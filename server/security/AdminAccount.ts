import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject } from "../../src/model/Json.ts";
import { valueAt } from "../../src/model/configPath.ts";
import { ServerError } from "../ServerError.ts";
import { hashPassword, isPasswordHash, verifyPassword } from "../config/passwords.ts";
import { diskFiles, durableWrite } from "../config/storage/durableFiles.ts";

/** A login with its password as scrypt. */
export interface StoredLogin {
  readonly login: string;
  readonly password: string;
}

/**
 * A login as the config holds it; undefined until both parts are set.
 * @param setting `edit_auth` is the administrator's; with `view_auth` one reads /metrics, and nothing else
 */
export function configuredLogin(
  config: JsonObject,
  setting: "edit_auth" | "view_auth" = "edit_auth",
): StoredLogin | undefined {
  const [login, password] = [valueAt(config, [setting, "login"]), valueAt(config, [setting, "password"])];
  return typeof login === "string" && typeof password === "string" ? { login, password } : undefined;
}

const REMEMBERED_MS = 60_000;
const MOST_AT_ONCE = 4;

/** Where the administrator's login comes from. */
interface OpenAccount {
  readonly folder: string;
  /** Given on the command line: holds for this run, beside the one of the config. */
  readonly login?: string | undefined;
  readonly password?: string | undefined;
  /** Of the given password's hash; the same at the next start, so that its sessions can be known again. */
  readonly salt: Buffer;
  /** `edit_auth` of the config; once it is set it takes the place of the first password. */
  readonly configured: () => StoredLogin | undefined;
  readonly now: () => number;
}

/** The one administrator of the server, or who may read. Passwords are kept as scrypt only. */
export class AdminAccount {
  readonly #key = randomBytes(32);
  /** Basic credentials that were right a moment ago, as keyed digests: scrypt for every call would be a burden. */
  readonly #remembered = new Map<string, { readonly mark: string; readonly untilMs: number }>();
  #running = 0;

  private constructor(
    private readonly given: StoredLogin | undefined,
    private readonly first: StoredLogin | undefined,
    private readonly configured: () => StoredLogin | undefined,
    private readonly now: () => number,
  ) {}

  /** One that stands in the config and nowhere else, or nobody. */
  static ofConfig(configured: () => StoredLogin | undefined, now: () => number): AdminAccount {
    return new AdminAccount(undefined, undefined, configured, now);
  }

  /** On the first start a password is made up; it is answered once and can never be read again. */
  static async open(
    options: OpenAccount,
  ): Promise<{ readonly account: AdminAccount; readonly firstPassword?: string }> {
    const { folder, login = "admin", password, salt, configured, now } = options;
    const path = join(folder, "admin.json");
    const given = password === undefined ? undefined : { login, password: await hashPassword(password, salt) };
    const stored = await readStored(path);
    if (stored !== undefined || given !== undefined || configured() !== undefined) {
      return { account: new AdminAccount(given, stored, configured, now) };
    }
    const firstPassword = randomBytes(12).toString("base64url");
    const first = { login, password: await hashPassword(firstPassword) };
    await durableWrite(diskFiles, { path, text: `${JSON.stringify(first)}\n` });
    return { account: new AdminAccount(undefined, first, configured, now), firstPassword };
  }

  /**
   * The mark of the password that these credentials are right by; undefined when they are wrong. Takes as long for an
   * unknown login as for a wrong password.
   * @throws ServerError `too_many` when too many ask at once
   */
  async recognise(login: string, password: string): Promise<string | undefined> {
    if (this.#running >= MOST_AT_ONCE)
      throw new ServerError("too_many", "Too many logins at once. Try again in a second.");
    this.#running += 1;
    try {
      let mark: string | undefined;
      for (const known of this.#logins()) {
        const isPassword = await verifyPassword(password, known.password);
        if (isSame(login, known.login) && isPassword) mark = markOf(known);
      }
      // Scrypt takes its time, in which the password may have been changed.
      return mark !== undefined && this.marks.has(mark) ? mark : undefined;
    } finally {
      this.#running -= 1;
    }
  }

  /** Whether there is such a login, whatever its password. */
  knows(login: string): boolean {
    return this.#logins().some((known) => isSame(login, known.login));
  }

  /** Of all passwords that let somebody in now. */
  get marks(): ReadonlySet<string> {
    return new Set(this.#logins().map(markOf));
  }

  /** The login that is kept, not that of the command line, with the mark of its password. */
  get own(): { readonly login: string; readonly account: string } | undefined {
    const own = this.#own();
    return own && { login: own.login, account: markOf(own) };
  }

  get ownMark(): string | undefined {
    return this.own?.account;
  }

  /** The mark of the password by which these credentials were right within the last minute, if it holds still. */
  remembered(login: string, password: string): string | undefined {
    const found = this.#remembered.get(this.#digest(login, password));
    return found !== undefined && found.untilMs > this.now() && this.marks.has(found.mark) ? found.mark : undefined;
  }

  remember(login: string, password: string, mark: string): void {
    if (this.#remembered.size > 100) this.#remembered.clear();
    this.#remembered.set(this.#digest(login, password), { mark, untilMs: this.now() + REMEMBERED_MS });
  }

  #logins(): readonly StoredLogin[] {
    return [this.given, this.#own()].filter((login) => login !== undefined);
  }

  #own(): StoredLogin | undefined {
    return this.configured() ?? this.first;
  }

  #digest(login: string, password: string): string {
    return createHmac("sha256", this.#key)
      .update(JSON.stringify([login, password]))
      .digest("base64url");
  }
}

/** Stands for a login and its password where neither may be read: another password has another mark. */
function markOf({ login, password }: StoredLogin): string {
  return createHash("sha256")
    .update(JSON.stringify([login, password]))
    .digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

async function readStored(path: string): Promise<StoredLogin | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (isStoredLogin(value)) return value;
  } catch {
    // Answered below, as any other content that is none.
  }
  throw new ServerError("failed", `${path} is damaged. Remove it: the next start makes a new password and prints it.`);
}

function isStoredLogin(value: unknown): value is StoredLogin {
  if (typeof value !== "object" || value === null || !("login" in value) || !("password" in value)) return false;
  return typeof value.login === "string" && typeof value.password === "string" && isPasswordHash(value.password);
}
