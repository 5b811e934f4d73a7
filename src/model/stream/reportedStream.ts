import { isPlainObject, type Json, type JsonObject } from "../Json.ts";

/**
 * What the rules read of a stream: standalone, published or mirrored. The values come from a server
 * that may be older or newer than we are, so nothing is believed about their types.
 */
export interface ReportedStream {
  readonly disabled?: unknown;
  /** False for a stream that starts on demand; absent means true. */
  readonly static?: unknown;
  /** Strings or `{url}`. */
  readonly urls?: unknown;
  readonly publish_enabled?: unknown;
  readonly title?: unknown;
  /** `{comment}`. */
  readonly meta?: unknown;
  readonly dvr?: unknown;
  readonly transcoder?: unknown;
  readonly stats?: unknown;
}

const NONE: JsonObject = {};

/** The runtime part of a stream; empty while the server has said nothing yet. */
export function streamStats(stream: ReportedStream): JsonObject {
  return isPlainObject(stream.stats) ? stream.stats : NONE;
}

/** The addresses of a stream's inputs in their order, whichever form each is written in. */
export function sourceUrls(stream: ReportedStream): readonly string[] {
  if (!Array.isArray(stream.urls)) return [];
  const urls: string[] = [];
  // Read for every stream of a list, where `flatMap` would take most of the time.
  const entries: readonly unknown[] = stream.urls;
  for (const entry of entries) {
    const url: unknown = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : entry;
    if (typeof url === "string" && url !== "") urls.push(url);
  }
  return urls;
}

/** A reported figure; 0 for what is none. */
export function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** Whether a stream is started, be there frames or not. */
export function isRunning(stream: ReportedStream): boolean {
  const stats = streamStats(stream);
  return stats["running"] === true || stats["alive"] === true;
}

/** Whether somebody publishes to it now. */
export function isPublished(stream: ReportedStream): boolean {
  return typeof streamStats(stream)["published_from"] === "string";
}

/** Whether there is an error that counts: a stream without thumbnails still plays (C266). */
export function isRealError(error: unknown): error is string {
  return typeof error === "string" && error !== "" && !error.includes("thumbnails_not_fetched");
}

export const LONGEST_DELAY_MS = 60_000;

/** What tells whether a stream fails. */
interface Reported {
  readonly source_error?: unknown;
  readonly ts_delay?: unknown;
  readonly retry_count?: unknown;
}

/** Whether a stream has an error, or is unavailable: nothing came for too long, or its source is tried again [C265] [C267]. */
export function isFailing({ source_error: error, ts_delay: delayMs, retry_count: retries }: Reported): boolean {
  return isRealError(error) || numberOf(delayMs) > LONGEST_DELAY_MS || numberOf(retries) > 0;
}

/** All streams of a tree by name: those of the config, then what is published to locations and mirrored; each name once. */
export function streamsOfTree(tree: JsonObject): ReadonlyMap<string, JsonObject> {
  const owners = [tree["lives"], tree["sources"]].flatMap(objectsIn);
  const found = new Map<string, JsonObject>();
  for (const streams of [tree["streams"], ...owners.map(([, owner]) => owner["streams"])])
    for (const [name, stream] of objectsIn(streams)) if (!found.has(name)) found.set(name, stream);
  return found;
}

function objectsIn(value: Json | undefined): readonly (readonly [string, JsonObject])[] {
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (isPlainObject(entry) ? [[key, entry] as const] : []));
}

/** Who watches some streams at this moment, published and relayed ones too. */
export function viewersOfStreams(names: readonly string[], tree: JsonObject): number {
  const streams = streamsOfTree(tree);
  return names.reduce((sum, name) => sum + viewersOf(streams.get(name) ?? {}), 0);
}

/** How many of some streams somebody publishes to at this moment. */
export function publishersOfStreams(names: readonly string[], tree: JsonObject): number {
  const streams = streamsOfTree(tree);
  return names.filter((name) => isPublished(streams.get(name) ?? {})).length;
}

/** A file has the figure itself. */
export function viewersOf(live: ReportedStream): number {
  const own: unknown = "client_count" in live ? live.client_count : streamStats(live)["client_count"];
  return numberOf(own);
}
