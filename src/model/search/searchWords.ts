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
 * What the search reads of a thing of a media list, in lower case, one a line: its name, title, comment, source
 * addresses and the way it is published.
 */
export function searchWords(name: string, media: Searchable): string {
  const stats = statsOf(media);
  const comment = isPlainObject(media.meta) ? media.meta["comment"] : undefined;
  let words = name;
  for (const url of urlsOf(media)) words += `\n${url}`;
  for (const word of [media.title, comment, stats["url"], stats["published_via"]]) {
    if (typeof word === "string") words += `\n${word}`;
  }
  return words.toLowerCase();
}
