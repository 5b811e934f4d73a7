import { randomBytes } from "node:crypto";
import { checkEntity } from "../../src/model/entity/checkEntity.ts";
import type { Problem } from "../../src/model/entity/checkProblems.ts";
import { isPlainObject, type Json } from "../../src/model/Json.ts";
import { ServerError } from "../ServerError.ts";
import type { UserDraft } from "./IptvUsers.ts";

const KEY_BYTES = 24;
const MEMBERS: ReadonlySet<string> = new Set(["id", "name", "email", "key", "max_sessions", "was"]);

/**
 * A user as a call's body has it, checked by the schema.
 * @param present the user that it takes the place of, who keeps the key where the body has none
 * @throws ServerError `bad_request`, `invalid` with `problems`
 */
export async function readUserDraft(
  body: unknown,
  present?: { readonly id: number; readonly key: string },
): Promise<UserDraft> {
  if (!isPlainObject(body)) throw new ServerError("bad_request", 'Send the user: {"name": "Anna", "email": "…"}.');
  // Empty or null is absent: a form that was cleared.
  const { id, ...user } = Object.fromEntries(
    Object.entries(body).filter(([key, value]) => key !== "was" && value !== null && value !== ""),
  );
  const problems = [...strangers(body), ...(await checkEntity("iptv-user", user)), ...unkept(user)];
  if (id !== undefined && id !== present?.id) problems.push(problem("/id", "The server gives the id; leave it out."));
  const { name, email, key = present?.key ?? randomBytes(KEY_BYTES).toString("base64url"), max_sessions: most } = user;
  const [first] = problems.filter(({ level }) => level === "error");
  if (first !== undefined || typeof name !== "string" || typeof email !== "string" || typeof key !== "string")
    throw new ServerError("invalid", first?.message ?? "This is no user.", { problems, unlisted: 0 });
  return { name, email, key, maxSessions: typeof most === "number" ? most : null };
}

/**
 * The user that the sender of a body took for the present one, in its member `was`; undefined where it tells none. What
 * is missing there, or is no such value, becomes one that no user has.
 */
export function readFormerUser(body: unknown): UserDraft | undefined {
  const was = isPlainObject(body) ? body["was"] : undefined;
  if (was === undefined) return undefined;
  if (!isPlainObject(was)) throw new ServerError("bad_request", "The member was holds the user as it was read.");
  const text = (key: string): string => {
    const { [key]: value } = was;
    return typeof value === "string" && !value.includes("\0") ? value : "";
  };
  const { max_sessions: most = null } = was;
  const isLimit = typeof most === "number" && Number.isInteger(most) && Math.abs(most) < MOST_SESSIONS;
  return {
    name: text("name"),
    email: text("email"),
    key: text("key"),
    maxSessions: most === null || isLimit ? most : -1,
  };
}

/** What a database's number holds. */
const MOST_SESSIONS = 2 ** 31;

/** What is no setting of a user would be lost in silence. */
function strangers(body: Readonly<Record<string, Json>>): Problem[] {
  const [stranger] = Object.keys(body).filter((key) => !MEMBERS.has(key));
  return stranger === undefined ? [] : [problem("", `A user has no setting ${stranger.slice(0, 60)}.`)];
}

/** A null character ends a text in one database and is refused by the other; line breaks make no name. */
function unkept(user: Readonly<Record<string, Json>>): Problem[] {
  return Object.entries(user)
    .filter(([, value]) => typeof value === "string" && /\p{Cc}/u.test(value))
    .map(([key]) => problem(`/${key}`, "Line breaks and control characters cannot stand here."));
}

function problem(pointer: string, message: string): Problem {
  return { pointer, keyword: "kept", message, level: "error" };
}
