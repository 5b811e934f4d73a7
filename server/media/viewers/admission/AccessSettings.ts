import type { Auth } from "../../../../src/generated/types/Auth.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { isPlainObject } from "../../../../src/model/Json.ts";
import type { ViewerRequest } from "../ViewerRequest.ts";

/** What the config says about who may play and who may publish something. */
export interface AccessSettings {
  readonly auth: Auth;
  /** Viewers at the same time; without it no limit. */
  readonly maxSessions: number | undefined;
  readonly password: string | undefined;
  readonly onPublish: string | undefined;
  /** DRM is asked for. */
  readonly hasDrm: boolean;
  readonly isDisabled: boolean;
  /** A channel of the IPTV users. */
  readonly isIptv: boolean;
  /** The switches of what it is played over, as `isProtocolOn` reads them. */
  readonly protocols: unknown;
  /** Whether a VOD gives its files away as they are. */
  readonly hasDownloads: boolean;
}

/** What is played or published: see `ViewerRequest`. */
export type Accessed = Pick<ViewerRequest, "name" | "vod">;

/**
 * The settings something is played and published by: of a file those of its VOD. Else those of the stream of that name,
 * else of the one that runs under it, else of the location, VOD or mirror whose prefix fits best. None for a name that
 * belongs to nothing.
 */
export function findAccessSettings(
  config: Server,
  { name, vod }: Accessed,
  running?: Stream,
): AccessSettings | undefined {
  const { streams = {}, vods = {} } = config;
  if (vod !== undefined) return Object.hasOwn(vods, vod) && vods[vod] ? settingsIn(vods[vod]) : undefined;
  const stream = Object.hasOwn(streams, name) ? streams[name] : undefined;
  const holder = stream ?? running ?? bestHolder(config, name);
  return holder === undefined ? undefined : settingsIn(holder);
}

/** Places that give settings to the names below their prefix. */
interface Holder {
  readonly prefix?: string;
  readonly auth?: Auth;
  readonly max_sessions?: unknown;
  readonly drm?: unknown;
  readonly disabled?: unknown;
  readonly meta?: unknown;
  readonly protocols?: unknown;
  readonly download?: unknown;
  readonly password?: unknown;
  // A location has no such field in the schema, but its text may say so, and then it is meant.
  readonly on_publish?: unknown;
}

function bestHolder({ lives = {}, vods = {}, sources = {} }: Server, name: string): Holder | undefined {
  const holders: Holder[] = [...Object.values(lives), ...Object.values(vods), ...Object.values(sources)];
  // A stable sort: with equal prefixes a location goes before a VOD, and a VOD before a mirror.
  return holders
    .filter(({ prefix = "" }) => prefix === "" || name.startsWith(`${prefix}/`))
    .toSorted((one, other) => (other.prefix ?? "").length - (one.prefix ?? "").length)[0];
}

function settingsIn(holder: Holder): AccessSettings {
  const {
    auth = {},
    password,
    on_publish: onPublish,
    max_sessions: own,
    drm,
    disabled,
    protocols,
    download,
    meta,
  } = holder;
  const limits = [auth.max_sessions, own].filter((limit) => typeof limit === "number");
  return {
    auth,
    maxSessions: limits.length === 0 ? undefined : Math.min(...limits),
    password: textOf(password),
    onPublish: textOf(onPublish),
    hasDrm: drm !== undefined && drm !== null,
    isDisabled: disabled === true,
    isIptv: isPlainObject(meta) && meta["iptv"] === true,
    protocols,
    hasDownloads: download === true,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
