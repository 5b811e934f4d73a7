import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { ServerError } from "../ServerError.ts";
import { jsonIn, readBody, requestOf } from "./askServer.ts";
import type { ClusterMember } from "./ClusterMember.ts";

/** A stream that an administrator of the other server puts there. */
interface StreamCopy {
  readonly member: ClusterMember;
  readonly name: string;
  /** As it is here: with its secrets, without its place. */
  readonly stream: JsonObject;
  /** Of the other server: the cluster key lets servers read, never write. */
  readonly login: string;
  readonly password: string;
}

/** What the other server says to a copy before it is made. */
interface CheckedCopy {
  readonly rev: number;
  /** What the stream is there now, without secrets; undefined where there is none. */
  readonly before: JsonObject | undefined;
  readonly problems: readonly CopyProblem[];
  /** What its recordings would lose by other limits; undefined where that server does not say. */
  readonly losses: JsonObject | undefined;
}

interface CopyProblem {
  readonly pointer: string;
  readonly message: string;
  readonly level: "error" | "warning";
}

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 1_000_000;
const MOST_PROBLEMS = 50;
const LONGEST_WORDS = 500;

/** What copying would change there, and what that server says to it; nothing is changed. @throws ServerError in plain words */
export async function checkCopy(copy: StreamCopy): Promise<CheckedCopy> {
  const { rev, settings } = await copy.member.settingsOf(copy.name);
  const patch = patchOf(copy, settings);
  const answer = await callApi(copy, "check_config", patch, {});
  const losses = await callApi(copy, "dvr_impact", patch, {}).catch(() => undefined);
  return { rev, before: settings, problems: problemsIn(answer), losses: isPlainObject(losses) ? losses : undefined };
}

/**
 * Makes the copy, if the config there is still the one that was looked at in `rev` as far as it matters.
 * @returns the revision it has made there @throws ServerError in plain words
 */
export async function makeCopy(copy: StreamCopy, rev: number): Promise<number> {
  const { settings } = await copy.member.settingsOf(copy.name);
  const answer = await callApi(copy, "modify_config", patchOf(copy, settings), { "if-match": `"${rev}"` });
  const made = isPlainObject(answer) ? answer["rev"] : undefined;
  if (typeof made !== "number")
    throw new ServerError("unavailable", "The other server does not say that it has saved.");
  return made;
}

/** Digests stand where secrets are, so that those are always sent: the same once more does no harm. */
function patchOf({ name, stream }: StreamCopy, before: JsonObject | undefined): JsonObject {
  const named = { ...stream, name };
  const patch = before === undefined ? named : createMergePatch({ ...before, name }, named);
  return { streams: { [name]: isPlainObject(patch) ? { ...patch, name } : named } };
}

async function callApi(
  { member, login, password }: StreamCopy,
  call: "check_config" | "dvr_impact" | "modify_config",
  body: JsonObject,
  headers: Readonly<Record<string, string>>,
): Promise<Json> {
  const { name, server } = member.place;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await requestOf(new URL(`/flussonic/api/${call}`, server), {
    signal,
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`,
    },
    body: JSON.stringify(body),
  });
  const answer = bodyOf(await readBody(response, LONGEST_ANSWER));
  if (response.statusCode === 200) return answer;
  throw refusalOf(name, response.statusCode ?? 0, { answer, password });
}

function refusalOf(
  name: string,
  status: number,
  { answer, password }: { readonly answer: Json; readonly password: string },
): ServerError {
  const problems = problemsIn(answer);
  const said = isPlainObject(answer) && typeof answer["message"] === "string" ? answer["message"] : "";
  const words = withHiddenShown(said.replaceAll(password, "***").slice(0, LONGEST_WORDS));
  switch (status) {
    case 401:
      return new ServerError("forbidden", `Login or password are wrong: ${name} lets nobody in with them.`);
    case 404:
      return new ServerError(
        "unavailable",
        `${name} has no console at this port: it may be at another one (admin_http).`,
      );
    case 409:
      if (isPlainObject(answer) && answer["error"] === "hand_edit")
        return new ServerError("conflict", `${name} takes no change now: somebody edits its file by hand.`);
      return new ServerError("conflict", `${name} was changed meanwhile. Look at the differences again.`);
    case 421:
      return new ServerError(
        "unavailable",
        `${name} does not know itself by this name. Start it with --allow-host ${name}.`,
      );
    case 422:
      return new ServerError("invalid", `${name} refuses the stream: ${words}`, { problems });
    case 429:
      return new ServerError("too_many", `${name} was asked with too many wrong passwords. Wait a minute.`);
    default:
      return new ServerError("unavailable", `${name} answered ${status}${words === "" ? "." : `: ${words}`}`);
  }
}

function problemsIn(answer: Json): readonly CopyProblem[] {
  const problems = isPlainObject(answer) ? answer["problems"] : undefined;
  if (!Array.isArray(problems)) return [];
  return problems.slice(0, MOST_PROBLEMS).flatMap((problem) => {
    const { pointer, message, level } = isPlainObject(problem) ? problem : {};
    if (typeof pointer !== "string" || typeof message !== "string") return [];
    const words = withHiddenShown(message.slice(0, LONGEST_WORDS));
    return { pointer: pointer.slice(0, LONGEST_WORDS), message: words, level: level === "warning" ? level : "error" };
  });
}

/** A refusal may be a page of a proxy: then there is its status. */
function bodyOf(text: string): Json {
  try {
    return jsonIn(text);
  } catch {
    return null;
  }
}
