import type { IptvUser } from "../../src/generated/types/IptvUser.ts";

/** A user as the database has it. */
export type StoredUser = IptvUser & { readonly id: number; readonly key: string };

/** A user that is to be written: whole, and checked. */
export interface UserDraft {
  readonly name: string;
  readonly email: string;
  readonly key: string;
  /** Null for no limit. */
  readonly maxSessions: number | null;
}

/** The users of one database, whichever kind it is. Every call throws `IptvDatabaseError`. */
export interface IptvUsers {
  /** By name, then id. @param page counted from 1 */
  page(filter: string, page: number): Promise<{ readonly users: readonly StoredUser[]; readonly total: number }>;
  find(id: number): Promise<StoredUser | undefined>;
  findByKey(key: string): Promise<StoredUser | undefined>;
  create(draft: UserDraft): Promise<StoredUser>;
  /** Undefined where there is no such user any more, or with `was` none that is still as that. */
  replace(id: number, draft: UserDraft, was?: UserDraft): Promise<StoredUser | undefined>;
  /** False where there was none. */
  remove(id: number): Promise<boolean>;
  /** @returns how many there were */
  clear(): Promise<number>;
  /** Once what was asked of it is answered. */
  close(): Promise<void>;
}

/** Users on a page. */
export const PAGE_SIZE = 100;

/**
 * How many users there are by what stands on one of their pages; undefined where that does not say it: on a full page, and
 * on one beyond the last. To look at all of them costs as much as the page did.
 */
export function totalByPage(page: number, shown: number): number | undefined {
  const isLast = shown < PAGE_SIZE && (shown > 0 || page === 1);
  return isLast ? (page - 1) * PAGE_SIZE + shown : undefined;
}

/**
 * Why the database does not do what it is asked: somebody else has this email or key already, or it cannot be used at all.
 * The words of `unusable` go on after the path.
 */
export class IptvDatabaseError extends Error {
  override readonly name = "IptvDatabaseError";

  constructor(
    readonly kind: "email" | "key" | "unusable",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A text as it is searched by: letters of any script, large and small alike (ς and σ are one in capitals, ß is SS). */
export function foldText(text: string): string {
  return text.normalize("NFC").toUpperCase();
}

/** The number that a filter may be, where it can be the id of a user. */
export function idIn(filter: string): number | undefined {
  return /^\d{1,9}$/.test(filter) ? Number(filter) : undefined;
}

/** A row of either database. @throws IptvDatabaseError where it is none of ours */
export function readUser({ id, name, email, key, max_sessions: most }: Readonly<Record<string, unknown>>): StoredUser {
  if (typeof id !== "number" || typeof name !== "string" || typeof email !== "string" || typeof key !== "string")
    throw new IptvDatabaseError("unusable", "its table of users is of another product. Name another database.");
  return { id, name, email, key, ...(typeof most === "number" ? { max_sessions: most } : {}) };
}
