import { text } from "../../texts/text.ts";
import { isPlainObject, type Json } from "../Json.ts";
import { withHiddenShown } from "../hiddenCharacters.ts";
import { isPublished, streamStats, type ReportedStream, sourceUrls } from "./reportedStream.ts";

/** Whether an input is not a source to fetch but the entry that lets others publish to the stream. */
export function isPublishUrl(url: string): boolean {
  return url.startsWith("publish://");
}

/**
 * Whether others may publish to a stream. A `publish://` input says so where the server understands one; anywhere else
 * `publish_enabled` does. Whether somebody has published yet (`published_from`) does not matter: a stream that waits
 * for its first publisher is on.
 */
export function isPublishing(stream: ReportedStream, canPublishByUrl: boolean): boolean {
  if (canPublishByUrl && sourceUrls(stream).some(isPublishUrl)) return true;
  return stream.publish_enabled === true;
}

/** The properties to save so that publishing to a stream is on or off; null clears. */
export function withPublishing(
  stream: { readonly urls?: Json | undefined } & ReportedStream,
  on: boolean,
  canPublishByUrl: boolean,
): { readonly urls?: Json[]; readonly publish_enabled?: true | null } {
  if (!canPublishByUrl) return { publish_enabled: on ? true : null };
  const urls: readonly Json[] = Array.isArray(stream.urls) ? stream.urls : [];
  const others = urls.filter((entry) => !isPublishEntry(entry));
  const entries = on && others.length === urls.length ? [{ url: "publish://" }, ...urls] : on ? [...urls] : others;
  // An older switch left on would keep publishing open after the entry is gone.
  return on || stream.publish_enabled !== true ? { urls: entries } : { urls: entries, publish_enabled: null };
}

function isPublishEntry(entry: Json): boolean {
  const url = isPlainObject(entry) ? entry["url"] : entry;
  return typeof url === "string" && isPublishUrl(url);
}

/** What a source that is not in use waits for, where it is published to; undefined for one that is fetched. */
export function publisherState(url: string, stream: ReportedStream | undefined): "waiting" | "published" | undefined {
  if (!isPublishUrl(url)) return undefined;
  return isPublished(stream ?? {}) ? "published" : "waiting";
}

/** Who publishes a stream, and by which protocol; "" while nobody does. */
export function describePublisher(stream: ReportedStream): string {
  const { published_from: from, published_via: via } = streamStats(stream);
  if (typeof from !== "string") return "";
  const shown = withHiddenShown(from);
  return typeof via === "string" ? text("overview.publisherVia", { from: shown, via: withHiddenShown(via) }) : shown;
}
