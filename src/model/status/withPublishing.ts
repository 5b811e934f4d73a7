import { isPublishUrl } from "./isPublishUrl.ts";
import type { Json } from "../Json.ts";
import type { StreamFacts } from "./StreamFacts.ts";

/** The properties to save so that publishing to a stream is on or off; null clears. */
export function withPublishing(
  stream: { readonly urls?: Json | undefined } & StreamFacts,
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
  if (typeof entry === "string") return isPublishUrl(entry);
  return typeof entry === "object" && entry !== null && !Array.isArray(entry) && typeof entry["url"] === "string"
    ? isPublishUrl(entry["url"])
    : false;
}
