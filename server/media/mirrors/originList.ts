import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import { readAnswer, type ServerQuestion } from "../../cluster/askServer.ts";
import { isSafeName } from "../live/isSafeName.ts";
import { say } from "../../Told.ts";

/**
 * How a stream has come to a server: the ids of the servers it has passed, its origin's first. Empty for a server's own.
 * It is what ends circles: nobody is offered what has passed it already.
 */
export type MirrorPath = readonly string[];

/** What an origin tells of itself. */
export interface OriginList {
  readonly hostname: string;
  /** Of this run of it; a server of an older version tells none. */
  readonly id?: string;
  /** Of the streams that may be mirrored, in the origin's order. */
  readonly names: readonly string[];
  /** The ways of those that are not its own. */
  readonly paths?: ReadonlyMap<string, MirrorPath>;
  /** Of those that were renamed a while ago. */
  readonly formerNames?: ReadonlyMap<string, readonly string[]>;
}

const ROOT = "/.well-known/sluice/streams";

/** Addresses under which other servers of the cluster find an origin's streams; beside its media, at the same ports. */
export const originPaths = {
  list: ROOT,
  listPattern: /^\/\.well-known\/sluice\/streams$/,
  /** @param path of a stream's name: with a slash in front, its parts encoded */
  media: (path: string) => `${ROOT}${path}.ts`,
  mediaPattern: /^\/\.well-known\/sluice\/streams\/(?<name>.+)\.ts$/,
};
/** Longer ways are none that anybody has planned. */
const LONGEST_PATH = 8;
const MOST_NAMES = 20_000;
/** Of a list, in bytes: twenty thousand names of the usual length. */
const LONGEST_LIST = 4_000_000;
const meanings = { 404: say("origin_unknown") };
const LONGEST_HOSTNAME = 253;
const LONGEST_ID = 64;
/** More than any path that is taken. */
const MOST_SERVERS = 10;
const MOST_FORMER = 10;

/** @param asker undefined for a server that does not say who it is: it could not see a circle */
export function isOfferedTo(asker: string | undefined, path: MirrorPath): boolean {
  return path.length === 0 || (asker !== undefined && path.length < LONGEST_PATH && !path.includes(asker));
}

/** The path at this server of what another one offers. @returns undefined for what must not be taken */
export function pathHere(
  own: string,
  { id, via }: { readonly id: string; readonly via: MirrorPath },
): MirrorPath | undefined {
  const path = [...via, id];
  return via.includes(own) || path.length > LONGEST_PATH ? undefined : path;
}

/** The list of an origin as it was sent. @param own the asking server's id: it is not offered what came from it @throws ServerError in plain words */
export function readOriginList({
  own,
  ...question
}: Pick<ServerQuestion, "server" | "key" | "nowMs" | "signal"> & { readonly own?: string }): Promise<string> {
  const path = own === undefined ? originPaths.list : `${originPaths.list}?for=${encodeURIComponent(own)}`;
  return readAnswer({ ...question, id: own, path, meanings, mostBytes: LONGEST_LIST });
}

/** An origin's answer. Names that are unfit for a stream are left out. @throws ServerError for what is none */
export function parseOriginList(text: string): OriginList {
  const answer = jsonIn(text);
  const { hostname, id, streams } = isPlainObject(answer) ? answer : {};
  if (!Array.isArray(streams)) throw new ServerError("unavailable", say("origin_no_list"));
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
