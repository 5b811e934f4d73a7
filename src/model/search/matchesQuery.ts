import { isPlainObject } from "../patch/isPlainObject.ts";
import { statsOf } from "../status/statsOf.ts";
import type { StreamFacts } from "../status/StreamFacts.ts";
import { urlsOf } from "../status/urlsOf.ts";

/** A stream, location, VOD or mirror as the search reads it. */
export interface Searchable extends StreamFacts {
  readonly title?: unknown;
  readonly meta?: unknown;
}

/**
 * Whether a search finds a thing of a media list: the query in lower case stands somewhere in its name, title, comment,
 * source address or the way it is published. Those are read in lower case too, so `abc` finds `ABC`.
 */
export function matchesQuery(name: string, media: Searchable, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === "" || holds(name, wanted)) return true;
  const stats = statsOf(media);
  const comment = isPlainObject(media.meta) ? media.meta["comment"] : undefined;
  return (
    holds(media.title, wanted) ||
    holds(comment, wanted) ||
    urlsOf(media).some((url) => holds(url, wanted)) ||
    holds(stats["url"], wanted) ||
    holds(stats["published_via"], wanted)
  );
}

function holds(text: unknown, wanted: string): boolean {
  return typeof text === "string" && text.toLowerCase().includes(wanted);
}
