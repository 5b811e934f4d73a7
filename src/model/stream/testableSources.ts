import { isPlainObject, type Json, type JsonObject } from "../Json.ts";

/** What every server that tests sources tests; the others only one that announces so. */
const cameras = /^(rtsp|rtmp)s?:\/\//i;
const anySource = /^((rtsp|rtmp|hls|tshttp|http)s?|srt|udp|rtp|file|fake):\/\/./i;

/** A source that the server is to look at, with the options it has. */
export type TestedSource = JsonObject & { readonly url: string };

/** A source of a stream as it is tested; what decides only when it is tried is left out. */
export function testedSource(item: Json): TestedSource {
  if (!isPlainObject(item)) return { url: typeof item === "string" ? item : "" };
  const { url, priority: _, source_timeout: __, ...options } = item;
  const set = Object.entries(options).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(set), url: typeof url === "string" ? url : "" };
}

/**
 * Whether a server can look at a source before it is saved (decision 40). What is published or copied has nothing to look at.
 * @param can what the server announces
 */
export function isTestable(url: string, can: (capability: string) => boolean): boolean {
  return can("probe_source") && (can("probe_any_source") ? anySource : cameras).test(url.trim());
}
