import { encodedName } from "../names/encodedName.ts";
import type { TimeSpan } from "./TimeSpan.ts";

/** The most an address of the archive may ask for. */
export const longestArchiveMs = 86_400_000;

/** Address of a part of the archive on the media server: to play (`m3u8`), or to keep (`mp4`). */
export function archiveAddress(name: string, { fromMs, toMs }: TimeSpan, kind: "m3u8" | "mp4", token: string): string {
  const from = Math.floor(fromMs / 1000);
  const duration = Math.max(1, Math.ceil(toMs / 1000) - from);
  const query = token === "" ? "" : `?token=${encodeURIComponent(token)}`;
  return `/${encodedName(name)}/archive-${from}-${duration}.${kind}${query}`;
}
