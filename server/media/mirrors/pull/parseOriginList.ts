import { isPlainObject } from "../../../../src/model/patch/isPlainObject.ts";
import { ServerError } from "../../../ServerError.ts";
import { isSafeName } from "../../live/isSafeName.ts";
import type { OriginList } from "../origin/OriginList.ts";

const MOST_NAMES = 20_000;
const LONGEST_HOSTNAME = 253;

/** An origin's answer. Names that are unfit for a stream are left out. @throws ServerError for what is none */
export function parseOriginList(text: string): OriginList {
  const answer = jsonIn(text);
  const { hostname, streams } = isPlainObject(answer) ? answer : {};
  if (!Array.isArray(streams))
    throw new ServerError("unavailable", "not a media server: its answer is no list of streams");
  const names = new Set<string>();
  for (const stream of streams.slice(0, MOST_NAMES)) {
    const name = isPlainObject(stream) ? stream["name"] : undefined;
    if (typeof name === "string" && name !== "" && isSafeName(name)) names.add(name);
  }
  return { hostname: typeof hostname === "string" ? hostname.slice(0, LONGEST_HOSTNAME) : "", names: [...names] };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
