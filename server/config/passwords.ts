import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { entities } from "../../src/generated/entities.ts";
import { deepEqual, isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { type ConfigPath, formatPointer, valueAt, withValueAt } from "../../src/model/configPath.ts";
import { ServerError } from "../ServerError.ts";
import type { ConfigLanguage } from "./configLanguage.ts";
import type { ConfigProblem } from "./configProblems.ts";
import type { ConfigRevision } from "./configRevisions.ts";

/** Where the config holds passwords of people; they are stored as scrypt in the text and answered as such. */
const passwordPaths: readonly ConfigPath[] = [
  ["edit_auth", "password"],
  ["view_auth", "password"],
  // The config of another product has none of ours.
].filter((path) => Object.hasOwn(entities.server.fields, formatPointer(path)));

/**
 * A config or delta whose passwords in clear have become hashes. Throws `invalid` for a weak one; who writes the file
 * itself may choose as he likes (`mayBeWeak`).
 */
export async function hashPasswords(config: JsonObject, mayBeWeak = false): Promise<JsonObject> {
  let result = config;
  for (const path of passwordPaths) {
    const password = valueAt(result, path);
    if (typeof password !== "string" || isPasswordHash(password)) continue;
    if (!mayBeWeak) refuseWeakPassword(password, formatPointer(path));
    const next = withValueAt(result, path, await hashPassword(password));
    if (isPlainObject(next)) result = next;
  }
  return result;
}

/** A revision in whose text no password stands in clear; the same one where there was none. */
export async function withHashedPasswords(
  language: ConfigLanguage,
  revision: ConfigRevision,
  mayBeWeak = false,
): Promise<ConfigRevision> {
  const config = await hashPasswords(revision.config, mayBeWeak);
  if (config === revision.config) return revision;
  const document = await language.edit(revision.document, createMergePatch(revision.config, config), []);
  return { ...revision, config, document };
}

/**
 * What is wrong with a save that takes the administrators' login away: the first password, which others may know, would let
 * in again, and nobody else. Whoever is locked out takes it out of the file.
 */
export function problemsOfLostLogin(before: JsonObject, after: JsonObject): readonly ConfigProblem[] {
  const [path] = passwordPaths;
  if (path === undefined || !hasLogin(before) || hasLogin(after)) return [];
  const message =
    "This takes the administrators' login away. Keep it, or set another one. Only an edit of the file by hand may remove it.";
  return [{ pointer: "/edit_auth/login", keyword: "login", level: "error", message }];
}

function hasLogin(config: JsonObject): boolean {
  return ["login", "password"].every((key) => typeof valueAt(config, ["edit_auth", key]) === "string");
}

/** A former revision with the logins of now: who was shut out since is not let in again, and nobody else shut out. */
export async function withLoginsOf(
  present: JsonObject,
  language: ConfigLanguage,
  former: ConfigRevision,
): Promise<ConfigRevision> {
  const config = { ...former.config };
  for (const [key = ""] of passwordPaths) {
    const login = present[key];
    if (login === undefined) delete config[key];
    else config[key] = login;
  }
  if (deepEqual(config, former.config)) return former;
  const document = await language.edit(former.document, createMergePatch(former.config, config), []);
  return { ...former, config, document };
}

const COST = 2 ** 14;
const BLOCK = 8;
const LENGTH = 32;

/** A password as it may be stored: `scrypt$N$r$p$SALT$HASH`, base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const hash = await new Promise<Buffer>((resolve, reject) => {
    // The same letters typed on two systems must be the same bytes.
    scrypt(password.normalize("NFKC"), salt, LENGTH, { N: COST, r: BLOCK, p: 1 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
  return ["scrypt", COST, BLOCK, 1, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Whether a stored password is already a hash of `hashPassword`; everything else is a password in clear. */
export function isPasswordHash(text: string): boolean {
  return /^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/.test(text);
}

/** Whether a password belongs to a hash; takes as long for a wrong one, and for a hash that is none. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  // Where what is stored is no hash, one is made all the same: that takes its time.
  const [, , , , salt = ""] = stored.split("$");
  const made = Buffer.from(await hashPassword(password, Buffer.from(salt, "base64url")));
  const wanted = Buffer.from(stored);
  return isPasswordHash(stored) && made.length === wanted.length && timingSafeEqual(made, wanted);
}

const SHORTEST = 8;

/**
 * The one rule for a password that somebody chooses, wherever it is chosen: characters of any script, none too many.
 * @param pointer where it stands in the config; undefined for one of the command line
 * @throws ServerError `invalid`
 */
export function refuseWeakPassword(password: string, pointer?: string): void {
  if (Array.from(password).length >= SHORTEST) return;
  const message = `A password needs at least ${SHORTEST} characters.`;
  const problem = { pointer, keyword: "minLength", message, level: "error" };
  throw new ServerError("invalid", message, pointer === undefined ? {} : { problems: [problem] });
}
