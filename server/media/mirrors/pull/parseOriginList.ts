import { isPlainObject } from "../../../../src/model/patch/isPlainObject.ts";
import { ServerError } from "../../../ServerError.ts";
import { isSafeName } from "../../live/isSafeName.ts";
import type { MirrorPath } from "../MirrorPath.ts";
import type { OriginList } from "../origin/OriginList.ts";

const MOST_NAMES = 20_000;
const LONGEST_HOSTNAME = 253;
const LONGEST_ID = 64;
/** More than any path that is taken. */
const MOST_SERVERS = 10;
const MOST_FORMER = 10;

/** An origin's answer. Names that are unfit for a stream are left out. @throws ServerError for what is none */
export function parseOriginList(text: string): OriginList {
  const answer = jsonIn(text);
  const { hostname, id, streams } = isPlainObject(answer) ? answer : {};
  if (!Array.isArray(streams))
    throw new ServerError("unavailable", "not a media server: its answer is no list of streams");
  const names = new Set<string>();
  const paths = new Map<string, MirrorPath>();
  const formerNames = new Map<string, readonly string[]>();
  for (const stream of streams.slice(0, MOST_NAMES)) {
    const name = isPlainObject(stream) ? stream["name"] : undefined;
    if (typeof name !== "string" || name === "" || !isSafeName(name)) continue;
    names.add(name);
    const { via, formerly } = isPlainObject(stream) ? stream : {};
    if (Array.isArray(via) && via.length > 0) paths.set(name, via.slice(0, MOST_SERVERS).map(idIn));
    const former = (Array.isArray(formerly) ? formerly : []).filter((one) => typeof one === "string");
    if (former.length > 0) formerNames.set(name, former.filter(isSafeName).slice(0, MOST_FORMER));
  }
  return {
    hostname: typeof hostname === "string" ? hostname.slice(0, LONGEST_HOSTNAME) : "",
    ...(typeof id === "string" ? { id: idIn(id) } : {}),
    names: [...names],
    ...(paths.size > 0 ? { paths } : {}),
    ...(formerNames.size > 0 ? { formerNames } : {}),
  };
}

function idIn(id: unknown): string {
  return String(id).slice(0, LONGEST_ID);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
