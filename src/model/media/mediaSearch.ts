import { isPlainObject } from "../Json.ts";
import { streamStats, type ReportedStream, sourceUrls } from "../stream/reportedStream.ts";
import type { Status, StatusKind } from "../stream/streamStatus.ts";

/** The filters of the media list, as the query string names them. */
export const mediaFilters = ["online", "attention", "waiting", "error", "dvr", "transcoder"] as const;
export type MediaFilter = (typeof mediaFilters)[number];

/** Those for a status: of these only one is chosen at a time. */
const EXCLUSIVE: readonly MediaFilter[] = ["online", "attention", "waiting", "error"];

/** The filters in the query string's `filter`, joined by dashes; of those for a status only the first counts. */
export function parseFilters(text: string): readonly MediaFilter[] {
  const chosen = mediaFilters.filter((filter) => text.split("-").includes(filter));
  const status = chosen.find((filter) => EXCLUSIVE.includes(filter));
  return chosen.filter((filter) => filter === status || !EXCLUSIVE.includes(filter));
}

/** The chosen filters after one was pressed: those for a status exclude each other, the others do not. */
export function toggledFilter(chosen: readonly MediaFilter[], pressed: MediaFilter): readonly MediaFilter[] {
  const wasOn = chosen.includes(pressed);
  const isExclusive = EXCLUSIVE.includes(pressed);
  return mediaFilters.filter((filter) =>
    filter === pressed ? !wasOn : chosen.includes(filter) && !(isExclusive && EXCLUSIVE.includes(filter)),
  );
}

const KINDS: Readonly<Record<"online" | "attention" | "waiting" | "error", readonly StatusKind[]>> = {
  online: ["online", "delay", "drops", "alarm", "backup"],
  attention: ["delay", "drops", "alarm", "backup", "error", "noSources"],
  waiting: ["expecting", "waiting", "starting"],
  error: ["error", "noSources"],
};

/** Whether one filter of the media list keeps a stream whose status is known already. */
export function fitsFilter(filter: MediaFilter, stream: ReportedStream, status: Status): boolean {
  if (filter === "dvr") return isSet(stream.dvr) || streamStats(stream)["dvr_enabled"] === true;
  if (filter === "transcoder") return isSet(stream.transcoder);
  return KINDS[filter].includes(status.kind);
}

function isSet(block: unknown): boolean {
  return typeof block === "object" && block !== null;
}

/**
 * Whether a search finds a thing of a media list: the query stands somewhere in its words. Both are read in lower case,
 * so `abc` finds `ABC`.
 */
export function matchesQuery(name: string, media: ReportedStream, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === "" || searchWords(name, media).includes(wanted);
}

/**
 * What the search reads of a thing of a media list, in lower case, one a line: its name, title, comment, source
 * addresses and the way it is published.
 */
export function searchWords(name: string, media: ReportedStream): string {
  const stats = streamStats(media);
  const comment = isPlainObject(media.meta) ? media.meta["comment"] : undefined;
  let words = name;
  for (const url of sourceUrls(media)) words += `\n${url}`;
  for (const word of [media.title, comment, stats["url"], stats["published_via"]]) {
    if (typeof word === "string") words += `\n${word}`;
  }
  return words.toLowerCase();
}
